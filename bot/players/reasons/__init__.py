"""Why an act is good, in one sentence that a good player would say."""
