/** What the frame of a decision may say beyond who is asked what. */
import type { RuleId, Seat } from '@vesper/kernel';
import type { PlanPart } from '../agenda/combat.ts';
import type { DigSource } from '../agenda/seasons.ts';
import type {
  Colour,
  CombatCard,
  Creature,
  CreatureKind,
  Improvement,
  Item,
  Order,
  Pet,
  Room,
  SpecialEvent,
  Spot,
  Trap,
} from '../content/types.ts';

/** Fields of all decisions together; each has only some of them. */
export interface Details {
  readonly seat: Seat;
  readonly because: RuleId;
  readonly chosen: readonly Colour[];
  readonly colour: Colour;
  readonly creature: Creature;
  readonly done: number;
  readonly hypnosis: boolean;
  readonly improvement: Improvement;
  readonly item: Item;
  readonly kind: CreatureKind;
  readonly left: number;
  readonly nth: number;
  readonly option: number;
  readonly order: Order;
  readonly part: PlanPart;
  readonly pet: Pet;
  readonly room: Room;
  readonly source: DigSource;
  readonly spot: Spot;
  readonly trap: Trap;
  readonly what: 'pets' | 'traps';
}

/** Of a special event the card is a number as well, but another one. */
export interface SpecialDetails {
  readonly left: number;
  readonly card: SpecialEvent;
}

export interface SpellDetails {
  readonly card: CombatCard;
}
