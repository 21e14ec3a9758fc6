/** An outcome in JSON: every amount a string of whole 1/100,000 units. */
export type OutcomeJson<Outcome> = Outcome extends bigint
  ? string
  : Outcome extends readonly unknown[]
    ? { [Index in keyof Outcome]: OutcomeJson<Outcome[Index]> }
    : Outcome extends object
      ? { [Key in keyof Outcome]: OutcomeJson<Outcome[Key]> }
      : Outcome;

export function outcomeJson<Outcome>(outcome: Outcome): OutcomeJson<Outcome> {
  return JSON.parse(
    JSON.stringify(outcome, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  ) as OutcomeJson<Outcome>;
}
