import type { Manual } from '@vesper/kernel';

/** The rules in the order of the printed booklet. */
export const chapters: Manual['chapters'] = [
  {
    id: 'SAL-1',
    title: 'Quick start',
    clauses: {
      'SAL-1.1':
        'Before the game begins, every player gets a kit: a Faction card, a Starting Colonist, a Grievance card, messengers and some Influence.',
      'SAL-1.2':
        'There are two decks of people: the red-backed Prominent Colonists and the blue-backed Colonists. Each is shuffled on its own and they are never mixed.',
      'SAL-1.3':
        'Six Colonist cards are set aside and mixed with the two end cards, Mary Spencer Hill and Increase Mather. This packet of eight is the bottom of the Colonist deck.',
      'SAL-1.4': 'Four Prominent Colonists are turned up below the Esteemed board. They are the top row.',
      'SAL-1.5': 'Four Colonists are turned up below the Prominent Colonists. They are the bottom row.',
      'SAL-1.6': 'Chance decides who is first player.',
      'SAL-1.7': 'You plan your actions by putting messengers on the Esteemed board, one each time it is your turn.',
      'SAL-1.8': 'A space has room for a single messenger.',
      'SAL-1.9':
        'Once the last messenger stands on the board, they are lifted one by one along the cobblestone path, beginning at the top left. Lifting your messenger is the moment you carry out its space.',
      'SAL-1.10':
        'Accusations, Fear and Spectral Evidence go onto a card right away, in the action that hands them out.',
      'SAL-1.11':
        'Influence is money: you keep what you gain and later spend it to arrest Colonists or to bring them into your Circle.',
      'SAL-1.12':
        'The number in the upper left corner of a card is its Reputation. For arrests, every Accusation on the card makes it 1 smaller.',
      'SAL-1.13': 'When every messenger has been resolved, gaps in the top row are filled with new cards.',
      'SAL-1.14': 'In the bottom row, the cards that are left move to the right and new Colonists fill the gaps.',
      'SAL-1.15':
        'If nobody left the bottom row this round, its rightmost card is put under the Colonist deck, the other three move one slot over, and a new card takes the free slot.',
      'SAL-1.16':
        'Your jail is to the left of your Faction card and holds the Colonists you arrested; your Circle is to the right.',
      'SAL-1.17': 'As soon as Mary Spencer Hill or Increase Mather turns up, the game is over.',
      'SAL-1.18': 'Your score is added up from the Victory Points lines on your Faction card.',
    },
  },
  {
    id: 'SAL-2',
    title: 'Example of play',
    clauses: {
      'SAL-2.1': 'Red and Yellow have put down all their messengers; only now does the first space resolve.',
      'SAL-2.2':
        'Red stands on space 4 and picks up the First Player token, so Red will place the first messenger of the coming round.',
      'SAL-2.3': 'On space 4 Red is also free to put the Protection token on any Colonist, or to let it be.',
      'SAL-2.4': 'Yellow stands on space 5 and may use the ability of each Colonist in her Circle.',
      'SAL-2.5':
        'On space 5 Yellow also receives 1 Influence for her Faction card and 1 for each influence icon in her Circle.',
      'SAL-2.6':
        'Red stands on space 8, pays the Reputation of a Colonist less its Accusations, and moves that card to the jail left of his Faction card.',
      'SAL-2.7': "Red stands on space 11, puts a Fear on someone in Yellow's Circle and gains 2 Influence.",
      'SAL-2.8': 'Yellow stands on space 12, places two Accusations where she likes and gains 2 Influence.',
      'SAL-2.9':
        'Yellow stands on space 13 and pays the full Reputation of a Colonist to bring them into her Circle. Accusations make it no cheaper, and they remain on the card.',
      'SAL-2.10':
        'When the last space is done, the gaps in the rows are filled. Had the bottom row lost nobody, its last card would go under the deck, the others would move right and a new one would come in.',
      'SAL-2.11': 'Then a new round begins in the same way.',
    },
  },
  {
    id: 'SAL-3',
    title: 'Colonist abilities in detail',
    clauses: {
      'SAL-3.1':
        'Six Colonists carry the "Afflicted" ribbon: Ann Putnam, Mercy Lewis, Elizabeth Parris, Mary Warren, Abigail Williams and Elizabeth Hubbard.',
      'SAL-3.2': 'When a card speaks of the Afflicted Girls, it means the six Colonists with the "Afflicted" ribbon.',
      'SAL-3.3': 'Bridget Bishop takes an Accusation off one Colonist and puts it on a different one.',
      'SAL-3.4':
        'Mary Black and Sarah Good are scapegoats. Each of them can be blamed while she lies in a row or a Circle, has no Protection and is not silenced by Fear.',
      'SAL-3.5':
        'Any player may call out a scapegoat: she is then arrested in place of the Colonist who was to be arrested.',
      'SAL-3.6':
        'A scapegoat can be called out only when somebody is trying to arrest a Prominent Colonist, that is, a red-backed card.',
      'SAL-3.7':
        'At a table you have only a few seconds to call out a scapegoat. Here the game pauses and asks each player in turn.',
      'SAL-3.8': 'A scapegoat who is called out gets no extra Reputation for being in a Circle.',
      'SAL-3.9': 'A scapegoat who is called out can be arrested without a single Accusation on her.',
      'SAL-3.10': 'Arresting a scapegoat who was called out is free.',
      'SAL-3.11':
        'If you choose Mary Black or Sarah Good as the target of your own arrest, she is treated like anybody else: she must be accused and you pay the full price.',
      'SAL-3.12':
        'If the arrest of George Burroughs takes a scapegoat from three Fear to two, she cannot be called out until another arrest has been completed.',
      'SAL-3.13':
        'When Rev. George Burroughs is arrested, each player may discard one Fear from the board and decides alone which one.',
      'SAL-3.14':
        'A Colonist who reacts to arrests and drops from three Fear to two because Burroughs was arrested does not react to that arrest, only to the ones after it.',
      'SAL-3.15': 'With Martha Corey in your Circle you gain 1 Influence when an Afflicted Girl uses her ability.',
      'SAL-3.16':
        'If several Afflicted Girls of one Circle act within the same action, Martha Corey still brings you only 1 Influence.',
      'SAL-3.17': 'With Rev. Deodat Lawson in your Circle you gain 1 Influence every time you bring in a Colonist.',
      'SAL-3.18':
        'If you hold Margaret Jacobs in your jail at the end and George Jacobs Sr. was arrested too, her card is worth -1 altogether.',
      'SAL-3.19':
        'If you hold Margaret Jacobs in your jail at the end and George Jacobs Sr. is still free, her card is worth 4 points.',
      'SAL-3.20':
        'John Porter Sr. lets you bring a Colonist into your Circle while you use abilities, with no messenger on a Bring space.',
      'SAL-3.21': "With John Porter Sr. you pay 2 Influence on top of the Colonist's Reputation.",
      'SAL-3.22':
        'Edward Putnam lets you arrest a Colonist while you use abilities, with no messenger on an Arrest space.',
      'SAL-3.23':
        "With Edward Putnam you pay 2 Influence on top of the Colonist's Reputation as the Accusations have left it.",
      'SAL-3.24':
        'With Thomas Putnam in your Circle you may add one Accusation to those you place, once for each space you resolve.',
      'SAL-3.25':
        'Thomas Putnam adds one Accusation to a space, no more, even if two of your Afflicted Girls each placed one there.',
      'SAL-3.26':
        'Dr. William Griggs takes an Influence token from the supply and lays it on a Colonist in his own Circle; he may choose himself.',
      'SAL-3.27':
        'Every token Dr. Griggs lays on a Colonist is worth +1 Reputation. A Colonist can carry three of them at most.',
    },
  },
  {
    id: 'SAL-4',
    title: 'Story and goal',
    clauses: {
      'SAL-4.1':
        "Salem, 1692. Fear of witches grips the colony, and sharp neighbours use it to settle old quarrels over land and pride. The girls who call themselves afflicted point their fingers; whoever protests is named next. The madness ends when even the governor's wife stands accused. You will meet no witches here, only people.",
      'SAL-4.2':
        'You want the most points. Draw useful Colonists into your Circle for standing, and have others arrested for their wealth.',
    },
  },
  {
    id: 'SAL-5',
    title: 'Setup',
    clauses: {
      'SAL-5.1': 'A first player is chosen and receives the First Player token. Turns go round the table clockwise.',
      'SAL-5.2': 'Every player is dealt a Faction card at random, the first player before the others.',
      'SAL-5.3':
        'The number at the lower left of a Faction card tells how many players it needs: a card marked "3+" stays in the box when two play.',
      'SAL-5.4': 'Every player is dealt a Starting Colonist at random.',
      'SAL-5.5': 'Starting Colonists that nobody received join the Colonist deck and are shuffled in.',
      'SAL-5.6': 'Every player is dealt one Grievance card at random.',
      'SAL-5.7': 'You get two messengers in the colour of your Faction card.',
      'SAL-5.8': 'If only two play, each of you gets three messengers.',
      'SAL-5.9': 'You begin with 4 Influence.',
      'SAL-5.10': 'The Esteemed board is in the middle of the table, where everyone can reach it.',
      'SAL-5.11': 'The red-backed and the blue-backed deck are shuffled, each by itself.',
      'SAL-5.12':
        'Six Colonists and the two end cards are shuffled into a packet of eight, and the Colonist deck is put on top of it.',
      'SAL-5.13': 'The top row is dealt: four Prominent Colonists, face up, below the Esteemed board.',
      'SAL-5.14': 'The bottom row is dealt: four Colonists, face up, below the Prominent Colonists.',
    },
  },
  {
    id: 'SAL-6',
    title: 'Faction card and Circle',
    clauses: {
      'SAL-6.1': 'Your Faction card lies between your jail and your Circle and keeps the two apart.',
      'SAL-6.2':
        'Your Faction card names a rival family. Each of its members in your jail earns you bonus points; one card, for example, pays 2 for every Porter.',
      'SAL-6.3':
        'Your Faction card names an allied family, such as the Putnams. Each of its members who is safe in your Circle earns you bonus points.',
      'SAL-6.4':
        'The Colonists in your Circle work for you: you use their abilities and collect Influence for their icons.',
      'SAL-6.5':
        'Colonists in a Circle are hard to get at: when another player wants to arrest them or lure them away, their Reputation counts as 5 higher.',
    },
  },
  {
    id: 'SAL-7',
    title: 'Grievance card',
    clauses: {
      'SAL-7.1': 'Only you know your Grievance card. It is shown to the others when the game is over.',
      'SAL-7.2':
        'Your Grievance card lists three targets. Each of them whom you arrest yourself scores extra points for you.',
      'SAL-7.3':
        'The Colonist at the foot of your Grievance card is your ally. If anyone at all arrests them, you lose points.',
    },
  },
  {
    id: 'SAL-8',
    title: 'Colonist cards',
    clauses: {
      'SAL-8.1': 'Every Colonist has a Reputation. Accusations push it down when it comes to an arrest.',
      'SAL-8.2':
        'A Colonist with an influence icon yields 1 Influence when you resolve space 5 or 6, the two spaces that show an Influence token with an arrow pointing up.',
      'SAL-8.3': 'If your faction is of the Village, you cannot bring in Colonists marked T for Town.',
      'SAL-8.4': 'If your faction is of the Town, you cannot bring in Colonists marked V for Village.',
      'SAL-8.5':
        'Houses show how much property a Colonist owns. Each house is a point for the player who arrested them.',
      'SAL-8.6':
        'A hammer ability is one you choose to use, when your messenger is lifted from space 5 or 7, the spaces that show a hammer.',
      'SAL-8.7': 'A Puritan ability happens by itself whenever the event described on the card occurs.',
      'SAL-8.8':
        'A clock ability works all the time for the player whose Circle the Colonist is in. You never have to switch it on.',
      'SAL-8.9': 'A pentagram ability counts as soon as the card is in play, even if it still lies in a row.',
      'SAL-8.10': 'Look at the colour behind a name to see which family the Colonist belongs to.',
      'SAL-8.11': 'Names on green are Putnams, on blue Porters, on red Proctors. Parchment means no family.',
    },
  },
  {
    id: 'SAL-9',
    title: 'Turn order',
    clauses: {
      'SAL-9.1':
        'The holder of the First Player token puts one messenger on a space, then the next player clockwise does, and so on round the table until nobody has messengers left.',
      'SAL-9.2': 'Nothing happens on the board until the last messenger has been placed.',
      'SAL-9.3': 'You cannot place a messenger on a space that is already taken.',
      'SAL-9.4': 'The spaces take effect in path order: from the top left of the Esteemed board to the bottom right.',
    },
  },
  {
    id: 'SAL-10',
    title: 'The spaces',
    clauses: {
      'SAL-10.1': 'Meet in Secret is there twice, as spaces 1 and 2, so two messengers can go there.',
      'SAL-10.2': 'Meet in Secret: you gain 1 Influence and accuse any Colonist once.',
      'SAL-10.3': 'Of the two Meet in Secret spaces the upper one goes first.',
      'SAL-10.4': 'Exonerate (space 3): you take two Accusations off a Colonist. Both come from the same card.',
      'SAL-10.5': 'On Exonerate you may go on clearing the same Colonist, for 1 Influence per further Accusation.',
      'SAL-10.6': 'Protection (space 4): you put the Protection token on any Colonist, wherever it was before.',
      'SAL-10.7': 'The Protection token stays on its Colonist until somebody moves it elsewhere.',
      'SAL-10.8': 'Nobody can arrest the Colonist who has the Protection token.',
      'SAL-10.9':
        'Protection guards against arrest only. The Colonist can still be brought into a Circle and can still receive Accusations, Fear and Spectral Evidence.',
      'SAL-10.10': 'On space 4 you also pick up the First Player token.',
      'SAL-10.11': 'Whoever has the First Player token is the first to place a messenger.',
      'SAL-10.12': 'You stay first player, round after round, until someone else takes the token on space 4.',
      'SAL-10.13': 'Space 5: you may use as many of your hammer abilities as you like.',
      'SAL-10.14':
        'Space 5: you also collect Influence. Your Faction card is good for 1, and so is every influence icon among the Colonists of your Circle.',
      'SAL-10.15': 'Space 5: you decide the order in which you use abilities and collect Influence.',
      'SAL-10.16':
        'Generate Influence (space 6): you collect 1 Influence for your Faction card and 1 for every Colonist of your Circle who shows an influence icon.',
      'SAL-10.17': 'Colonist Abilities (space 7): you may use the hammer abilities of the Colonists in your Circle.',
      'SAL-10.18':
        'Arrest (space 8): you arrest a Colonist and pay Influence equal to their Reputation at that moment.',
      'SAL-10.19': 'Every Accusation on a Colonist makes the arrest 1 Influence cheaper.',
      'SAL-10.20': 'On space 9, the Arrest space marked +1, an arrest costs you 1 Influence more.',
      'SAL-10.21': 'Spectral Evidence (space 10): you put the Spectral Evidence token on any Colonist.',
      'SAL-10.22': 'Fear (space 11) offers two ways. One is to put a Fear on any Colonist; you then gain 2 Influence.',
      'SAL-10.23':
        'Fear (space 11) offers two ways. Instead of placing a Fear you may take one away from any Colonist, which earns you no Influence.',
      'SAL-10.24': 'Accusations (space 12): you place two Accusations on Colonists in play and gain 2 Influence.',
      'SAL-10.25': 'The two Accusations of space 12 may go on one Colonist or on two different ones.',
      'SAL-10.26':
        'Bring into Circle (space 13): you pay the unreduced Reputation of a Colonist, whatever Accusations they have, and move them into your Circle.',
      'SAL-10.27': 'A Colonist who is brought into a Circle keeps every token on the card.',
      'SAL-10.28': "You may bring Colonists out of the two rows or out of another player's Circle.",
      'SAL-10.29': 'Space 14 brings a Colonist into your Circle just as space 13 does, for 1 Influence more.',
    },
  },
  {
    id: 'SAL-11',
    title: 'Refilling the rows',
    clauses: {
      'SAL-11.1':
        'At the end of the round the cards that are left in each row move to the right and new ones fill both rows up to four.',
      'SAL-11.2': 'When the Prominent deck has run out, ordinary Colonists fill the gaps in the top row.',
      'SAL-11.3':
        'If in a whole round nobody was arrested or brought away out of the bottom row, its card at the far end from the deck is put under the Colonist deck.',
      'SAL-11.4':
        'After the last card of a quiet bottom row has gone under the deck, the remaining three move right by one slot, and a fresh card enters next to the deck.',
      'SAL-11.5': 'The top row never loses a card for being left alone.',
    },
  },
  {
    id: 'SAL-12',
    title: 'Tokens',
    clauses: {
      'SAL-12.1': 'Everybody may see how many tokens of each sort everybody has.',
      'SAL-12.2':
        'Fear and Accusations are used up on the spot while you resolve your space. You cannot hold any back for later.',
    },
  },
  {
    id: 'SAL-13',
    title: 'Spectral Evidence',
    clauses: {
      'SAL-13.1': 'A Colonist with the Spectral Evidence token is not 5 harder to arrest for being in a Circle.',
      'SAL-13.2': 'The influence icon of a Colonist with the Spectral Evidence token yields nothing.',
      'SAL-13.3': 'The ability of a Colonist with the Spectral Evidence token is switched off.',
    },
  },
  {
    id: 'SAL-14',
    title: 'Fear',
    clauses: {
      'SAL-14.1': 'Fear tokens hinder the Colonist they lie on. Use them to bring an opponent to a halt.',
      'SAL-14.2': 'From two Fear on, a Colonist yields no Influence for the icon.',
      'SAL-14.3': 'From three Fear on, a Colonist cannot use the ability either.',
    },
  },
  {
    id: 'SAL-15',
    title: 'Accusations',
    clauses: {
      'SAL-15.1': 'When you arrest a Colonist, their Reputation counts as 1 lower for each Accusation on the card.',
      'SAL-15.2': 'When you bring a Colonist into your Circle, Accusations change nothing.',
    },
  },
  {
    id: 'SAL-16',
    title: 'Arrests',
    clauses: {
      'SAL-16.1': 'Each Arrest action takes a single Colonist.',
      'SAL-16.2':
        'You can arrest only a Colonist who has an Accusation or the Spectral Evidence token on the card at that very moment.',
      'SAL-16.3': 'If Accusations bring the Reputation down to 0, the arrest is free.',
      'SAL-16.4': 'The Colonist you arrest goes to your jail, left of your Faction card.',
      'SAL-16.5': 'Arrested Colonists are out of action: nobody can use their abilities any more.',
      'SAL-16.6': 'Your own Circle is safe from you: you cannot arrest anybody in it.',
      'SAL-16.7': 'When a Colonist is arrested, every token on the card is taken off.',
      'SAL-16.8': 'Enough Accusations can push a Reputation under 0, but you never get Influence back for that.',
      'SAL-16.9': 'A Reputation under 0 eats into the 5 extra that a Circle gives.',
      'SAL-16.10':
        "Suppose Mary Warren, Reputation 2, sits in an opponent's Circle with three Accusations: 2 - 3 + 5 makes 4 Influence for the arrest.",
      'SAL-16.11': 'If you cannot pay for what your space offers, you do nothing there.',
      'SAL-16.12': 'If there is nobody accused whom you could arrest, your Arrest space does nothing.',
    },
  },
  {
    id: 'SAL-17',
    title: 'End of the game and scoring',
    clauses: {
      'SAL-17.1': 'When Mary Spencer Hill or Increase Mather is revealed, play stops that very instant.',
      'SAL-17.2':
        'Righteousness: you score 1 point for every Colonist in your Circle and 1 for every Colonist in your jail.',
      'SAL-17.3': 'Wealth: you score 1 point for every house on the Colonists in your jail.',
      'SAL-17.4': 'Status: you add the bonuses of your Faction card and subtract its penalties.',
      'SAL-17.5':
        'Grievances: you score 2 for each of your targets whom you arrested, and lose 2 if your ally was arrested.',
      'SAL-17.6':
        'A sample score: five Colonists in Circle and jail make 5; the two houses of jailed Edward Putnam make 2; one rival Putnam in jail and one allied Proctor in the Circle make 4; the Grievance card makes 0. Together that is 11.',
      'SAL-17.7':
        'If players are tied, the one whose best card, in Circle or jail, has the higher Reputation wins. If those are equal, compare the second best, and so on down.',
    },
  },
];
