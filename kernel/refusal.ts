import type { Refusal, RuleId } from './contract.ts';

/**
 * A reason against a candidate. Refusals are compared in every enumeration, so make each one once, outside the rule.
 *
 * @example
 * const isProtected = no('SAL-10.8', 'isProtected');
 */
export function no(rule: RuleId, why: string): Refusal {
  return { rule, why };
}
