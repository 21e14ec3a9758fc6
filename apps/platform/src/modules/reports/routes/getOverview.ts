import { getOverview as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ReportsDeps } from '../ReportsDeps.ts';
import { readDayStart } from '../store.ts';

export const getOverview = ({ pool, facts }: ReportsDeps): Route =>
  implement(operation, async ({ brand }) => {
    const dayStart = await readDayStart(pool, brand.timeZone);
    const [pending, withdrawals, papers, depositsApproved, newMembers, rounds] = await Promise.all([
      facts.pendingDeposits(brand.id),
      facts.waitingWithdrawals(brand.id),
      facts.waitingPapers(brand.id),
      facts.approvedDeposits(brand.id, brand.currency, dayStart),
      facts.newMembers(brand.id, dayStart),
      facts.rounds(brand.id, brand.currency, dayStart),
    ]);
    return {
      pendingDeposits: pending.count,
      oldestPendingAt: pending.oldestAt?.toISOString() ?? null,
      waitingWithdrawals: withdrawals.count,
      oldestWithdrawalAt: withdrawals.oldestAt?.toISOString() ?? null,
      waitingPapers: papers.count,
      oldestPapersAt: papers.oldestAt?.toISOString() ?? null,
      dayStartedAt: dayStart.toISOString(),
      newMembers,
      depositsApproved,
      rounds: rounds.rounds,
      bet: rounds.bet,
      win: rounds.win,
      grossResult: rounds.bet - rounds.win,
      currency: brand.currency,
    };
  });
