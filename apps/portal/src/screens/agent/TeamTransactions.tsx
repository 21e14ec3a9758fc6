import type { OutputOf } from '@baize/contract';
import { listTeamTransactions } from '@baize/contract/agents/listTeamTransactions';
import { transactionKinds } from '@baize/contract/wallet/ledgerKinds';
import { formatAmount } from '@baize/maths';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Money } from '@baize/ui/Money';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { wallTime } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import { AccountFilter } from './AccountFilter.tsx';
import { DayBar } from './DayBar.tsx';
import { Failed } from './Failed.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { Tile } from './Tile.tsx';
import { useAgentPlace } from './useAgentPlace.ts';
import { usePager } from './usePager.ts';

type Row = OutputOf<typeof listTeamTransactions>['page']['content'][number];

const scopes = ['team', 'direct'] as const;
const ALL = 'all';

/** Every line of the team's accounts, with what came in and went out of everything filtered. */
export function TeamTransactions() {
  const t = useT();
  const { currency, timeZone } = useBrand();
  const { from, to, pageNum, pageSize, text, change } = useAgentPlace();
  const scope = scopes.find((one) => one === text('scope')) ?? 'team';
  const kind = transactionKinds.find((one) => one === text('kind'));
  const account = text('account');
  const list = useQuery({
    ...query(listTeamTransactions, {
      ...{ from, to, scope, pageNum, pageSize },
      ...(account === undefined ? {} : { account }),
      ...(kind === undefined ? {} : { kind }),
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pager = usePager(list.data?.page.totalPages ?? 1);
  const totals = list.data?.totals;
  const plain = (units: bigint) => <Money value={formatAmount(units)} symbol={currencySymbol(currency)} />;
  const columns: Column<Row>[] = [
    {
      id: 'time',
      header: t('team.time'),
      card: 'meta',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
    },
    { id: 'account', header: t('team.account'), isRowHeader: true, card: 'title', cell: (row) => row.account },
    {
      id: 'kind',
      header: t('team.kindOf'),
      card: 'detail',
      cell: (row) => t(`member.kind.${row.kind}`),
    },
    { id: 'before', header: t('team.before'), align: 'end', card: 'line', cell: (row) => plain(row.balanceBefore) },
    {
      id: 'amount',
      header: t('team.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <Money
          value={formatAmount(row.amount)}
          symbol={currencySymbol(currency)}
          sign="always"
          tone="outcome"
          className="text-label font-bold"
        />
      ),
    },
    { id: 'after', header: t('team.after'), align: 'end', card: 'line', cell: (row) => plain(row.balanceAfter) },
    {
      id: 'number',
      header: t('team.number'),
      align: 'end',
      card: 'line',
      cell: (row) => <span className="font-mono text-cap text-text-3">{row.transferId}</span>,
    },
  ];
  return (
    <>
      <PageTitle page="agentDownlineTransactionDetailsCopy">
        <Segmented
          label={t('team.scope')}
          value={scope}
          onValueChange={(next) => change({ scope: next === 'team' ? undefined : next, account: undefined })}
          options={scopes.map((value) => ({ value, label: t(`team.scope.${value}`) }))}
        />
        <ReportMenu
          report="transactions"
          filter={{ from, to, scope, account, kind }}
          isEmpty={!list.data || list.data.page.totalRows === 0}
        />
      </PageTitle>
      <div className="flex flex-col gap-4">
        <dl className="grid gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3">
          <Tile label={t('team.in')}>{totals && moneyText(totals.in, currency)}</Tile>
          <Tile label={t('team.out')}>{totals && moneyText(totals.out, currency)}</Tile>
          <Tile label={t('team.netIn')}>{totals && moneyText(totals.net, currency, 'always')}</Tile>
        </dl>
        <DayBar />
        <div className="flex flex-wrap gap-2">
          <Select
            size="s"
            className="w-48! max-sm:w-full!"
            aria-label={t('team.kindOf')}
            value={kind ?? ALL}
            onValueChange={(value) => change({ kind: value === ALL ? undefined : value })}
            options={[
              { value: ALL, label: t('team.kinds.all') },
              ...transactionKinds.map((value) => ({ value, label: t(`member.kind.${value}`) })),
            ]}
          />
          <AccountFilter
            key={account ?? ''}
            value={account ?? ''}
            onSearch={(name) => change({ account: name || undefined })}
          />
        </div>
        <DataTable
          caption={t('team.page.agentDownlineTransactionDetailsCopy')}
          columns={columns}
          rows={list.data?.page.content ?? []}
          rowKey={(row) => `${row.transferId}:${row.memberId}`}
          state={list.isPending ? 'loading' : list.isError ? 'error' : 'ready'}
          isStale={list.isPlaceholderData}
          error={<Failed error={list.error} onRetry={list.refetch} />}
          empty={<EmptyState title={t('team.empty.rows')} hint={t('team.empty.rowsHint')} />}
          {...(list.data && list.data.page.content.length > 0 ? { pager } : {})}
        />
      </div>
    </>
  );
}
