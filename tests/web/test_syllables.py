"""Where long words may be broken."""

import json
from pathlib import Path

from web.nodes import in_node, needs_node

SCRIPT = Path(__file__).with_name("breaking.js")
WORDS = {
    "de": "Ent-wick-lungs-hilfe Wirts-haus Bot-schaf-ter Abge-schlos-sene Bischö-fin Rathaus Hof",
    "en": "Ambas-sa-dor dis-tricts fini-shed Friend-ship Cathe-dral Monas-tery King",
    "es": "extran-jera Emba-ja-dor cate-dral Inter-cam-bio Rey",
    "fr": "étran-gère Ambas-sa-deur Cathé-drale Biblio-thè-que Archi-tecte Roi",
    "ru": "Иност-ран-ная Архи-тек-тор Завер-шён-ный Король",
}


@needs_node
def test_words_are_broken_between_syllables() -> None:
    expected = [(code, word) for code, words in WORDS.items() for word in words.split()]
    asked = [(code, word.replace("-", "")) for code, word in expected]
    found = in_node(SCRIPT, "broken", json.dumps(asked).encode())
    assert found == [word for _, word in expected]
