export type Measure = 'deposit' | 'loss' | 'stake' | 'session';
export type Period = 'day' | 'week' | 'month' | 'bet' | 'session';
export type BlockKind = 'timeOut' | 'selfExclusion' | 'operatorExclusion';

/** A limit at a given time; amounts in 1/100,000, sessions in minutes. Null is unlimited. */
export type LimitRow = {
  measure: Measure;
  period: Period;
  allowed: bigint | null;
  used: bigint;
  next: bigint | null;
  nextFrom: Date | null;
};

/** A block from play; `endsAt` is null until lifted. */
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

/** A brand's responsible gaming policy. */
export type Policy = {
  profile: 'default' | 'UK' | 'MGA';
  coolingHours: number;
  exclusionMonths: number;
  reminderMinutes: 15 | 30 | 45 | 60;
};

/** Sums over rounds; amounts in 1/100,000. Corrections count as winnings. */
export type PlayFacts = { rounds: number; bet: bigint; win: bigint; adjusted: bigint };

/** Every money limit that a member can set, in display order. */
export const moneyLimits = [
  ['deposit', 'day'],
  ['deposit', 'week'],
  ['deposit', 'month'],
  ['loss', 'day'],
  ['loss', 'week'],
  ['loss', 'month'],
  ['stake', 'bet'],
] as const satisfies readonly (readonly [Measure, Period])[];

/** The error code for a blocked member. */
export function refusalOf(kind: BlockKind): 'time_out' | 'excluded' {
  return kind === 'timeOut' ? 'time_out' : 'excluded';
}
