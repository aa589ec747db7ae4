import type { Manual } from '@vesper/kernel';

/** Where the booklets are silent or can be read in two ways. */
export const rulings: Manual['chapters'] = [
  {
    id: 'JUB-R-setup',
    title: 'Rulings: setting up',
    clauses: {
      'JUB-R1':
        'A white starting site is a starting site on which no player has a troop; there are always two of them. By option the Scourge may begin on any site that is no starting site instead.',
      'JUB-R2': 'The first token comes out of the supply, which therefore has 15, 20 or 23 tokens left.',
      'JUB-R3':
        'At setup a white troop makes room even if other spaces are empty. Whoever places the Scourge chooses which, and chooses an empty space if there are no white troops.',
      'JUB-R4':
        'The white troop of the setup lies on the Affliction board but is nobody’s, and never counts for the penalty.',
      'JUB-R5':
        'With the Scourge: decks and hands, white troops, starting troops, the Scourge, then the market. In the base game the market is laid out before the starting troops.',
      'JUB-R6':
        'There are more tokens than SPREAD cards; the others come from minions that spread or seep. If tokens are left over, the game ends in another way.',
    },
  },
  {
    id: 'JUB-R-spreading',
    title: 'Rulings: when it spreads',
    clauses: {
      'JUB-R7':
        'A SPREAD card works whenever a slot is filled during play, not only after a purchase. Slots are filled one by one, and a spread is finished before the next card is drawn and before an interrupted card goes on.',
      'JUB-R8': 'The last token does not stop the game at once: this turn and the rest of the round are played.',
      'JUB-R9':
        'The ends of the base game remain. The first reason to end settles which round is the last; later ones change nothing.',
      'JUB-R10':
        'With no token left in the supply nothing spreads or seeps: the Scourge stays and nobody loses a troop. A SPREAD card is still discarded and replaced.',
      'JUB-R11':
        'The Scourge moves along exactly one tunnel, however many spaces that has; troops in it do not matter. It always moves.',
      'JUB-R12':
        'For the Scourge all troops on a site’s spaces count, white ones too, spies not. Major are the sites with a control marker.',
      'JUB-R13':
        'Tied sites share the twelve numbers of the die in order of their site numbers: two get 1 to 6 and 7 to 12; five get two each, and 11 and 12 are rolled again.',
      'JUB-R14': 'Whoever’s turn it is picks the empty space for the token, or the white troop that is removed.',
      'JUB-R15': 'A white troop removed by a spread is out of the game and nobody’s trophy.',
      'JUB-R16':
        'A full site costs a troop of the player with the most troops there. If several have the most, it is the first of them clockwise from the player whose turn it is, who counts first. That player picks one of their troops at this site.',
      'JUB-R17':
        'Losses by a spread spare the player whose turn it is and the player who has just made room for the token. They happen after every token that a spread places.',
      'JUB-R18':
        'Losses are chosen one after the other, clockwise, after the token lies there. Whoever has a troop at the site of the Scourge must give one of their troops on any Afflicted Site.',
      'JUB-R19': 'If the Scourge comes to a site that has only tokens, it stays there and nothing else happens.',
    },
  },
  {
    id: 'JUB-R-sites',
    title: 'Rulings: Afflicted Sites and lost troops',
    clauses: {
      'JUB-R20':
        'A site with any token is never under total control. For everything else the Affliction is no spy: it cannot be returned and does not count as another spy.',
      'JUB-R21':
        'Every tunnel is attached to one space at each of its ends, its dock. That matters only in an Afflicted Site: there a troop gives presence in a tunnel only from its dock, and from a dock with a token nobody has it. Presence at the site itself is as usual.',
      'JUB-R22':
        'Nothing can be deployed on or moved to a space with a token, it is never empty, and control looks only at the other spaces.',
      'JUB-R23':
        'Troops on the Affliction board are not on the map, not in the barracks and no trophies. Only a rescue brings them back.',
      'JUB-R24':
        'An Afflicted Guard needs no presence at its target: a troop of yours at any Afflicted Site is enough, and any enemy troop at any Afflicted Site can be the target.',
      'JUB-R25':
        'Moving a troop into the Affliction by a card is always optional, takes any troop, your own included, and gives nobody a trophy. At the site of a spy that was just returned you still have presence for it.',
      'JUB-R26':
        'Spread: the whole sequence, for the player of the card. Seep: a token from the supply onto an empty space of that site, without losses. Lure: the Scourge is put on that site, and nothing else. Rescue: your troops come from the Affliction board back to your barracks.',
      'JUB-R27':
        'The penalty is your troops on the Affliction board times all players’ troops there. Your total may become negative.',
      'JUB-R28': 'The Scourge is no troop and no spy. It blocks nothing, and only spreads and lures move it.',
    },
  },
  {
    id: 'JUB-R-control',
    title: 'Rulings: markers and control',
    clauses: {
      'JUB-R29':
        'A marker you hold at the start of your turn gives 1 influence then; one you take during your turn gives it at once; never twice in a turn. VP come only at the end of the turn, and only with total control.',
      'JUB-R30':
        'White counts as a colour: you need more troops than there are white ones. White itself never controls.',
    },
  },
  {
    id: 'JUB-R-cards',
    title: 'Rulings: cards',
    clauses: {
      'JUB-R31':
        'What a card says is carried out as far as possible. It can be declined only where it says so or behind a cost; what is impossible is skipped.',
      'JUB-R32':
        'Of several options only those are offered of which some part is possible now. Effects for the end of the turn always are. If none is possible, this part of the card does nothing.',
      'JUB-R33':
        'A cost may be paid even if nothing comes of it, but only if it can be paid. If you choose an option that begins with a cost, you have to pay it.',
      'JUB-R34':
        'Effects for the end of the turn wait in the order in which they came, whatever becomes of their cards. A promotion takes another card that lies in your play area; you must choose one if there is one, unless it says up to.',
      'JUB-R35':
        'In the middle of a turn only the discard pile is shuffled, with what you recruited this turn; cards in play stay there.',
      'JUB-R36': 'If you supplant with empty barracks, you get the trophy and 1 VP, and the space stays empty.',
      'JUB-R37': 'If a card places two spies, each is placed on its own, also when the reserve is empty.',
      'JUB-R38':
        'Insane Outcasts cannot be bought. Whoever has to recruit one puts it into the discard pile. Promoted or devoured ones go back to the supply. If too few are left, players are served clockwise, one after the other.',
      'JUB-R39':
        'For focus another card of the aspect must have been played earlier this turn; otherwise you may show one in your hand, which stays there. You are asked whenever you hold any card, so that nobody learns anything from it.',
      'JUB-R40':
        'Forced discards go clockwise, and everybody picks their own card. Where a card says more than 3, only players with 4 or more cards are concerned. What a card does when it is discarded works only if an opponent’s card caused it, and at once.',
      'JUB-R41':
        'A troop put back from a trophy hall keeps its colour, uses nobody’s barracks and ends no game. Where the card asks for presence, you need it even without a troop on the map.',
      'JUB-R42':
        'A card carried out from elsewhere counts as played but never lies in your play area, so it cannot devour, promote or exchange itself. A market card stays in its slot meanwhile, cannot pick itself, and is devoured afterwards.',
      'JUB-R43':
        'Each Ghost lets you once this turn recruit the card that is then on top of the devoured pile, for its cost. Cards without a cost cannot be recruited.',
      'JUB-R44':
        'A card that changes places with a market card devours that card and takes its slot; nothing is drawn. It must be done if the market has a card.',
    },
  },
  {
    id: 'JUB-R-map',
    title: 'Rulings: the map',
    clauses: {
      'JUB-R45':
        'Two sites that touch each other count as next to each other: a troop in one gives presence at the other, from an Afflicted Site only if it stands on the dock.',
      'JUB-R46': 'Having no troop on the map is about map spaces only: spies, trophies and lost troops do not count.',
      'JUB-R47': 'Sites in sections that are not used, and tunnels that lead there, do not exist in that game.',
      'JUB-R48':
        'Next to a deployed troop means: in the same site, or on a site or space that touches its place on the map; docks and tokens do not matter here.',
    },
  },
  {
    id: 'JUB-R-table',
    title: 'Rulings: the table',
    clauses: {
      'JUB-R49': 'There is no limit to VP tokens; each player’s number of them is public.',
      'JUB-R50':
        'Where printed sources differ: Infiltrator costs 3, Llacerellyn is worth 2 VP, Grimlock deploys 2, discards hit hands of more than 3, Demogorgon needs presence, and the map has 26 sites.',
      'JUB-R51':
        'Discard piles, inner circles, trophy halls and the devoured pile are public. What is in a deck is shown to nobody but its owner, and its order to nobody.',
      'JUB-R52': 'Spaces of a site are chosen one by one, because docks make them different.',
      'JUB-R53':
        'In the base game there is no Scourge, no Affliction board, no token and no SPREAD card, and nothing about them applies.',
      'JUB-R54':
        'If you must do something and only one thing is possible, it is done for you. What is optional is always asked, and equal cards are separate choices.',
      'JUB-R55': 'You also have presence on the space where your own troop stands.',
      'JUB-R56': 'SPREAD cards have a discard pile of their own and never get to the devoured pile.',
      'JUB-R57':
        'When the market deck is empty, slots stay empty. The end is triggered when the last card leaves the deck, even if it is a SPREAD card, which still works.',
      'JUB-R58': 'Who controls a site is looked at after every single change.',
      'JUB-R59': 'A game never goes on for ever: if nothing else ends it, round 60 is the last.',
    },
  },
];
