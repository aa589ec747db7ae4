/** Quests: what brings an active quest nearer to its goal, what completes it, and what completing it gives. */
import { no, placeOf, roll } from '@vesper/kernel';
import type { Objection, RuleId } from '@vesper/kernel';
import { inns } from '../content/distances.ts';
import { generals } from '../content/generals.ts';
import { Sorceress } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import { CrystalOfLight, Rumors, quests } from '../content/quests.ts';
import type { Colour, Quest } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { generalSpace, hasUnspent, heroOrder, isDefeated, tell } from '../asking.ts';
import { questAsked, slotAsked } from './because.ts';
import { drawQuest } from './cards.ts';
import { refuseEffects, takeEffects } from './effects.ts';

// ── Progress ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function advance(s: RealmState, slot: Slot, progress: number): void {
  const hero = s.heroes[slot];
  if (progress === hero.progress) return;
  hero.progress = progress;
  tell(s, { event: 'questProgressed', rule: 'REA-R55', slot, quest: hero.quest, progress });
}

/** REA-R50: a hero has defeated minions. The quest is completed after the combat or card, by `settleQuests`. */
export function countDefeated(s: RealmState, slot: Slot, colour: Colour, amount: number): void {
  const hero = s.heroes[slot];
  if (hero.quest === NONE) return;
  const { goal } = quests[hero.quest];
  if (goal.by === 'hunt') {
    if (goal.colour === colour) advance(s, slot, Math.min(goal.count, hero.progress + amount));
  } else if (goal.by === 'everyColour') advance(s, slot, hero.progress | (1 << colour));
}

/** Find Magic Gate: a gate was built in a red land. */
export function countGate(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  if (hero.quest !== NONE && quests[hero.quest].goal.by === 'gate') advance(s, slot, 1);
}

/** Rumors: the hero is in a space, however it got there. Needs no action. */
export function arriveAt(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  if (hero.quest !== Rumors) return;
  const inn = inns.indexOf(hero.space);
  if (inn === NONE) return;
  advance(s, slot, hero.progress | (1 << inn));
  settleQuests(s, slot);
}

function isReached({ quest, progress }: Hero): boolean {
  const { goal } = quests[quest];
  switch (goal.by) {
    case 'gate':
      return progress === 1;
    case 'inns':
    case 'visits':
      return progress === 0b111;
    case 'everyColour':
      return progress === 0b1111;
    case 'hunt':
      return progress === goal.count;
    case 'roll':
    case 'scout': // by their action only
      return false;
  }
}

// ── Completion ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Completes the active quest if its goal has been reached. */
export function settleQuests(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  if (hero.quest !== NONE && isReached(hero)) complete(s, slot);
}

/** REA-R43: the reward that is given at once, then a new quest. */
function complete(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  const { quest } = hero;
  hero.quest = NONE;
  hero.progress = 0;
  hero.completed.push(quest);
  tell(s, { event: 'questCompleted', rule: 'REA-R43', slot, quest });
  if (quests[quest].reward === 'now') takeEffects(s, slot, QUEST + quest);
  else drawQuest(s, slot, 'REA-R43');
}

/** REA-R44, REA-R59: after a General's defeat, in hero order. */
export function replacePointlessScouts(s: RealmState): void {
  for (const slot of heroOrder(s)) {
    const hero = s.heroes[slot];
    if (hero.quest === NONE) continue;
    const { goal } = quests[hero.quest];
    if (goal.by !== 'scout' || !isDefeated(s, goal.general)) continue;
    s.questBox.push(hero.quest);
    tell(s, { event: 'questVoided', rule: 'REA-R44', slot, quest: hero.quest });
    hero.quest = NONE;
    hero.progress = 0;
    drawQuest(s, slot, 'REA-R44');
  }
}

/** Turns a completed quest over; it still counts as completed (REA-R43). */
export function spendQuest(s: RealmState, slot: Slot, quest: Quest, rule: RuleId): void {
  s.heroes[slot].spent.push(quest);
  tell(s, { event: 'questSpent', rule, slot, quest });
}

// ── The quest action ─────────────────────────────────────────────────────────────────────────────────────────────────

const noQuest = no('REA-R43', 'noQuest', slotAsked);
const questNeedsNoAction = no('REA-R43', 'questNeedsNoAction', questAsked);
const notQuestPlace = no('REA-R43', 'notQuestPlace', questAsked);
const visitedBefore = no('REA-R43', 'visitedBefore');
const notWithGeneral = no('REA-R43', 'notWithGeneral', questAsked);

/** By quest and space: whether its action can ever be taken there. For search, which asks in every space. */
export const isQuestPlace: readonly (readonly boolean[])[] = quests.map(({ goal }) =>
  spaces.map((_, space) => {
    if (goal.by === 'roll') return goal.at === space;
    if (goal.by === 'visits') return goal.at.includes(space);
    return goal.by === 'scout' && generals[goal.general].route.includes(space);
  }),
);

/** Why the active quest asks for no action here. Minions and Generals never prevent one. */
export function refuseQuest(s: RealmState, { quest, space, progress }: Hero): Objection | undefined {
  if (quest === NONE) return noQuest;
  const { goal } = quests[quest];
  switch (goal.by) {
    case 'roll':
      return goal.at === space ? undefined : notQuestPlace;
    case 'scout':
      return generalSpace(s, goal.general) === space ? undefined : notWithGeneral;
    case 'visits': {
      const place = goal.at.indexOf(space);
      if (place === NONE) return notQuestPlace;
      return (progress & (1 << place)) === 0 ? undefined : visitedBefore;
    }
    case 'gate':
    case 'inns':
    case 'everyColour':
    case 'hunt':
      return questNeedsNoAction;
  }
}

/** Quest dice are no combat: only Visions adds to them. */
export function questDice({ hero, quest }: Hero): number {
  const { goal } = quests[quest];
  if (goal.by !== 'roll') return 0;
  return goal.dice + (hero === Sorceress ? 1 : 0);
}

/** Carries out the action of the active quest. */
export function pursueQuest(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  const { goal } = quests[hero.quest];
  if (goal.by === 'visits') {
    advance(s, slot, hero.progress | (1 << placeOf(goal.at, hero.space)));
    settleQuests(s, slot);
  } else if (goal.by !== 'roll' || rollForQuest(s, slot, goal.needs)) complete(s, slot);
  else failQuest(s, slot, goal.keep);
}

function rollForQuest(s: RealmState, slot: Slot, needs: number): boolean {
  const faces: number[] = [];
  let success = false;
  for (let dice = questDice(s.heroes[slot]); dice > 0; dice--) {
    const face = roll(s, 6);
    faces.push(face);
    if (face >= needs) success = true;
  }
  tell(s, { event: 'diceRolled', rule: 'REA-R43', slot, why: 'quest', faces, needs });
  return success;
}

function failQuest(s: RealmState, slot: Slot, keep: boolean): void {
  const hero = s.heroes[slot];
  tell(s, { event: 'questFailed', rule: 'REA-R43', slot, quest: hero.quest, kept: keep });
  if (keep) return;
  s.questDiscard.push(hero.quest);
  hero.quest = NONE;
  hero.progress = 0;
  drawQuest(s, slot, 'REA-R43');
}

// ── Crystal of Light ─────────────────────────────────────────────────────────────────────────────────────────────────

const alreadySpent = no('REA-R43', 'alreadySpent');

export function refuseSpend(s: RealmState, slot: Slot): Objection | undefined {
  if (!hasUnspent(s.heroes[slot], CrystalOfLight)) return alreadySpent;
  return refuseEffects(s, slot, QUEST + CrystalOfLight);
}

/** Needs no action. */
export function shineCrystal(s: RealmState, slot: Slot): void {
  spendQuest(s, slot, CrystalOfLight, 'REA-R43');
  takeEffects(s, slot, QUEST + CrystalOfLight);
}

export const questSteps = {
  settleQuests: (s: RealmState, { slot }: { readonly slot: Slot }): void => settleQuests(s, slot),
};
