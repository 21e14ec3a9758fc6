import type { Outcome } from './Outcome.ts';

/** An outcome as JSON carries it: every amount a string of whole 1/100,000 units. */
export type OutcomeJson = ReplaceBigint<Outcome>;

type ReplaceBigint<T> = T extends bigint
  ? string
  : T extends readonly (infer Item)[]
    ? ReplaceBigint<Item>[]
    : T extends object
      ? { [Key in keyof T]: ReplaceBigint<T[Key]> }
      : T;

export function outcomeJson(outcome: Outcome): OutcomeJson {
  return JSON.parse(
    JSON.stringify(outcome, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  ) as OutcomeJson;
}
