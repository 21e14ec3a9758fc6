import type { getMemberLimits, OutputOf } from '@baize/contract';
import { profiles } from './profiles.ts';
import { moneyLimits, type BlockRow, type ChangeRow, type LimitRow, type Policy } from './rules.ts';

type Shown = OutputOf<typeof getMemberLimits>;

/** A member's current settings; a limit that was never set is unlimited. */
export function presentStanding(
  currency: string,
  facts: {
    limits: readonly LimitRow[];
    block: BlockRow | undefined;
    reminder: number | undefined;
    policy: Policy;
    review: { isDone: boolean; isOld: boolean };
  },
): Shown['standing'] {
  const { limits, block, reminder, policy, review } = facts;
  const session = limits.find(({ measure }) => measure === 'session');
  return {
    currency,
    limits: moneyLimits.map(([measure, period]) => {
      const row = limits.find((one) => one.measure === measure && one.period === period);
      const used = row === undefined || row.used < 0n ? 0n : row.used;
      const nextFrom = row?.nextFrom?.toISOString() ?? null;
      return { measure, period, allowed: row?.allowed ?? null, used, next: row?.next ?? null, nextFrom };
    }),
    session: {
      allowedMinutes: minutesOf(session?.allowed),
      usedMinutes: Number(session?.used ?? 0n),
      nextMinutes: minutesOf(session?.next),
      nextFrom: session?.nextFrom?.toISOString() ?? null,
    },
    block: block
      ? { kind: block.kind, since: block.beginsAt.toISOString(), until: block.endsAt?.toISOString() ?? null }
      : null,
    reminderMinutes: Math.min(reminder ?? policy.reminderMinutes, policy.reminderMinutes),
    coolingHours: policy.coolingHours,
    exclusionMonths: policy.exclusionMonths,
    isLimitAsked: profiles[policy.profile].isLimitAsked && !review.isDone,
    isReviewDue: review.isOld,
  };
}

export function presentBlock(row: BlockRow): Shown['blocks'][number] {
  const { kind, isActive, byOperator, reason, liftedBy, liftReason } = row;
  return {
    id: String(row.id),
    ...{ kind, isActive, byOperator, reason, liftedBy, liftReason },
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    liftedAt: row.liftedAt?.toISOString() ?? null,
  };
}

/** A change of a session limit is in minutes, every other one in money. */
export function presentChange(row: ChangeRow): Shown['changes'][number] {
  const { measure, period, before, after } = row;
  const isSession = measure === 'session';
  return {
    id: String(row.id),
    ...{ measure, period },
    before: isSession ? null : before,
    after: isSession ? null : after,
    beforeMinutes: isSession ? minutesOf(before) : null,
    afterMinutes: isSession ? minutesOf(after) : null,
    countsFrom: row.countsFrom.toISOString(),
    at: row.at.toISOString(),
  };
}

function minutesOf(value: bigint | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
