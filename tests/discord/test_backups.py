"""The bot makes backups on schedule where its settings name a folder, and stops with the bot."""

from __future__ import annotations

from pathlib import Path

from bot.app import make_bot
from bot.settings import Settings
from bot.storage.backends import check


async def test_the_bot_makes_a_backup_soon_after_its_start(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with make_bot(Settings(database=str(tmp_path / "right-bower.db"), backup_dir=str(folder))) as bot:
        await bot.prepare()
        assert bot.services.backups is not None
        bot.services.backups.start()
        await bot.services.backups.idle()
    made = [*folder.glob("right-bower-*.db")]
    assert [found async for found in check(made[0])] == []


async def test_without_a_folder_no_backups_are_made(tmp_path: Path) -> None:
    async with make_bot(Settings(database=str(tmp_path / "right-bower.db"))) as bot:
        await bot.prepare()
        assert bot.services.backups is None
