import type { OutputOf } from '@baize/contract';
import { gameClassifies } from '@baize/contract/agents/figures';
import { listTeamRounds } from '@baize/contract/agents/listTeamRounds';
import { formatAmount } from '@baize/maths';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Money } from '@baize/ui/Money';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { wallTime } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { RoundStatus } from '../../components/round/RoundStatus.tsx';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import { AccountFilter } from './AccountFilter.tsx';
import { DayBar } from './DayBar.tsx';
import { Failed } from './Failed.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { useAgentPlace } from './useAgentPlace.ts';
import { usePager } from './usePager.ts';

type Row = OutputOf<typeof listTeamRounds>['page']['content'][number];

const scopes = ['team', 'direct', 'me'] as const;
const statuses = ['open', 'won', 'lost', 'cancelled'] as const;
const ALL = 'all';

/** Rounds of the team, of the direct downlines, of one account, or one's own. */
export function TeamRecords() {
  const t = useT();
  const language = useLanguage();
  const { currency, timeZone } = useBrand();
  const { from, to, pageNum, pageSize, text, change } = useAgentPlace();
  const scope = scopes.find((one) => one === text('scope')) ?? 'team';
  const gameClassify = gameClassifies.find((one) => one === text('gameClassify'));
  const status = statuses.find((one) => one === text('status'));
  const account = text('account');
  const list = useQuery({
    ...query(listTeamRounds, {
      ...{ from, to, scope, pageNum, pageSize },
      ...(account === undefined ? {} : { account }),
      ...(gameClassify === undefined ? {} : { gameClassify }),
      ...(status === undefined ? {} : { status }),
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pager = usePager(list.data?.page.totalPages ?? 1);
  const money = (units: bigint, isOutcome = false) => (
    <Money
      value={formatAmount(units)}
      symbol={currencySymbol(currency)}
      {...(isOutcome ? { sign: 'always' as const, tone: 'outcome' as const, className: 'text-label font-bold' } : {})}
    />
  );
  const sum = (id: string, header: string, of: (row: Row) => bigint): Column<Row> => ({
    ...{ id, header, align: 'end', card: 'line' },
    cell: (row) => money(of(row)),
  });
  const columns: Column<Row>[] = [
    {
      id: 'time',
      header: t('team.time'),
      card: 'meta',
      cell: ({ round }) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(round.startedAt), timeZone)}</span>
      ),
    },
    { id: 'account', header: t('team.account'), isRowHeader: true, card: 'title', cell: (row) => row.account },
    {
      id: 'game',
      header: t('team.game'),
      card: 'detail',
      cell: ({ round }) => <span title={round.round}>{localText(round.gameName, language)}</span>,
    },
    sum('bet', t('team.bet'), ({ round }) => round.bet),
    sum('validBet', t('team.f.validBets'), ({ round }) => round.validBet),
    sum('win', t('team.f.payout'), ({ round }) => round.net + round.bet),
    {
      id: 'net',
      header: t('team.f.netOf'),
      align: 'end',
      card: 'amount',
      cell: ({ round }) => money(round.net, true),
    },
    {
      id: 'status',
      header: t('team.status'),
      card: 'status',
      cell: ({ round }) => <RoundStatus status={round.status} />,
    },
  ];
  const totals = list.data?.totals;

  return (
    <>
      <PageTitle page="personalHistoryCopy">
        <Segmented
          label={t('team.scope')}
          value={scope}
          onValueChange={(next) => change({ scope: next === 'team' ? undefined : next, account: undefined })}
          options={scopes.map((value) => ({ value, label: t(`team.scope.${value}`) }))}
        />
        <ReportMenu
          report="rounds"
          filter={{ from, to, scope, account, gameClassify, status }}
          isEmpty={!list.data || list.data.page.totalRows === 0}
        />
      </PageTitle>
      <div className="flex flex-col gap-4">
        <DayBar />
        <div className="flex flex-wrap gap-2">
          <Select
            size="s"
            className="w-44! max-sm:flex-1"
            aria-label={t('team.category')}
            value={gameClassify ?? ALL}
            onValueChange={(value) => change({ gameClassify: value === ALL ? undefined : value })}
            options={[
              { value: ALL, label: t('team.category.all') },
              ...gameClassifies.map((value) => ({ value, label: t(`shell.category.${value}`) })),
            ]}
          />
          <Select
            size="s"
            className="w-40! max-sm:flex-1"
            aria-label={t('team.status')}
            value={status ?? ALL}
            onValueChange={(value) => change({ status: value === ALL ? undefined : value })}
            options={[
              { value: ALL, label: t('team.status.all') },
              ...statuses.map((value) => ({ value, label: t(`records.status.${value}`) })),
            ]}
          />
          <AccountFilter
            key={account ?? ''}
            value={account ?? ''}
            onSearch={(name) => change({ account: name || undefined })}
          />
        </div>
        <DataTable
          caption={t('team.page.personalHistoryCopy')}
          columns={columns}
          rows={list.data?.page.content ?? []}
          rowKey={({ memberId, round }) => `${memberId}:${round.id}`}
          state={list.isPending ? 'loading' : list.isLoadingError ? 'error' : 'ready'}
          isStale={list.isPlaceholderData}
          error={<Failed error={list.error} onRetry={list.refetch} />}
          empty={<EmptyState title={t('team.empty.rows')} hint={t('team.empty.rowsHint')} />}
          {...(totals && list.data && list.data.page.content.length > 0
            ? {
                pager,
                totals: [
                  {
                    id: 'all',
                    label: t('team.totalAll'),
                    values: {
                      bet: money(totals.bet),
                      validBet: money(totals.validBet),
                      win: money(totals.win),
                      net: money(totals.net, true),
                    },
                  },
                ],
              }
            : {})}
        />
      </div>
    </>
  );
}
