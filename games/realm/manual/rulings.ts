import type { Manual } from '@vesper/kernel';

/** Where the rulebook is silent or can be read in two ways, by subject. */
export const rulings: Manual['chapters'] = [
  {
    id: 'REA-R-table',
    title: 'Rulings: the board and the seats',
    clauses: {
      'REA-R1':
        'The 42 locations are the 41 coloured lands and Monarch City. The three Inns are extra spaces by the wayside, each joined to a single land, so the map has 45 spaces. When you move, Inns count like any space; when minions, crystals, gates or card texts speak of locations, Inns are left out.',
      'REA-R7':
        'Hands, Quests and discard piles lie open for everybody, unless the table plays with closed hands. Talk as you like, but cards cannot be handed over.',
      'REA-R8':
        'Heroes act in a fixed order, the first hero of the table first or a random one if you chose that. With several heroes per player the seats alternate. Where the rules say "player", each hero counts for itself.',
      'REA-R54':
        'The twelve dice are never too few: you simply roll on. The colour of a die only tells what it is rolled against.',
      'REA-R55':
        'Progress on a Quest and the form of the Sorceress are marked by other means. They take no minions out of the supply.',
      'REA-R58':
        'Figures, boards and tokens are drawn on the screen; their numbers hold as totals. The life of all eight heroes adds up to 42, and the 7 Status Tokens are one for the war, four for the Generals, and two for the Eagle Rider’s style and her Fresh Mount.',
    },
  },
  {
    id: 'REA-R-life',
    title: 'Rulings: Life Tokens, wounds and death',
    clauses: {
      'REA-R2':
        'A Life Token can be spent or lost. Spending turns it face down for an action, and dawn turns it up again. Losing it is a wound: it leaves the hero card and comes back only when you heal wounds, or with the option of a merciful dawn.',
      'REA-R3':
        'A turn "ends" for wounds and skills when Daytime ends: after your last action, before the Evening. Minions that appear at Night can hurt you at the end of your next Daytime at the earliest.',
      'REA-R4':
        'Fear costs 1 token, no matter how many Undead there are. It is added to the minions’ wounds before anything is ignored. Standing next to a General costs nothing.',
      'REA-R5':
        'A hero dies with the last token. The hand goes to the discard pile; Quests and General cards go back to the box and count for nobody. The player picks a hero who is not in play, fallen ones only if nobody else is left, and puts it in Monarch City with full life, 2 Hero cards and 1 Quest. If it happens in the hero’s own Daytime, the Daytime is over, the newcomer has no Evening, and Night falls.',
      'REA-R6':
        'The limit of 10 cards holds in your own Evening only, after all drawing. You discard one card at a time, or play one of the hero’s own Specials that fits Daytime instead. At any other time a hand may be larger. Specials discarded this way go to the discard pile.',
      'REA-R31': 'Wounds take tokens that are face down first. Only when none is left do they cost you actions.',
      'REA-R32':
        'Tokens you get back by healing wounds return face down and give no action in this turn. Healing costs one action whatever it brings, and you can do it only if you have lost a token.',
      'REA-R33': 'Only minions keep you from healing wounds. A General in the same place does not.',
      'REA-R51':
        'Bonus actions from skills and Quests are counted at dawn and are good for this Daytime only. They are no tokens; you use them when no token is face up any more.',
      'REA-R53':
        'You end your Daytime yourself, whenever you like; unused actions are lost. Even without actions you are asked, so that you can still play what is free.',
    },
  },
  {
    id: 'REA-R-travel',
    title: 'Rulings: travel and gates',
    clauses: {
      'REA-R36':
        'To build a gate the card must name the very place you stand in, whatever its icon. One gate per location, none at an Inn, five in all. If all five are out, you move one from elsewhere. Nothing else ever removes a gate. No card names Monarch City or Mountains of Mist, so only the Special card Magic Gate opens one there.',
      'REA-R37':
        'Horse and Eagle follow the paths: every space at a distance of up to 2, or up to 4, can be reached. You must end somewhere else than you began. Nothing stops a move. Special cards have no travel icon.',
      'REA-R38':
        'A Magic Gate card works from anywhere. It takes you to the location it names or to any gate, but not to where you are. Going from gate to gate needs a gate at your feet.',
    },
  },
  {
    id: 'REA-R-deeds',
    title: 'Rulings: Rumors, healing and combat',
    clauses: {
      'REA-R34':
        'You name one of the four colours before you listen. The cards are turned up one by one, then sorted into your hand and the discard pile. Monarch City is not an Inn. The Rogue’s Crafty Rumors count towards the two per turn; Local Information does not.',
      'REA-R35':
        'Minions or a General do not keep you from healing the land. The card must be a location card in the colour of the land; purple never fits. It is gone even if the roll fails. Crystals you remove return to the supply.',
      'REA-R39':
        'You always fight all minions in your space at once. Dice are sorted by colour, each success destroys one minion of its colour, and further successes are wasted. A miss costs nothing and you may fight again. Bonuses count for each die, and against minions even a 1 can hit with them. Destroyed minions return to the supply.',
      'REA-R50':
        'For Quests, a hero has defeated what falls to the hero’s own fighting, Archery, Fireball or Battle Fury, and to cards that say "defeat": Battle Strategy and the Envoys. Minions that a card removes do not count.',
    },
  },
  {
    id: 'REA-R-horde',
    title: 'Rulings: minions, overrun and loss',
    clauses: {
      'REA-R9':
        'In both rounds of the setup a card is exchanged if either of its locations would hold four minions; nothing of it is placed, and it is not used again. Only the locations count, not the printed numbers or the General. Nothing is overrun during setup: three Demons bring a crystal and no more.',
      'REA-R10':
        'Minions are placed one at a time. In Monarch City they just gather. In a location with three minions no fourth is placed: it is overrun. A Demon who becomes the third one there stays, and the location is overrun. Either way the rest of this placement is dropped, so one placement overruns once at most.',
      'REA-R11':
        'A third Demon is a full overrun: the Demon stays, a crystal appears and Demons spread. With the option "taint only" there is a crystal and no spreading, and minions that are still to come are placed as usual.',
      'REA-R12':
        'An overrun puts a crystal in the location and then visits its neighbours in the order of their names. Monarch City gets a minion, a location with three minions gets a crystal, any other gets a minion. Inns are left alone. A loss counts the moment it happens.',
      'REA-R13':
        'What spreads never overruns again. If a Demon that spreads becomes the third of its location, it is placed and a crystal is added, and that is all.',
      'REA-R14':
        'The supply matters for every minion that must come onto the board, whatever brings it. Taking the last one is fine; needing another one is not. A minion that finds its location full is not needed.',
      'REA-R15':
        'Twelve crystals must lie on the board at the same time. Removed ones are used again, and one location may hold any number.',
      'REA-R16':
        'After every minion that reaches Monarch City all colours there are counted together. Undead that the Cleric turns away can fill the city up to four at most.',
      'REA-R17':
        'The first victory or defeat ends the game on the spot, in the middle of whatever is going on. What would have followed does not happen.',
    },
  },
  {
    id: 'REA-R-night',
    title: 'Rulings: the Night and the Generals’ march',
    clauses: {
      'REA-R18':
        'Each General follows its own road of five spaces to Monarch City and goes back only when Battle Strategy drives it. It advances if the location on the card is the next one on its road; "Next Location" always is.',
      'REA-R19':
        'The minions in the General part of a card arrive together with the General and are placed like others. If the General stays, they stay away. A card that only moves a General still brings these minions, but nothing of its upper part.',
      'REA-R20':
        'What a card says about a defeated General is ignored. The minions of that colour fight on and keep coming.',
      'REA-R22': 'A General with a major wound does not advance.',
      'REA-R46':
        'No General defeated: Early War. One or two: Mid War. Three: Late War. Four: victory. How many cards a Night has is settled when it begins.',
      'REA-R47':
        'Four kinds of Darkness cards are different. All Is Quiet does nothing. Orc Patrols put an Orc in every green land without minions. An Orc War Party adds an Orc wherever a single Orc stands alone. The Monarch City card brings a minion of every colour that stands next to the city into it and reshuffles all three discard piles. As a card that only moves a General, Patrols and War Party just do that, and Monarch City just reshuffles.',
      'REA-R48':
        'When a card is needed from an empty deck, its discard pile is shuffled to form a new one. If both are empty, no card is drawn. Looking through a deck never refills it. Specials that have left the game do not return.',
      'REA-R57': 'On one card the first location comes before the second, and the General comes last.',
    },
  },
  {
    id: 'REA-R-generals',
    title: 'Rulings: battles with Generals',
    clauses: {
      'REA-R21':
        'The wound of a General is major while its life is low (Gorgutt 2 or less, Balazarg 1, Varkolak never) and minor otherwise. With a minor wound it heals 1 at the end of the next turn and of every one after it. With a major wound it waits until the next turn of the hero who led the attack. New hits start the waiting again; a battle without hits changes nothing. Healing is the last thing in a turn.',
      'REA-R23':
        'A battle has seven steps. Declare: the active hero stands with the General, no minion is there, and a fitting card is in hand. Join: the other heroes in the space who have a fitting card come along or stay out. Commit: each attacker in turn lays down one or more fitting cards. Skill: Balazarg corrupts. Attack: the active player picks one attacker after the other to roll. Clear: the committed cards go. Outcome: victory or defeat.',
      'REA-R24':
        'Fitting cards are location cards of the General’s colour and Specials that show this General or any General. Their dice add up. Generals are hit like their minions: Gorgutt on 3, Varkolak and Balazarg on 4, Sapphire on 5.',
      'REA-R25': 'A rolled 1 never hits a General, whatever bonus you have.',
      'REA-R26':
        'Gorgutt’s wounds are counted when everyone has rolled: all hits minus all 1s. The Slayer is the first attacker with whom the running total reached his life and never dropped below it again.',
      'REA-R27':
        'Corruption rolls a die for each committed card in the order of committing. On a 1 the card gives no dice and is gone. Battle Luck played in this battle is tested too. Quest rewards are safe. Whoever has no dice left is passed over; if nobody has any, the attack has failed.',
      'REA-R28':
        'Against Varkolak nothing counts from the declaration to the last roll: no re-rolls, no bonuses, no Battle Luck, no Find Magic Gate, no Blessing. You may commit Specials for their dice. After a lost battle, armour, aura and War Banner help as usual.',
      'REA-R29': 'Sapphire recovers fully at once if she survives, so she carries no wounds from battle to battle.',
      'REA-R30':
        'After a failed attack each attacker, in the order of committing, takes the wounds, loses the cards and is put in Monarch City. Rolled numbers are rolled for each attacker. Dwarf and Paladin ignore 1 wound; the bearer of the War Banner skips wounds and cards; the Sorceress loses her form. A hero who dies is replaced at once. If the active hero lives, the Daytime goes on.',
      'REA-R49':
        'A Slayer who fights or shoots at minions of the slain General’s colour defeats all of them there without a roll.',
      'REA-R56':
        'Against the others hits count attacker by attacker. Who takes the last point of life is the Slayer, and nobody rolls after that. Those who did not roll still get the reward, and their cards are gone.',
      'REA-R59':
        'After a victory over a General: the figure goes, the Slayer takes the card, the War Status moves, and unless you have won every attacker draws 3 cards. Last, a Scout Quest for that General is replaced.',
      'REA-R61':
        'With Amarak’s Blessing Balazarg corrupts nothing, Gorgutt’s 1s cancel nothing and his wounds count attacker by attacker, and Sapphire keeps her wounds and heals like others with a minor wound.',
    },
  },
  {
    id: 'REA-R-specials',
    title: 'Rulings: Special cards',
    clauses: {
      'REA-R40':
        'There are four moments for Specials and spent Quests. While a hero acts, anyone may play those marked for Daytime. At nightfall, before the first card, and each time a Darkness card lies open, everyone in turn may play or pass. After a combat roll everyone may play Battle Luck. You are asked again only if somebody else has played since you passed, and not at all if everyone can tell that you have nothing to play.',
      'REA-R41':
        'A Special is used when it is played for its effect and also when it is committed for its dice. Either way it leaves the game.',
      'REA-R42':
        'A Special that you lose in another way, by the hand limit, a penalty or death, goes to the discard pile and may return.',
      'REA-R52':
        'A Special can be played only if it would change something. Stopping a General needs one that is about to advance, cancelling needs a placement that is about to happen, and a quiet Night needs cards still to come. Dark Visions only needs a card in the Darkness deck. "You" on a card is the hero who holds it.',
      'REA-R60':
        'Whenever a card is turned up in the Wizard’s own Night, he may discard it and turn up another one, which stands.',
    },
  },
  {
    id: 'REA-R-quests',
    title: 'Rulings: Quests and the Champion',
    clauses: {
      'REA-R43':
        'A hero always has one Quest as long as there are any. When it is completed, the reward comes first and a new Quest right after. A failed roll also costs you the Quest for a new one, unless you may try again. A reward used once is turned over and still counts for the Champion. Minions and Generals never keep you from a Quest, and only the Sorceress’s Visions add to its dice.',
      'REA-R44':
        'Scouting a General who is defeated is pointless: such a Quest goes to the box and is replaced, when the General falls or when you draw it.',
      'REA-R45':
        'Every hero in play at the end can be Champion, also when you play alone. A tie that Quests do not break is shared. Fallen heroes count for nothing, and a lost war has no Champion.',
    },
  },
];
