"""The rules answer what a newcomer asks in plain words: the first answer comes from the right section, in both languages."""

import pytest
from tests.browser.playing import open_table, settle

LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
SECTION = """() => {
  const first = document.querySelector('#rules-drawer .answers .clause');
  return first && document.querySelector(`#clause-${first.dataset.clause}`).closest('[data-section]').dataset.section;
}"""
ASKED = {
    "two_heirs-en": """
        how do I win: SCORE | when does the game end: END | what can I do on my turn: TURN | money: RES | horse: TROOP
        soldiers: TROOP | how many tiles can I hold: TAKE | double points: SCORE | can I move diagonally: TROOP | alone: SOLO
        tie: SCORE | face down: OPEN | must I take a tile: TAKE | rotate: BUILD | roads: ROAD""",
    "two_heirs-fr": """
        comment gagner: SCORE | quand finit la partie: END | que puis-je faire: TURN | argent: RES | cheval: TROOP
        soldats: TROOP | combien de tuiles en main: TAKE | points doublés: SCORE | diagonale: TROOP | jouer seul: SOLO
        égalité: SCORE | face cachée: OPEN | dois-je prendre une tuile: TAKE | tourner: BUILD | routes: ROAD""",
    "crown_of_emara-en": """
        how do I win: END | when does it end: END | what can I do: TURN | bread: LAND | gold: PAY | noble: BONUS | books: TOWN
        worker: BONUS | move backwards: MOVE | hire: BONUS | tie breaker: END | how many cards: CARD | favours: FAV
        alone: SOLO | castle: TOWN""",
    "crown_of_emara-fr": """
        comment gagner: END | fin de partie: END | que faire à mon tour: TURN | pain: LAND | or: PAY | bague: BONUS
        livres: TOWN | ouvrier: BONUS | reculer: MOVE | égalité: END | combien de cartes: CARD | faveurs: FAV | seul: SOLO
        château: TOWN | noble: BONUS""",
    "medieval_realms-en": """
        how do I win: END | when does it end: END | what can I do: ACT | bluff: DECOY | soldiers: PROD | bid: AUC | pass: ACT
        how many cards can I hold: DEP | war: CARD | alone: SOLO | first player: ORDER | city: CARD | hidden: INFO
        discard: DEP | priority: ORDER""",
    "medieval_realms-fr": """
        comment gagner: END | quand ça finit: END | que faire: ACT | bluff: DECOY | soldats: PROD | miser: AUC | passer: ACT
        limite: DEP | guerre: CARD | seul: SOLO | premier joueur: ORDER | ville: CARD | caché: INFO | défausser: DEP
        troupes: PROD""",
    "kingdom_crossing-en": """
        how do I win: END | when does it end: END | what can I do: DAY | the same bridge twice: MOVE | fly: BALL | money: INV
        queen: QUEEN | house: TRACK | beaver: MOVE | sleep: DAY | birds: BUY | stars: END | objectives: OBJ | alone: SOLO
        buy a card: BUY""",
    "kingdom_crossing-fr": """
        comment gagner: END | fin du jeu: END | que faire: DAY | voler: BALL | argent: INV | reine: QUEEN | maison: TRACK
        castor: MOVE | dormir: DAY | oiseaux: BUY | étoiles: END | objectifs: OBJ | seul: SOLO | acheter une carte: BUY
        améliorer: EFF""",
    "rise_to_nobility-en": """
        how do I win: END | when does it end: END | what can I do: TURN | change a die: MOD | pass: TURN | buy a house: YARD
        settlers: SETTLER | apprentices: GUILD | reputation: REP | stars: SETTLER | tie: END | alone: SOLO | events: EVENT
        too many dice: REP | sell: SELL""",
    "rise_to_nobility-fr": """
        comment gagner: END | quand ça finit: END | que faire: TURN | changer un dé: MOD | passer: TURN
        acheter une maison: YARD | colons: SETTLER | apprentis: GUILD | réputation: REP | étoiles: SETTLER | égalité: END
        seul: SOLO | événements: EVENT | trop de dés: REP | vendre: SELL""",
}


def questions(table):
    """Pairs of a question and the section that answers it."""
    return [pair.strip().rsplit(": ", 1) for line in table.strip().splitlines() for pair in line.split(" | ")]


@pytest.mark.parametrize("which", ASKED)
def test_the_first_answer_comes_from_the_right_section(visitor, which):
    game, lang = which.split("-")
    page = visitor(LANGUAGES[lang], width=1280, height=800)
    open_table(page, game)
    settle(page)
    page.locator("#tool-rules").click()
    find = page.locator("#rules-drawer .find")
    found = {}
    for question, _ in questions(ASKED[which]):
        find.fill(question)
        found[question] = page.evaluate(SECTION)
    assert found == dict(questions(ASKED[which]))
