import type { Manual } from '@vesper/kernel';

/** Where the booklet is silent or can be read in two ways. */
export const rulings: Manual['chapters'][number] = {
  id: 'SAL-R',
  title: 'Rulings',
  clauses: {
    'SAL-R1': 'Two, three or four can play: the box holds four Faction cards.',
    'SAL-R2':
      'What is in the box is all there is: 41 Colonists, 2 end cards, 4 Faction cards, 6 Grievance cards, 10 messengers, 40 Influence, 36 Accusations, 15 Fear, and one token each of Spectral Evidence, Protection and First Player.',
    'SAL-R3':
      'The Esteemed board has fourteen spaces. Meet in Secret (1 and 2), Arrest (8 and 9) and Bring into Circle (13 and 14) are there twice, which is why the booklet skips the numbers 2, 9 and 14.',
    'SAL-R4':
      '"Any Colonist" means everyone in the two rows and in all Circles, your own people and the protected Colonist included. Cards in a jail or a deck and the end cards are out of reach.',
    'SAL-R5':
      'Tokens can run out. You gain only as much Influence as the supply still has; an Accusation that is not there is not placed, but the rest of your action goes on; with no Fear in the supply you cannot choose to place Fear. Whatever is spent or taken off returns to the supply at once.',
    'SAL-R6':
      'You are asked only when you have a real choice, and "no, thanks" counts as one. If a single thing is possible, it just happens; if nothing is, the game moves on.',
    'SAL-R7':
      'Only Faction cards allowed for your number of players are shuffled and dealt, first player first, then clockwise. Two players always get The Old Covenant and The Tavern Road; three or four are dealt from all four cards.',
    'SAL-R8':
      'Each Faction card has one influence icon and scores the same way: +2 for every rival in your jail, +2 for every member of the allied family in your Circle, and -1 for every member of the allied family in any jail, yours too. The booklet speaks of penalties without naming one; this is ours.',
    'SAL-R9':
      'Your Starting Colonist enters your Circle for free and sets nothing off. There are eight of them, all without a letter; those not used are shuffled into the Colonist deck before the bottom packet is made, and are ordinary Colonists from then on.',
    'SAL-R10':
      'With the option "start draft" you are dealt two Starting Colonists and secretly keep one; all choices are revealed together. The cards not chosen are shuffled into the Colonist deck unseen by the others. Without the option you get one at random.',
    'SAL-R11':
      'A letter only ever stops the opposite side from bringing that Colonist in. Colonists without a letter may join anyone, and letters play no part in arrests, in placing tokens, or for those already in a Circle.',
    'SAL-R12':
      'There are three yellow, three red, two purple and two white messengers. Yellow and red belong to the two factions of the 2-player game, where each needs three.',
    'SAL-R13':
      'The six Colonists that are shuffled with the end cards come unseen from the top of the shuffled deck, so nobody knows who they are.',
    'SAL-R14':
      'The decks lie to the left of their rows. Slot 1 is next to the deck and slot 4 is at the far right; the first deal begins with slot 4.',
    'SAL-R15':
      'On your turn to place you must place; there is always room. You may take both spaces of a pair, and even a space whose action will turn out to be impossible.',
    'SAL-R16':
      'Where a card says "once per space" or "one action", it means everything you do from lifting a messenger until that space is finished. With the next messenger the count begins anew.',
    'SAL-R17':
      'Within a space things happen as written: on 1 and 2 you gain, then accuse; on 11 you place Fear, then gain; on 12 you accuse twice, then gain. The extra Accusation of Thomas Putnam comes last on 1, 2 and 12. An ability set off by a token acts directly after that token.',
    'SAL-R18': 'You may put Accusations and Fear on Colonists in your own Circle, since they are "any Colonist" too.',
    'SAL-R19':
      'You may pass on Exonerate. Otherwise choose one accused Colonist: two Accusations come off, or the only one there is. After that you may pay 1 Influence at a time to take more off that same Colonist.',
    'SAL-R20':
      'The Protection token begins on space 4. Whoever resolves that space may put it on any Colonist in play or leave it where it is, also if the same player placed it last time.',
    'SAL-R21': 'You cannot refuse the First Player token on space 4. It matters from the next round on.',
    'SAL-R22':
      'On spaces 5 and 7 you pick abilities one after another until you choose Done, each Colonist once at most, and a Colonist you bring in meanwhile may act too. On space 5 collecting your Influence is one more pick. If you have not collected it when no ability is usable, or when you choose Done, you receive it automatically; in the first case it may make a new ability affordable.',
    'SAL-R23':
      'You can pick a hammer ability only if it has a target, you can pay for it and the supply has each kind of token it places; of several versions one must be possible. Once picked, it is carried out, except for parts that say "may". An ability that only gains Influence can always be picked. This keeps empty uses from setting off other cards.',
    'SAL-R24':
      "Price of an arrest: Reputation plus Reputation tokens, minus Accusations. If the Colonist is in another player's Circle, add 5 (not with Spectral Evidence on them), 1 if John Willard is active there, and 2 for a Proctor if Elizabeth Proctor is active there. A result under 0 counts as 0. Then add 1 on space 9 or 2 with Edward Putnam, and subtract 1 if you have Elizabeth Porter active; the price is never below 0.",
    'SAL-R25':
      "Price of bringing a Colonist in: Reputation plus Reputation tokens, plus 5 out of another player's Circle (Spectral Evidence does not help here), plus 1 on space 14 or 2 with John Porter Sr., minus 1 if you have Israel Porter active. It is never below 0.",
    'SAL-R26':
      'On the Arrest and Bring spaces you may decline even if you could pay: having a messenger there does not force you to spend. If there is nobody you could take, you are not asked.',
    'SAL-R27':
      'An arrest runs in this order: you name the target; if it is Prominent, scapegoats may be called out; you pay; it is noted whose abilities will react; the card goes to your jail without its tokens; Burroughs or Rebecca Nurse, if arrested and not blocked, takes effect; Corwin and Ingersoll react; last, scapegoats who were sitting out since an earlier arrest are free again.',
    'SAL-R28':
      'When someone attempts an arrest of a Prominent Colonist and a scapegoat is available, the players are asked one by one, clockwise from the left of the arresting player, who comes last. The first to name a scapegoat settles it. If all decline, the arrest goes ahead. A fixed order replaces the race at the table.',
    'SAL-R29':
      'A scapegoat is available if she is in a row or a Circle other than that of the arresting player, with no Protection, no Spectral Evidence and no more than two Fear, and is not sitting out after a drop from three Fear to two through the arrest of Burroughs.',
    'SAL-R30':
      'When a scapegoat is named, she goes to the jail of the arresting player for 0 Influence, without any surcharge. The Colonist first aimed at stays in place with all tokens, and the Arrest action is spent. Abilities react to her arrest as to any other.',
    'SAL-R31':
      'If you are the one making the arrest, you may name a scapegoat yourself; you are asked after everybody else.',
    'SAL-R32':
      'A scapegoat who falls from three Fear to two through the arrest of Burroughs sits out: she cannot be named until another arrest, by anyone, has been completed. An attempt that is declined or impossible does not free her. Corwin and Ingersoll, if freed of Fear in that way, react again from the next arrest on.',
    'SAL-R33':
      'When Burroughs is arrested, the arresting player and then the others clockwise may each take one Fear off any Colonist in play. You may decline, and you are not asked when no Fear is left.',
    'SAL-R34':
      'If one event pays several players, the active player is served first, then the others clockwise. If one player is owed by several cards, they pay in the order of their card numbers. It only matters when Influence is scarce.',
    'SAL-R35':
      'Martha Corey watches the Afflicted Girls of all players, yours included. She pays 1 Influence per space at most, right after the first of them has acted there.',
    'SAL-R36':
      'Rev. Deodat Lawson pays nothing for his own arrival, because he is not in your Circle yet, and nothing for your Starting Colonist.',
    'SAL-R37':
      'Bringing with John Porter Sr. and arresting with Edward Putnam follow every ordinary rule for that action: letters, Circle bonus, Accusations, Protection, scapegoats, reactions and discounts. Only the surcharge is 2.',
    'SAL-R38':
      'The extra Accusation of Thomas Putnam is yours once per space, if you wish, after you have placed at least one Accusation there; it may go on anyone in play. On spaces 5 and 7 it waits among your picks and is lost when you choose Done. It does not count as an Afflicted Girl acting.',
    'SAL-R39':
      'The Reputation tokens of Dr. Griggs come from the common supply. They make a Colonist dearer to arrest and to bring in, count in a tie-break, and travel along to another Circle. Nobody can spend them, and they go back to the supply once the Colonist is out of play.',
    'SAL-R40': 'A Colonist can carry any number of Fear. What two or three Fear do, more of them do as well.',
    'SAL-R41':
      'Moving a token, as Bridget Bishop and Martha Carrier do, is neither placing nor removing it. It sets nothing off and gives Thomas Putnam no extra Accusation.',
    'SAL-R42':
      'A Colonist with three or more Fear or with Spectral Evidence is blocked: the ability does nothing, whichever icon it has. A Colonist is active while in a Circle and not blocked.',
    'SAL-R43':
      'Puritan and clock abilities serve only the player in whose Circle the card is. Margaret Jacobs is the exception, as she scores from jail. Pentagram abilities also work from the rows.',
    'SAL-R44':
      'An Afflicted Girl has used her ability when you picked it and at least one token was placed or removed.',
    'SAL-R45':
      'Giles Corey normally takes three Accusations to arrest. While three Fear or Spectral Evidence block him, one Accusation or the Spectral Evidence is enough, as for everybody.',
    'SAL-R46':
      'The Spectral Evidence token begins on space 10. On that space you must choose a Colonist, possibly the one who has the token now. It follows its Colonist into a Circle and returns to the board if that Colonist is arrested or put under the deck.',
    'SAL-R47':
      'A card that goes under the deck loses its tokens: Protection and Spectral Evidence return to the board, everything else to the supply.',
    'SAL-R48':
      'The top row is refilled before the bottom row. In each row the cards left over move right in the same order, then the gaps are filled one by one from the right. When the Prominent deck is empty, the top row draws from the Colonist deck.',
    'SAL-R49':
      'The bottom row counts as disturbed if at least one card was arrested or brought in out of it this round, a scapegoat included. Departures from the top row or from a Circle make no difference. A blue-backed card that has filled a gap in the top row does not become Prominent and never goes under the deck.',
    'SAL-R50':
      'The Colonist deck never runs dry: every round draws from it, and whatever is put under it is deeper than the end cards, so one of those always comes first.',
    'SAL-R51':
      'If an end card is drawn while rows are refilled, everything stops: gaps stay empty and scoring begins. End cards are not Colonists, and the opening rows can never contain one.',
    'SAL-R52':
      'Your score is Righteousness, Wealth, Status and Grievances together, and it can be negative. Leftover Influence and tokens on cards are worth nothing. Margaret Jacobs in your jail counts exactly 4 or -1, in place of her point for Righteousness and her houses.',
    'SAL-R53':
      'Your Grievance card scores 2 for each of its three targets in your own jail, and costs you 2, once, if its ally is in any jail, even yours. Targets and allies in a Circle do not count.',
    'SAL-R54':
      'To break a tie, line up all your cards in Circle and jail by Reputation, tokens of Dr. Griggs included, from high to low and compare one by one. Whoever runs out of cards first is behind; if the lines are fully equal, the victory is shared. Three or more tied players are ranked in the same way.',
    'SAL-R55':
      'There is no game for one alone, but a bot can take any seat. A bot sees only what a player in that seat would see.',
    'SAL-R56':
      "Names are spelled as in the booklet. It calls the governor's wife Mary Spencer Hill; history knows her as Mary Spencer Hull Phips.",
    'SAL-R57':
      'Open to all: rows, Circles, jails, every token, Influence, messengers, deck sizes, and which cards went under the deck. Hidden: your Grievance card from everyone but you, and the order of the decks with the eight bottom cards from all.',
    'SAL-R58':
      'Meet in Secret takes two messengers because it has two spaces with room for one each. And when the quick start says "no cards were taken", it is speaking of the bottom row only.',
    'SAL-R59':
      'If your clock runs out, the game decides for you. It places on the free space with the lowest number, declines whatever is optional, keeps the Starting Colonist dealt first and takes the first possible version of a choice. A target you must name is the first legal Colonist of the top row from slot 1, then of the bottom row, then of the Circles clockwise from the active player, earliest arrival first.',
    'SAL-R60':
      'A Colonist who changes Circle works for the new player at once. From then on ability, icon and bonuses are theirs, even in the same round and even if the former player has made use of them already.',
    'SAL-R61':
      'Whether a Puritan ability reacts is judged just before its event: if George Jacobs Sr. himself gets a third Fear, he still pays. The gain follows directly: for him and William Proctor as soon as the single token lies, for Martha Corey once the Afflicted Girl is completely done, for Lawson when the newcomer has arrived. A gain limited to once per space is gone after its first event, even with an empty supply.',
    'SAL-R62':
      'A token must really move: with Capt. Alden and with Rev. Noyes you cannot name the Colonist who already has it, and if there is nobody else, that use is not offered. Nor can you on space 4, where leaving the Protection token alone is a choice of its own. Only space 10 lets you name the present bearer.',
  },
};
