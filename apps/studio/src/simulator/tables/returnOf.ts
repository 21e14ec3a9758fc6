import type { SimTable } from './SimTable.ts';

export type Return = Readonly<{
  /** The number of equally likely outcomes. */
  of: number;
  /** How many of them pay anything. */
  hits: number;
  /** The return in hundredths of a percent, truncated. */
  bps: number;
  /** The maximum payout, in hundredths of the stake. */
  most: number;
}>;

const known = new WeakMap<SimTable, ReadonlyMap<string, Return>>();

/** The return of each choice, enumerated over every outcome. */
export function returnOf(table: SimTable): ReadonlyMap<string, Return> {
  const counted = known.get(table) ?? new Map(table.choices.map(({ code }) => [code, countOf(table, code)]));
  known.set(table, counted);
  return counted;
}

function countOf(table: SimTable, choice: string): Return {
  let [hits, sum, most] = [0, 0, 0];
  for (let outcome = 0; outcome < table.outcomes; outcome += 1) {
    const pays = table.pays(choice, outcome);
    if (pays > 0) hits += 1;
    sum += pays;
    most = Math.max(most, pays);
  }
  return { of: table.outcomes, hits, bps: Math.floor((sum * 100) / table.outcomes), most };
}
