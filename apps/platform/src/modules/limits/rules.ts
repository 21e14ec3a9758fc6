export type Measure = 'deposit' | 'loss' | 'stake' | 'session';
export type Period = 'day' | 'week' | 'month' | 'bet' | 'session';
export type BlockKind = 'timeOut' | 'selfExclusion' | 'operatorExclusion';

/** A limit at a moment; amounts in 1/100,000, sessions in minutes. Null allows everything. */
export type LimitRow = {
  measure: Measure;
  period: Period;
  allowed: bigint | null;
  used: bigint;
  next: bigint | null;
  nextFrom: Date | null;
};

/** A time without play; `endsAt` is null while it lasts until it is lifted. */
export type BlockRow = {
  id: bigint;
  memberId: bigint;
  kind: BlockKind;
  beginsAt: Date;
  endsAt: Date | null;
  isActive: boolean;
  byOperator: string;
  reason: string;
  liftedAt: Date | null;
  liftedBy: string;
  liftReason: string;
};

export type ChangeRow = {
  id: bigint;
  measure: Measure;
  period: Period;
  before: bigint | null;
  after: bigint | null;
  countsFrom: Date;
  at: Date;
};

/** What a brand's licence asks for. */
export type Policy = {
  profile: 'default' | 'UK' | 'MGA';
  coolingHours: number;
  exclusionMonths: number;
  reminderMinutes: 15 | 30 | 45 | 60;
};

/** Sums over rounds; amounts in 1/100,000. Corrections count as winnings. */
export type PlayFacts = { rounds: number; bet: bigint; win: bigint; adjusted: bigint };

/** Every limit in money that a member can set, in the order in which they are shown. */
export const moneyLimits = [
  ['deposit', 'day'],
  ['deposit', 'week'],
  ['deposit', 'month'],
  ['loss', 'day'],
  ['loss', 'week'],
  ['loss', 'month'],
  ['stake', 'bet'],
] as const satisfies readonly (readonly [Measure, Period])[];

/** By what name play is refused to somebody who has a time without it. */
export function refusalOf(kind: BlockKind): 'time_out' | 'excluded' {
  return kind === 'timeOut' ? 'time_out' : 'excluded';
}
