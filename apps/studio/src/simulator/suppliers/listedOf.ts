import { returnOf } from '../tables/returnOf.ts';
import { simTables } from '../tables/simTables.ts';
import type { Simulator } from '../Simulator.ts';
import type { SimTable } from '../tables/SimTable.ts';
import { simStakes as stakes } from '@baize/contract/studio/simStakes';

const UNIT = 100_000;

export type ListedTable = Readonly<{ table: SimTable; details: Readonly<Record<string, unknown>> }>;

/** A vendor's games with what the protocols leave to agreement: names, sub-category, limits, RTP, tags and picture. */
export function listedOf(sim: Simulator, vendor: string, hasFun: boolean): ListedTable[] {
  return [...simTables.values()]
    .filter((table) => table.vendor === vendor)
    .map((table) => {
      const least = Math.min(...[...returnOf(table).values()].map(({ bps }) => bps));
      const details = {
        names: table.names,
        category: table.category,
        sub_category: table.subCategory,
        lines: table.lines,
        min_bet: stakes[0] * UNIT,
        max_bet: Math.max(...stakes) * UNIT,
        rtp: `${Math.floor(least / 100)}.${String(least % 100).padStart(2, '0')}`,
        tags: table.tags,
        picture: `${sim.publicUrl()}/sim/pictures/${table.code}.svg`,
        is_demo_available: hasFun,
      };
      return { table, details };
    });
}
