/** Fewer rounds give no reliable variance. */
const LEAST_ROUNDS = 30;
/** The 95 % quantile of the normal distribution, in standard deviations. */
const DEVIATIONS = 1.96;
const WHOLE_BPS = 10_000;

type Sums = {
  rounds: number;
  bet: bigint;
  win: bigint;
  betSquares: number;
  betTimesWin: number;
  winSquares: number;
};

/**
 * The actual return R of a game and its bounds, in hundredths of a percent: R is a ratio of sums, so its variance is n
 * / (n - 1) · Σ(win - R · stake)² / (Σ stake)², whatever the stakes were. Statistics, not money: rounded to whole
 * steps.
 */
export function returnOf({ rounds, bet, win, betSquares, betTimesWin, winSquares }: Sums, theoreticalBps: number) {
  const staked = Number(bet);
  const ratio = staked === 0 ? 0 : Number(win) / staked;
  const actualBps = Math.round(ratio * WHOLE_BPS);
  if (rounds < LEAST_ROUNDS || staked === 0) return { actualBps, lowBps: null, highBps: null, isOutside: false };
  const residue = Math.max(0, winSquares - 2 * ratio * betTimesWin + ratio * ratio * betSquares);
  const half = (DEVIATIONS * Math.sqrt((residue * rounds) / (rounds - 1))) / staked;
  const lowBps = Math.round((ratio - half) * WHOLE_BPS);
  const highBps = Math.round((ratio + half) * WHOLE_BPS);
  const isOutside = theoreticalBps > 0 && (theoreticalBps < lowBps || theoreticalBps > highBps);
  return { actualBps, lowBps, highBps, isOutside };
}
