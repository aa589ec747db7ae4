/** SAL-1.11, SAL-10.14, SAL-R5: Influence is gained from a limited supply and returns to it when spent. */
import { tell as kernelTell } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { SalemEvent, SalemState } from '../state.ts';
import { influenceIcons } from '../asking.ts';

export const tell: (s: SalemState, event: SalemEvent) => void = kernelTell;

/** Gains as much as the supply holds. `by` is the colonist it is owed to, NONE = the space. */
export function gain(s: SalemState, seat: Seat, amount: number, rule: RuleId, by: Colonist): void {
  const given = Math.min(amount, s.supply.influence);
  s.supply.influence -= given;
  s.players[seat].influence += given;
  tell(s, { event: 'influenceGained', rule, seat, amount: given, short: amount - given, by });
}

export function pay(s: SalemState, seat: Seat, amount: number, rule: RuleId, by: Colonist): void {
  if (amount === 0) return;
  s.players[seat].influence -= amount;
  s.supply.influence += amount;
  tell(s, { event: 'influencePaid', rule, seat, amount, by });
}

/** SAL-10.14, SAL-10.16: one Influence per icon that counts. */
export function generate(s: SalemState, seat: Seat, rule: RuleId): void {
  const icons = influenceIcons(s, seat);
  const given = Math.min(icons, s.supply.influence);
  s.supply.influence -= given;
  s.players[seat].influence += given;
  s.resolving.generated = true;
  tell(s, { event: 'influenceGenerated', rule, seat, icons, amount: given });
}

export const influenceSteps = {
  gain(s: SalemState, d: { readonly seat: Seat; readonly amount: number; readonly rule: RuleId }): void {
    gain(s, d.seat, d.amount, d.rule, NONE);
  },
};
