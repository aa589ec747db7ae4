import type { Manual } from '@vesper/kernel';

/** Section 5: actions, combat, Generals, wounds and the spreading Darkness. */
export const playing: Manual['chapters'] = [
  {
    id: 'REA-5A',
    title: 'Actions',
    clauses: {
      'REA-5.1': 'Everything in this chapter is an action and uses up one Life Token that is face up.',
      'REA-5.2': 'On foot: walk to a neighbouring space.',
      'REA-5.3': 'On horseback: discard a card with a Horse and ride 1 or 2 spaces.',
      'REA-5.4': 'On an eagle: discard a card with an Eagle and fly up to 4 spaces.',
      'REA-5.5':
        'By the magic of a card: discard a card with a Magic Gate and step out at the location it names, or at any Magic Gate on the board.',
      'REA-5.6': 'From gate to gate: if you stand at a Magic Gate, step through to another one. No card is needed.',
      'REA-5.7': 'Special skill: use one of the skills on your hero card that are marked as an action.',
      'REA-5.8':
        'Build a Magic Gate: discard a Hero card that names the location you stand in, and put a gate token there.',
      'REA-5.9':
        'Rumors: at an Inn, name a colour and turn up 2 Hero cards. Those of your colour and all purple ones are yours.',
      'REA-5.10': 'You can listen to Rumors twice in a turn, not more often.',
      'REA-5.11':
        'Heal the Land: where the land is tainted, discard a Hero card of the same colour as the land and roll 2 dice.',
      'REA-5.12': 'A 5 or a 6 on either die takes 1 Tainted Crystal away.',
      'REA-5.13': 'One such action never removes more than one crystal.',
      'REA-5.14': 'Heal your wounds in Monarch City or at an Inn, and you get back every Life Token you have lost.',
      'REA-5.15': 'Heal your wounds anywhere else, where no minions are, and you get back 2 Life Tokens.',
    },
  },
  {
    id: 'REA-5B',
    title: 'Combat with minions',
    clauses: {
      'REA-5.16': 'To fight the minions around you, roll one die in its colour for each of them.',
      'REA-5.17': 'Orcs fall on a 3 or more.',
      'REA-5.18': 'Undead fall on a 4 or more.',
      'REA-5.19': 'Demons fall on a 4 or more.',
      'REA-5.20': 'Dragonkin fall on a 5 or 6.',
    },
  },
  {
    id: 'REA-5C',
    title: 'Battles with Generals',
    clauses: {
      'REA-5.21': 'You can attack a General only once all minions in that space are gone.',
      'REA-5.22': 'Starting the battle costs one action.',
      'REA-5.23':
        'The attackers lay down Hero cards that show the portrait of this General; the dice on the cards are the dice you may roll.',
      'REA-5.24': 'Next the General’s combat skill takes hold, Balazarg’s corruption for instance.',
      'REA-5.25': 'Roll the dice: every hit moves the wound marker of the General down by one.',
      'REA-5.26':
        'If the General falls, the hero who struck the last blow takes the General’s card and becomes a Slayer.',
      'REA-5.27': 'Everyone who took part in the victory draws 3 Hero cards.',
      'REA-5.28': 'With the fall of a General the War Status moves on.',
      'REA-5.29':
        'If the General withstands you, each attacker pays the price printed on the General’s card in wounds and cards.',
      'REA-5.30': 'After a failed attack all attackers are carried back to Monarch City.',
      'REA-5.31': 'A General who survives starts to recover; how soon depends on how badly it is hurt.',
    },
  },
  {
    id: 'REA-5D',
    title: 'Wounds and death',
    clauses: {
      'REA-5.32': 'End your turn among minions, and each of them costs you a Life Token.',
      'REA-5.33': 'If there are Undead among them, Fear costs you one Life Token on top.',
      'REA-5.34':
        'A hero without Life Tokens has fallen. The player picks a new one, who begins in Monarch City with 2 Hero cards and 1 Quest.',
    },
  },
  {
    id: 'REA-5E',
    title: 'Overrun, taint and War Status',
    clauses: {
      'REA-5.35': 'A location is overrun when a fourth minion would come there, or a third Demon.',
      'REA-5.36': 'An overrun location gets a Tainted Crystal.',
      'REA-5.37': 'From an overrun location the horde spreads: 1 minion of that colour appears in every neighbour.',
      'REA-5.38':
        'A neighbour that is full already takes no fourth minion; it just gets a Tainted Crystal and does not spread any further.',
      'REA-5.39': 'Monarch City and the Inns are never overrun and never tainted.',
      'REA-5.40': 'Five minions in Monarch City, and all is lost.',
      'REA-5.41': 'The game begins in Early War with one Darkness Spreads card per turn.',
      'REA-5.42': 'Each time a General falls, the War Status may change.',
      'REA-5.43': 'After the first one it is Mid War, with two cards per turn.',
      'REA-5.44': 'After the second one it stays Mid War.',
      'REA-5.45': 'After the third one it is Late War, with three cards per turn.',
    },
  },
];
