/** A whole bet is so many bets of a line or way, each of these in 1/100 of a unit of currency. */
const smallestBets = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n];

/** What a game offers whose whole bet is `units` bets of a line or way; in 1/100,000 units, the smallest first. */
export const betsOf = (units: bigint): bigint[] => smallestBets.map((cents) => cents * 1_000n * units);
