/** Enumerates every sequence of draws once, with its exact weight; nothing is sampled. */
export function everyRound<Round extends { win: bigint }>(
  play: (draw: (n: number) => number, bet: bigint) => Round,
  bet: bigint,
): { pays: [bigint, bigint]; rounds: { round: Round; weight: bigint }[] } {
  const rounds: { round: Round; weight: bigint }[] = [];
  let path: number[] = [];
  let numerator = 0n;
  let denominator = 1n;
  for (;;) {
    const sizes: number[] = [];
    const round = play((n) => {
      sizes.push(n);
      const at = sizes.length - 1;
      path[at] ??= 0;
      return path[at];
    }, bet);
    const weight = sizes.reduce((product, n) => product * BigInt(n), 1n);
    if (denominator % weight !== 0n) {
      numerator *= weight;
      denominator *= weight;
    }
    numerator += round.win * (denominator / weight);
    rounds.push({ round, weight });
    path = path.slice(0, sizes.length);
    while (path.length > 0 && path.at(-1)! + 1 >= sizes[path.length - 1]!) path.pop();
    if (path.length === 0) return { pays: [numerator, denominator * bet], rounds };
    path[path.length - 1]! += 1;
  }
}
