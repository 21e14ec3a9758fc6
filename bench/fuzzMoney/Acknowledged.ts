/** Acknowledged effects; they have to be in the books whatever was killed. */
export type Acknowledged = { deposits: Map<string, string>; withdrawals: Map<string, string>; paidIn: Set<string> };
