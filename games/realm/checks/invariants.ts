/**
 * What must hold at every state, judged without help from the rules: crowds, wounds and whole Nights are
 * computed here once more. `before` is one choice earlier; between the two, steps that nobody decides may have run.
 *
 * Number 19, that a seed and a list of choices always lead to the same state, is the walker's.
 */
import type { Invariant } from '@vesper/checkers';
import { decisionsBelongToTheirHeroes, sheetsAreRight, theEndIsFinal } from './invariants/ending.ts';
import {
  battlesAreOrderly,
  generalCardsAreSomewhere,
  generalsAreOnTheirRoutes,
  generalsMarchStepByStep,
  sapphireRegenerates,
  woundedGeneralsHeal,
} from './invariants/generals.ts';
import {
  formsStayOutside,
  handLimitIsKept,
  heroesStandSomewhere,
  limitsOfATurn,
  marksFitTheirHeroes,
  minionsWound,
  teleportIsRare,
  tokensAreConserved,
} from './invariants/heroes.ts';
import { nightsAreLawful, nightsHaveTheirCards } from './invariants/night.ts';
import {
  crowdsAreCounted,
  crystalsAreConserved,
  crystalsAreTheEnd,
  darknessCardsAreSomewhere,
  darknessIsKnownFromTheTop,
  gatesAreConserved,
  gatesStandApart,
  heroCardsAreInTheirPlace,
  heroCardsAreSomewhere,
  innsAreSafe,
  locationsAreNotOverfull,
  minionsAreConserved,
  questsAreSomewhere,
  questsAreUnderWay,
} from './invariants/pieces.ts';
import type { RealmState } from '../state.ts';

export const invariants: readonly Invariant<RealmState>[] = [
  ...minionsAreConserved.map(broken => ({ name: '1 Minions are conserved', broken })),
  { name: '1 Crowds are the sum of their minions', broken: crowdsAreCounted },
  { name: '2 Crystals are conserved', broken: crystalsAreConserved },
  { name: '2 Twelve crystals are the end', broken: crystalsAreTheEnd },
  { name: '3 Gates are conserved', broken: gatesAreConserved },
  { name: '3 Gates stand apart', broken: gatesStandApart },
  { name: '4 No location holds too many minions', broken: locationsAreNotOverfull },
  { name: '5 Inns are empty, Monarch City is untainted', broken: innsAreSafe },
  { name: '6 Every Hero card is in exactly one place', broken: heroCardsAreSomewhere },
  { name: '6 Only special cards leave, and only held cards are known', broken: heroCardsAreInTheirPlace },
  { name: '7 Every Darkness card is in exactly one place', broken: darknessCardsAreSomewhere },
  { name: '7 Darkness is known from the top', broken: darknessIsKnownFromTheTop },
  { name: '7 Every quest is in exactly one place', broken: questsAreSomewhere },
  { name: '7 Quests are under way or completed', broken: questsAreUnderWay },
  { name: '8 Life Tokens are conserved', broken: tokensAreConserved },
  { name: '8 Minions wound as many as they are', broken: minionsWound },
  { name: '9 Heroes stand in one space, each once', broken: heroesStandSomewhere },
  { name: '10 Generals are on their routes', broken: generalsAreOnTheirRoutes },
  { name: '10 Sapphire is unhurt outside a battle', broken: sapphireRegenerates },
  { name: '10 Wounded Generals heal', broken: woundedGeneralsHeal },
  { name: '11 A Night has the cards of the War Status', broken: nightsHaveTheirCards },
  { name: '12 The hand limit is kept', broken: handLimitIsKept },
  { name: '13 Rumors and re-rolls are limited', broken: limitsOfATurn },
  { name: '13 Teleport is for once', broken: teleportIsRare },
  { name: '14 Darkness cards do what is printed, overruns end', broken: nightsAreLawful },
  { name: '15 Generals march step by step', broken: generalsMarchStepByStep },
  { name: '16 General cards are held for defeated Generals', broken: generalCardsAreSomewhere },
  { name: '17 Decisions belong to their heroes', broken: decisionsBelongToTheirHeroes },
  { name: '18 The end is final', broken: theEndIsFinal },
  { name: '18 The score sheet is right', broken: sheetsAreRight },
  { name: '20 In a form the Sorceress stays outside', broken: formsStayOutside },
  { name: 'Marks fit their heroes', broken: marksFitTheirHeroes },
  { name: 'Battles are orderly', broken: battlesAreOrderly },
];
