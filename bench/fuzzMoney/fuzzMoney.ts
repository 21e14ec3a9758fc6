import { openFuzz, type FuzzKills, type FuzzOptions } from './openFuzz.ts';
import type { FuzzControl } from './plantFault.ts';

export type FuzzResult = { faults: string[]; counts: Readonly<Record<string, number>>; seconds: number };

/** Random members, operators, a gateway and vendors against real processes, followed by the check of the books. */
export async function fuzzMoney({
  operations,
  kills,
  controls = [],
  ...options
}: FuzzOptions & {
  operations: number;
  kills?: FuzzKills;
  /** Planted faults that the check has to detect. */
  controls?: readonly FuzzControl[];
}): Promise<FuzzResult> {
  const startedAt = Date.now();
  const fuzz = await openFuzz(options);
  try {
    for (const control of controls) await fuzz.plant(control);
    await fuzz.run(operations, kills);
    const faults = await fuzz.check();
    return { faults, counts: fuzz.counts, seconds: Math.round((Date.now() - startedAt) / 1000) };
  } finally {
    await fuzz.close();
  }
}
