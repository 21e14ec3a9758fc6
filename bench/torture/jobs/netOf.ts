/** What is taken off the result of a team from a day on; shares in 1/10,000 and in percent. */
export type ModelFormula = {
  fromDay: string;
  platformFeeBps: number;
  rebatesPercent: number;
  activityPercent: number;
  depositFeeBps: number;
  withdrawalFeeBps: number;
};

/** Money besides play by the day that it was booked on; what was paid out counts above zero. */
export type ModelBooking = {
  member: bigint;
  day: string;
  figure: 'deposits' | 'withdrawals' | 'rebates' | 'activity';
  amount: bigint;
};

export const netLines = ['gross', 'platformFee', 'rebates', 'activity', 'depositFee', 'withdrawalFee', 'net'] as const;
export type ModelNet = Readonly<Record<(typeof netLines)[number], bigint>>;

/** From what a team lost to what its dividend is reckoned by, line by line; undefined where nothing is taken off. */
export function netOf(
  formula: ModelFormula | undefined,
  gross: bigint,
  bookings: readonly ModelBooking[],
): ModelNet | undefined {
  if (formula === undefined) return undefined;
  const { fromDay: _, ...shares } = formula;
  if (Object.values(shares).every((share) => share === 0)) return undefined;
  const booked = (figure: ModelBooking['figure']): bigint => {
    let all = 0n;
    for (const one of bookings) if (one.figure === figure) all += one.amount;
    return all;
  };
  const cut = (amount: bigint, bps: number): bigint => (amount <= 0n ? 0n : (amount * BigInt(bps)) / 10_000n);
  const platformFee = cut(gross, shares.platformFeeBps);
  const rebates = cut(booked('rebates'), shares.rebatesPercent * 100);
  const activity = cut(booked('activity'), shares.activityPercent * 100);
  const depositFee = cut(booked('deposits'), shares.depositFeeBps);
  const withdrawalFee = cut(booked('withdrawals'), shares.withdrawalFeeBps);
  const net = gross - platformFee - rebates - activity - depositFee - withdrawalFee;
  return { gross, platformFee, rebates, activity, depositFee, withdrawalFee, net };
}
