import type { Moved } from '@baize/maths/contracts/Formula';

/** A team of which no costs are written down. */
export const nothingMoved: Moved = { rebates: 0n, activity: 0n, deposits: 0n, withdrawals: 0n };
