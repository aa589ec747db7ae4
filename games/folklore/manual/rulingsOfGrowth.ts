import type { Manual } from '@vesper/kernel';

/** Where the rulebook is silent or can be read in two ways: death, cards, growth, and scenes of a story. */
export const rulingsOfGrowth: Manual['chapters'] = [
  {
    id: 'FOL-R-death',
    title: 'Rulings: death',
    clauses: {
      'FOL-R51':
        'At 0 Vita a character dies at once, if nothing prevents it: statuses, Infection and tokens end, companions leave, the turn is over, and a ghost stands on the same space with 10 GP and what has been added to them. Items, coins, lore, boons, Prayers, Rituals and being WANTED stay.',
      'FOL-R52':
        'A ghost has its own values, changed only by the Lore Tree, SPECTRAL items and effects or auras that it receives. It is ETHEREAL, pays for harm with GP, uses no PP and gains no status. In an encounter it moves and uses one ghost power each turn; while adventuring only powers that are no attacks. To attack with a SPECTRAL weapon that it has equipped is a ghost power for 1 GP. Ghosts are allies for FLANK and auras, and they gain lore and coins, but never loot.',
      'FOL-R53':
        'A ghost with 0 GP goes to Limbo: off every map, without turns and rewards, until it is revived or a rest brings it back.',
      'FOL-R54':
        'Who is revived has all PP, half of Max Vita (at least 1) and no statuses. A Physician takes 25 coins; a Wayfarers’ Camp takes 15, and the revived character draws a Tarot card. Anybody present may pay.',
      'FOL-R55':
        'The whole group is dead when all are in Limbo, or when nobody lives outside a fight or at its end. That is a Defeat mark. Then, by number, each is revived for nothing, loses one item by chance (consumables too, artifacts and heirlooms not), all statuses, companions and boons, and half of the coins; then each draws a Tarot card. You are at the Wayfarers’ Camp that is the fewest ways off (the Ember Wheel if both are), by day, and the next character leads. The turn on the World Map ends: its clocks tick, but the token is neither turned nor passed. A scene or skirmish of the story that was not won begins anew when you have gone back to it; clocks are not set back, and a choice or check of the story that killed you counts as made. If ghosts alone won it, what they won counts, the story goes on as far as it does by itself, and there is no mark.',
    },
  },
  {
    id: 'FOL-R-growth',
    title: 'Rulings: cards and growth',
    clauses: {
      'FOL-R56':
        'A character has two HANDS, a BODY, a HEAD and two TRINKETS to equip, and carries at most 8 items with those, heirlooms and consumables not counted. A ninth is declined, handed on or discarded at once. Only what is equipped works, consumables and heirlooms always. Equipment is changed in camp, in town and at the end of a turn; taking something off gives nothing back. FRACTURED leaves one hand, TRANSFORMED takes one away; what no longer fits comes off. What is EXHAUSTED is ready again when you leave the map, at the end of a chapter, or when un-exhausted; what is Broken only when repaired.',
      'FOL-R57':
        'Prayers and Rituals are mystic cards. You use only the kind your character knows, and hold at most 4; with a fifth, one is discarded. Reciting is an act, in a skirmish your action, in camp free, and impossible while DERANGED: pay the PP, make the check if one is printed, have the effect if it passes. The card is EXHAUSTED either way. If the price is to discard it, it goes to the discard pile.',
      'FOL-R58a':
        'Recipes lie open, take no room, and you may have any number. Each can be tried once per visit to an Apothecary and once per rest: pay the coins for its reagents and make its check. If it fails, the coins are gone.',
      'FOL-R58b':
        'A third companion takes the place of another or is declined. Ghosts and characters in BLOODLUST or LYCANTHROPIC get none, and the card stays in its pile. Block: when an attack has hit you, you may discard a companion before damage. Then there is none, and what would follow the hit does not happen.',
      'FOL-R58c':
        'You have at most 3 boons. After a d10 or d100 of your own (a check, an attack, a search, loot, a resist roll) you may spend one to roll again, and the new roll counts. Of an attack with two dice both are rolled again. A boon rerolls the same roll once at most; other reactions may follow.',
      'FOL-R59':
        'Lore falls only where an effect says so, and a step once taken stays taken. On reaching a step of the Lore Tree you have its AP and pick one of its two choices at once; those of a path are for that path only. With AP you buy Ability cards that carry one of your keywords, each of which exists once: in a town or camp, at the end of a chapter, at the start of a story. At the step of 1250 and in a Library you may give one back for its AP. From 1700 on there is one bonus every 300; DMG is among them at 2900, 4100, 5300 and so on.',
      'FOL-R60':
        'At the end of a chapter everything EXHAUSTED but not Broken is ready, what can be used once a chapter is fresh, you may rest again, AP may be spent, and the game is saved. At the end of a story that was won there are its rewards, good statuses end, and everybody lives with full Vita and PP. Bad statuses, conditions, boons, companions, items, coins, lore, mystic cards and recipes are kept for the next story. After a lost one they are kept as well, without rewards, less what the death of the group takes. For a player who leaves, a bot plays on.',
      'FOL-R61':
        'Each character has its own coins. What the group gains is divided equally among the living and ghosts, and the odd coins go out one by one from the leader on. LYCANTHROPIC halves what you get of the coins of foes, events and stories, and the other half is lost. What the group has to pay may be split in any way the leader likes among those present; at first it is the leader’s coins.',
      'FOL-R62':
        'Loot is rolled with d10 and what helps searching; 10 or more draws an Item. Each living character rolls once per kind defeated, after skirmishes too.',
    },
  },
  {
    id: 'FOL-R-scenes',
    title: 'Rulings: adventures and scenes',
    clauses: {
      'FOL-R63':
        'An adventuring round begins like a round of an encounter. First you may rest. Then each character, from the leader on, may move, interact or search, and use something, each once and in any order, and then change equipment and trade with those beside it. Last, if a living character stands on an open exit, the leader may have all of you leave the map; otherwise the lead passes on, and the token is not turned. Where the aim of a scene is to get away, the leader may do so at the end of a round of an encounter, too.',
      'FOL-R64':
        'A scene goes on until one of its aims is reached. What it says shall happen at some moment is looked at after every single action, each step of a move included, in the printed order, and happens once unless it is marked to repeat. If foes appear by it, the turn ends and First Strike is rolled; after the encounter the round goes on with its last phase. If foes are there from the start, so is First Strike. Rounds of adventuring and of encounters are counted together. If an aim is reached in the middle of a fight, the fight is won: rewards for those defeated so far, then you leave the map.',
      'FOL-R65':
        'At the start of a scene each player puts the character on an entry space, from the leader on, one on each, then as near as possible. Foes stand on their numbered points in turn, or on the nearest free space.',
      'FOL-R66':
        'Four numbers with strokes between them are for groups of 2, 3, 4 and 5 characters. The Vita of an Affliction is printed for one character and multiplied by their number.',
      'FOL-R67':
        'If nobody in a scene lives and there is no fight, the whole group is dead. No scene can be blocked: every locked way has another. From an entry space the leader may withdraw in the last phase of a round: the scene starts anew, and the clock of the chapter ticks if it has one. Map, foes and what was set in the scene are as at the beginning; the characters are not. What has paid lore, coins, boons, cards, loot or healing pays no second time, and what was searched stays searched. Every third new start of the same scene, by withdrawing or by its limit of rounds, is a Defeat mark.',
      'FOL-R67a':
        'So that every game ends: before round 41 of a scene it starts anew as if you had withdrawn, and a fight ends without reward. Every thirtieth turn on the World Map in one chapter is a Defeat mark and nothing else. Before round 31 of a skirmish it ends as won, without lore, coins and loot. In one camp, visit or change of equipment a character does at most 30 things.',
      'FOL-R68':
        'The clock of a chapter counts turns on the World Map. When it runs out, what it says happens once, at the end of that turn.',
      'FOL-R69':
        'Each living character and each ghost gains the whole lore of all foes defeated in an encounter. Foes that left undefeated, and those called up by another foe, are worth no lore, coins or loot. What a story awards is for each character, unless it is for the common purse.',
      'FOL-R70':
        'Characters of an earlier story may be brought along, each at most once in a game. The cards they hold are taken out of the decks before shuffling. If two hold the same only card, the lower number keeps it, and the other has a card of the same deck by chance; for an artifact of a story an Artifact card, for an item that characters begin with an Item card, for an Ability card its AP.',
      'FOL-R71':
        'A figure that finds itself where it cannot stay, as when it stops being ETHEREAL over water, is put on the nearest free space at once: by steps, then the highest up, then the leftmost.',
    },
  },
];
