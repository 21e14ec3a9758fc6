/** A whole bet is a number of line or way bets, each in 1/100 of a unit of currency. */
const smallestBets = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n];

/** Bets of a game whose whole bet is `units` line or way bets; in 1/100,000 units, ascending. */
export const betsOf = (units: bigint): bigint[] => smallestBets.map((cents) => cents * 1_000n * units);
