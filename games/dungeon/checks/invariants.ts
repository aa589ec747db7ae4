/**
 * What must hold at every state, judged without help from the rules. `before` is one choice earlier; between the
 * two, steps that nobody decides may have run. Number 18, secrecy and replays, is for the twins and the walker.
 */
import type { Invariant } from '@vesper/checkers';
import {
  conquestsAreCounted,
  conquestsHaveTheirTime,
  dungeonsHangTogether,
  roomsKeepApart,
} from './invariants/dungeons.ts';
import { calendarIsKept, sheetsAreRight } from './invariants/ending.ts';
import {
  combatsLeaveNothing,
  linesAreInOrder,
  paladinsHaveAReason,
  paladinsVisitTheWorst,
  plansFitTheirTiles,
  sleepersStayHome,
} from './invariants/parties.ts';
import {
  adventurersAreSomewhere,
  countsAreCounts,
  creaturesAreSomewhere,
  evilIsOnTheScale,
  marksAndPrisonersStay,
  minionsAreCounted,
  orderCardsAreSomewhere,
  roomsAreSomewhere,
  tokensBelongToTrolls,
  trapsAreSomewhere,
} from './invariants/pieces.ts';
import type { DungeonState } from '../state.ts';

export const invariants: readonly Invariant<DungeonState>[] = [
  { name: '1 Counts are counts, and no more are busy than there are', broken: countsAreCounts },
  { name: '2 Four Evil Counters are on the Evilometer', broken: evilIsOnTheScale },
  { name: '3 Every creature is in exactly one place', broken: creaturesAreSomewhere },
  { name: '4 Every room is in exactly one place', broken: roomsAreSomewhere },
  { name: '5 Every trap card is somewhere', broken: trapsAreSomewhere },
  { name: '6 Every adventurer is in exactly one place', broken: adventurersAreSomewhere },
  { name: '7 Every order card is in exactly one place', broken: orderCardsAreSomewhere },
  { name: '8 Dungeons hang together and hold no square', broken: dungeonsHangTogether },
  { name: '9 Rooms keep apart and to their zones', broken: roomsKeepApart },
  { name: '10 A colour has three minions', broken: minionsAreCounted },
  { name: '11 Troll tokens belong to Trolls', broken: tokensBelongToTrolls },
  { name: '12 Lines are in order, and nobody stands who should have fallen', broken: linesAreInOrder },
  { name: '13 Paladins visit the worst', broken: paladinsVisitTheWorst },
  { name: '13 Paladins come for a reason', broken: paladinsHaveAReason },
  { name: '14 Tiles are conquered in battle and freed by restoration', broken: conquestsHaveTheirTime },
  { name: '15 A round conquers one tile', broken: conquestsAreCounted },
  { name: '16 Who is knocked out stays home', broken: sleepersStayHome },
  { name: '17 A combat leaves no marks', broken: combatsLeaveNothing },
  { name: '19 Red marks stay, prisoners leave only as they may', broken: marksAndPrisonersStay },
  { name: '20 Plans fit their tiles', broken: plansFitTheirTiles },
  { name: '21 The calendar is kept', broken: calendarIsKept },
  { name: '22 The score sheet is right', broken: sheetsAreRight },
];
