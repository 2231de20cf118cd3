"""The Grafana dashboard and the alerts ask for figures that there are; the dashboard for all of ours."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families

from tests.discord.card_table import card_table
from tests.discord.test_monitoring import read

DOCS = Path(__file__).parents[2] / "docs"
MONITORING = (DOCS / "monitoring.md").read_text("utf-8")
DASHBOARD: dict[str, Any] = json.loads((DOCS / "grafana-dashboard.json").read_text("utf-8"))
ALERTS: list[dict[str, Any]] = yaml.safe_load((DOCS / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
FUNCTIONS = {"sum", "by", "rate", "increase", "histogram_quantile", "topk", "max", "time", "or", "vector", "le", "min"}
WIRE_ONLY = {f"right_bower_acknowledgement_seconds_{part}" for part in ("bucket", "count")} | {
    "right_bower_discord_requests_total", "right_bower_log_records_total", "discord_latency_seconds",
}  # fmt: skip
"""Figures that nothing is known of where no socket is opened."""


def questions() -> Iterator[str]:
    """Every expression of every panel."""
    for panel in DASHBOARD["panels"]:
        yield from (target["expr"] for target in panel.get("targets", ()))


def named(expression: str) -> set[str]:
    """The figures that an expression names."""
    bare = re.sub(r"\{[^}]*\}|\[[^\]]*\]|(?:by|unless on) \([^)]*\)|\"[^\"]*\"", " ", expression)
    return set(re.findall(r"[a-z][a-z_]{3,}|\bup\b", bare)) - FUNCTIONS


async def served(folder: Path) -> list[Metric]:
    """What a bot serves in the middle of a game."""
    host: dict[str, Any] = {"metrics_address": ("127.0.0.1", 0), "backup_dir": str(folder / "copies")}
    async with card_table(folder, seed=2, host=host) as table:
        await table.gather(points=1)
        _, text = await read(table, "/metrics")
        return list(text_string_to_metric_families(text))


@pytest.mark.proof
async def test_dashboard_and_alerts_use_all_served_figures_and_no_others(tmp_path: Path) -> None:
    families = await served(tmp_path)
    samples = {sample.name for family in families for sample in family.samples}
    in_panels = {name for expression in questions() for name in named(expression)}
    documented = set(re.findall(r"`((?:right_bower|discord|process)_[a-z_]+)`", MONITORING))
    alarms = {name for rule in ALERTS for name in named(rule["expr"])}
    assert len(alarms) > 10
    assert documented - samples - WIRE_ONLY - {family.name for family in families} == set()
    assert alarms - samples - WIRE_ONLY == {"up"}
    assert in_panels - samples - WIRE_ONLY == set()
    ours = {each.name for each in families if re.match(r"(right_bower|discord)_(?!.*_created$)", each.name)}
    assert [name for name in sorted(ours) if not any(each.startswith(name) for each in in_panels)] == []


def test_the_documented_alarms_match_the_rules() -> None:
    table = MONITORING.partition("| figure | alarm |")[2].partition("\n\n")[0]
    described = set(re.findall(r"^\| `([a-z_]+)` \|", table, re.MULTILINE))
    ringing = {re.sub(r"_(bucket|count)$", "", name) for rule in ALERTS for name in named(rule["expr"])}
    assert ringing - {"right_bower_backup_period_seconds", "right_bower_workers"} == described
    assert len({rule["alert"] for rule in ALERTS}) == len(ALERTS)
    for rule in ALERTS:
        assert rule.keys() == {"alert", "expr", "for", "labels", "annotations"}
        assert re.fullmatch(r"\d+[mh]", rule["for"])
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["description"]
        assert re.search(r" (>|==) ", rule["expr"]), "it compares with something"


def test_every_panel_has_a_title_a_meaning_and_a_place_of_its_own() -> None:
    panels = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
    assert len(panels) > 15
    assert all(panel["title"] and panel["description"] for panel in panels)
    places = [(place["x"], place["y"]) for place in (panel["gridPos"] for panel in DASHBOARD["panels"])]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)
