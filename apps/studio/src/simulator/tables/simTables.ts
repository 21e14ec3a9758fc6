import { cardTables } from './cardTables.ts';
import { liveTables } from './liveTables.ts';
import { lotteryTables } from './lotteryTables.ts';
import { matchTables } from './matchTables.ts';
import { seaTables } from './seaTables.ts';
import type { SimTable } from './SimTable.ts';
import { slotTables } from './slotTables.ts';

/** Every simulated game by its code. */
export const simTables: ReadonlyMap<string, SimTable> = new Map(
  [...liveTables, ...seaTables, ...cardTables, ...matchTables, ...lotteryTables, ...slotTables].map((table) => [
    table.code,
    table,
  ]),
);
