import type { Moved } from '@baize/maths/contracts/Formula';

/** What was booked for a team or a member of which nothing is written down yet. */
export const nothingMoved: Moved = { rebates: 0n, activity: 0n, deposits: 0n, withdrawals: 0n };
