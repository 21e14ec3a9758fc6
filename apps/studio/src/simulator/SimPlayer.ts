import type { SimSession } from './store.ts';
import type { SimTable } from './tables/SimTable.ts';

/** The player at a table of a simulated vendor. */
export type SimPlayer = Readonly<{ session: SimSession; table: SimTable }>;
