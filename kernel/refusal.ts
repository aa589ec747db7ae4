import type { AskFrame, Choice, Facts, Objection, Refusal, RuleId, State } from './contract.ts';

/**
 * A reason against a candidate. Refusals are compared in every enumeration, so make each one once, outside the rule.
 * `because` says what its sentence needs to know, when somebody asks.
 *
 * @example
 * const isProtected = no('SAL-10.8', 'isProtected');
 * const tooCostly = no('SAL-16.11', 'tooCostly', (s: SalemState, d: Arrest, c: Colonist) => ({ price: priceOf(s, d, c) }));
 */
export function no(rule: RuleId, why: string): Objection<never, never, never>;
export function no<S, D extends AskFrame, C extends Choice>(
  rule: RuleId,
  why: string,
  because: (s: S, d: D, c: C) => Facts,
): Objection<S, D, C>;
export function no<S, D extends AskFrame, C extends Choice>(
  rule: RuleId,
  why: string,
  because?: (s: S, d: D, c: C) => Facts,
): Objection<S, D, C> {
  return because === undefined ? { rule, why } : { rule, why, because };
}

/** The refusal as it is told: plain data. */
export function refusalOf<S extends State>(
  { rule, why, args, because }: Objection<S>,
  s: S,
  d: AskFrame,
  c: Choice,
): Refusal {
  const known = because?.(s, d, c) ?? args;
  return known === undefined ? { rule, why } : { rule, why, args: known };
}
