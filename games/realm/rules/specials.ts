/** What Specials and spent quests do, and whether that would change anything now (REA-R52). */
import { andThen, no } from '@vesper/kernel';
import type { Objection, RuleId } from '@vesper/kernel';
import type { Ask, Play } from '../agenda.ts';
import { darknessCards } from '../content/darkness.ts';
import { greenLands, locations } from '../content/distances.ts';
import { spaces } from '../content/map.ts';
import {
  AncientTreeOfMagic,
  DemonHunter,
  DragonHunter,
  KingOfTheGryphons,
  OrcHunter,
  OrganizeMilitia,
  Raids,
  UndeadHunter,
  quests,
} from '../content/quests.ts';
import {
  AllIsQuiet,
  BattleLuck,
  BattleStrategy,
  CavalrySweep,
  DarkVisions,
  ElvenArchers,
  HammerOfValor,
  KingsGuardAttack,
  LocalInformation,
  MilitiaSecuresArea,
  SecondBattleLuck,
  SpellOfPurity,
  SpyInTheCamp,
  StrongDefenses,
} from '../content/specials.ts';
import { COLOURS } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmState, Slot, Source } from '../state.ts';
import { crystalsOnBoard, tell } from '../table.ts';
import { marching, sourceChosen } from './because.ts';
import { healsThisTurn, whyStays } from './darkness.ts';
import { canRerollLuck, luckyReroll } from './rolls.ts';
import { SWEEP_POINTS, askMinion, guardedSpaces } from './sweep.ts';
import { askHeroTarget, askSpace, refuseDriveBack } from './targets.ts';
import { revealVisions } from './visions.ts';

/** The clause behind a Special's or a quest's effect. */
export function effectRule(source: Source): RuleId {
  return source >= QUEST ? 'REA-R43' : 'REA-7.6';
}

// ── Would it change anything? ────────────────────────────────────────────────────────────────────────────────────────

const noCrystalAnywhere = no('REA-R52', 'noCrystalAnywhere');
const noMinionsInReach = no('REA-R52', 'noMinionsInReach', sourceChosen);
const noCardsToCome = no('REA-R52', 'noCardsToCome');
const notYourNight = no('REA-R52', 'notYourNight');
const nothingToReroll = no('REA-R52', 'onlyAfterRoll');
const notAtInn = no('REA-R52', 'notAtInn', () => ({ isCard: true }));
const noDarknessCards = no('REA-R48', 'noDarknessCards');
const generalOnlyCard = no('REA-R52', 'generalOnlyCard');
const cardPlacesNothing = no('REA-R52', 'cardPlacesNothing');
const noPlacementOfColour = no(
  'REA-R52',
  'noPlacementOfColour',
  (s: RealmState, d: Ask<'playSpecial'>, c: Source | Play) => ({
    hunted: hunted(sourceChosen(s, d, c).source),
  }),
);
const cardHasNoGeneral = no('REA-R52', 'cardHasNoGeneral');
const generalDefeated = no('REA-R20', 'generalDefeated', marching);
const generalElsewhere = no('REA-R18', 'generalElsewhere', marching);
const generalTooWounded = no('REA-R22', 'generalTooWounded', marching);
const generalHeldBefore = no('REA-R52', 'generalHeldBefore', marching);
const noGeneralHeals = no('REA-R21', 'noGeneralHeals');

/** Why an effect would change nothing if `slot` played it now. That the window fits is settled. */
export function refuseEffect(s: RealmState, slot: Slot, source: Source): Objection | undefined {
  switch (source) {
    case SpellOfPurity:
    case QUEST + AncientTreeOfMagic:
      return crystalsOnBoard(s) === 0 ? noCrystalAnywhere : undefined;
    case ElvenArchers:
      return areEmpty(s, greenLands) ? noMinionsInReach : undefined;
    case BattleStrategy:
      return areEmpty(s, locations) && !canDriveBack(s) ? noMinionsInReach : undefined;
    case QUEST + Raids:
      if (slot !== s.active) return notYourNight;
      return s.night.left === 0 ? noCardsToCome : undefined;
    case AllIsQuiet:
      return s.night.left === 0 ? noCardsToCome : undefined;
    case BattleLuck:
    case SecondBattleLuck:
      return canRerollLuck(s) ? undefined : nothingToReroll;
    case LocalInformation:
      return spaces[s.heroes[slot].space].kind === 'inn' ? undefined : notAtInn;
    case KingsGuardAttack:
      return areEmpty(s, guardedSpaces) ? noMinionsInReach : undefined;
    case CavalrySweep:
      return areEmpty(s, locations) ? noMinionsInReach : undefined;
    case DarkVisions:
      return s.darkDeck.length === 0 ? noDarknessCards : undefined;
    case MilitiaSecuresArea:
    case QUEST + OrcHunter:
    case QUEST + DemonHunter:
    case QUEST + DragonHunter:
    case QUEST + UndeadHunter:
      return refuseCancel(s, source);
    case StrongDefenses:
    case QUEST + OrganizeMilitia:
      return refuseHold(s);
    case SpyInTheCamp:
      return anyHeals(s) ? undefined : noGeneralHeals;
    default: // Magic Gate, Hammer of Valor, King of the Gryphons: there is always somewhere to go
      return undefined;
  }
}

function areEmpty(s: RealmState, where: readonly Space[]): boolean {
  for (let i = 0; i < where.length; i++) if (s.crowd[where[i]] > 0) return false;
  return true;
}

/** Battle Strategy: whether any General can be driven back a step. */
export function canDriveBack(s: RealmState): boolean {
  for (let colour = 0; colour < COLOURS; colour++) if (refuseDriveBack(s, colour) === undefined) return true;
  return false;
}

/** The colour whose placements a hunter's quest cancels; NONE = any (Militia Secures Area). */
export function hunted(source: Source): Colour {
  if (source < QUEST) return NONE;
  const { goal } = quests[source - QUEST];
  return goal.by === 'hunt' ? goal.colour : NONE;
}

/** Placements are cancelled only where they would be carried out. */
function refuseCancel(s: RealmState, source: Source): Objection | undefined {
  const { generalOnly, cancelled, faceUp } = s.night;
  if (generalOnly) return generalOnlyCard;
  const { places } = darknessCards[faceUp];
  const colour = hunted(source);
  let left = 0;
  for (let i = 0; i < places.length; i++) {
    if ((cancelled & (1 << i)) !== 0) continue;
    if (colour === NONE || spaces[places[i].space].colour === colour) return undefined;
    left++;
  }
  return left === 0 ? cardPlacesNothing : noPlacementOfColour;
}

function refuseHold(s: RealmState): Objection | undefined {
  const { general } = darknessCards[s.night.faceUp];
  if (general === null) return cardHasNoGeneral;
  switch (whyStays(s, general)) {
    case 'defeated':
      return generalDefeated;
    case 'notNext':
      return generalElsewhere;
    case 'major':
      return generalTooWounded;
    case 'held':
      return generalHeldBefore;
    case '':
      return undefined;
  }
}

function anyHeals(s: RealmState): boolean {
  for (let colour = 0; colour < COLOURS; colour++) if (healsThisTurn(s, colour)) return true;
  return false;
}

// ── What it does ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The effect of what `slot` has just played; targets are asked for. */
export function takeEffect(s: RealmState, slot: Slot, source: Source): void {
  const { seat } = s.heroes[slot];
  switch (source) {
    case ElvenArchers:
      askSpace(s, slot, source, 2, 0, NONE);
      return;
    case BattleStrategy:
      askSpace(s, slot, source, 3, 0, NONE);
      return;
    case CavalrySweep:
      askSpace(s, slot, source, SWEEP_POINTS, 0, NONE);
      return;
    case HammerOfValor:
      askHeroTarget(s, slot, source, 1, NONE);
      return;
    case QUEST + KingOfTheGryphons:
      askHeroTarget(s, slot, source, 2, NONE);
      return;
    case AllIsQuiet:
    case QUEST + Raids:
      s.night.left = 0;
      tell(s, { event: 'nightQuiet', rule: effectRule(source), slot });
      return;
    case BattleLuck:
    case SecondBattleLuck:
      luckyReroll(s, slot, source);
      return;
    case LocalInformation:
      andThen(s, { ask: 'pickColour', seat, slot, source });
      return;
    case KingsGuardAttack:
      askMinion(s, slot, source, 6, 0);
      return;
    case DarkVisions:
      revealVisions(s, slot);
      return;
    case StrongDefenses:
    case QUEST + OrganizeMilitia:
      s.night.held = true;
      tell(s, { event: 'generalHeld', rule: effectRule(source), slot, general: faceUpGeneral(s) });
      return;
    case SpyInTheCamp:
      andThen(s, { ask: 'pickGeneral', seat, slot, source, done: 0 });
      return;
    default: // one location: Magic Gate, Spell of Purity, Ancient Tree of Magic, Militia, the hunters
      askSpace(s, slot, source, 1, 0, NONE);
  }
}

function faceUpGeneral(s: RealmState): Colour {
  return darknessCards[s.night.faceUp].general?.who ?? NONE;
}
