import {
  getTrialBalance,
  listDepositQueue,
  listDifferences,
  listDraws,
  listHeldWins,
  listQueue,
  listSchedule,
  listStuckRounds,
  listWithdrawalQueue,
} from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

export type Alarm = { id: string; text: string; to: Pick<LinkProps, 'to' | 'search'> };

/** Money that hangs is looked for each minute; the books are summed anew at each call and wait longer. */
const SOON_MS = 60_000;
const LATER_MS = 300_000;
const one = { pageNum: 1, pageSize: 1 } as const;

/**
 * What is wrong at this moment, as far as the operator's role may know: money that hangs, work that failed, books that do
 * not add up. What a question did not answer is told as well, since silence is not quiet.
 */
export function useAlarms(): { alarms: Alarm[]; isLoading: boolean; isBlind: boolean } {
  const t = useT();
  const { may } = useOperator();
  const every = (ms: number, isAllowed: boolean) => ({ refetchInterval: pollWhilePresent(ms), enabled: isAllowed });
  const vendors = every(SOON_MS, may('vendors.read'));
  const cash = every(SOON_MS, may('cashier.read'));
  const jobs = every(SOON_MS, may('jobs.read'));
  const wins = useQuery({ ...query(listHeldWins, { view: 'waiting', ...one }), ...vendors });
  const stuck = useQuery({ ...query(listStuckRounds, {}), ...vendors });
  const differences = useQuery({ ...query(listDifferences, { state: 'open', ...one }), ...vendors });
  const held = useQuery({ ...query(listDepositQueue, { status: 'held', ...one }), ...cash });
  const cases = useQuery({ ...query(listWithdrawalQueue, { view: 'cases', ...one }), ...cash });
  const failed = useQuery({ ...query(listQueue, { status: 'failed', ...one }), ...jobs });
  const schedule = useQuery({ ...query(listSchedule, {}), ...jobs });
  const books = useQuery({ ...query(getTrialBalance, {}), ...every(LATER_MS, may('wallet.read')) });
  const draws = useQuery({
    ...query(listDraws, { view: 'waiting', ...one }),
    ...every(SOON_MS, may('lotteries.read')),
  });
  const asked = [wins, stuck, differences, held, cases, failed, schedule, books, draws];

  const alarms: Alarm[] = [];
  const add = (id: string, count: number, text: string, to: Alarm['to']): void => {
    if (count > 0) alarms.push({ id, text, to });
  };
  const check = books.data?.check;
  const isUnsound = check !== undefined && check !== null && (!check.isSound || check.hasSharedFaults);
  add('books', isUnsound ? 1 : 0, t('overview.alarm.books'), { to: '/ledger' });
  let count = wins.data?.waiting ?? 0;
  add('wins', count, t('overview.alarm.wins', { count }), { to: '/heldWins' });
  count = stuck.data?.rounds.length ?? 0;
  add('stuck', count, t('overview.alarm.stuck', { count }), { to: '/vendors' });
  const silent = stuck.data?.silent ?? [];
  add('silent', silent.length, t('overview.alarm.silent', { names: silent.join(', ') }), { to: '/vendors' });
  count = differences.data?.totalRows ?? 0;
  add('differences', count, t('overview.alarm.differences', { count }), { to: '/comparisons' });
  count = held.data?.page.totalRows ?? 0;
  add('held', count, t('overview.alarm.held', { count }), { to: '/deposits', search: { status: 'held' } });
  count = cases.data?.counts.cases ?? 0;
  add('cases', count, t('overview.alarm.cases', { count }), { to: '/withdrawals', search: { view: 'cases' } });
  count = draws.data?.late ?? 0;
  add('draws', count, t('overview.alarm.draws', { count }), { to: '/lotteries' });
  count = failed.data?.counts.failed ?? 0;
  add('tasks', count, t('overview.alarm.tasks', { count }), { to: '/jobs', search: { status: 'failed' } });
  add('idle', schedule.data?.isWorked === false ? 1 : 0, t('overview.alarm.idle'), {
    to: '/jobs',
    search: { view: 'schedule' },
  });
  count = schedule.data?.jobs.filter(({ status }) => status === 'failed').length ?? 0;
  add('turns', count, t('overview.alarm.turns', { count }), { to: '/jobs', search: { view: 'schedule' } });
  return {
    alarms,
    isLoading: asked.some((question) => question.isLoading),
    isBlind: asked.some((question) => question.isError),
  };
}
