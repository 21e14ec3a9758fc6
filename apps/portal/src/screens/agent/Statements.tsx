import type { OutputOf } from '@baize/contract';
import { moneyFigures } from '@baize/contract/agents/figureKinds';
import { listTeamStatements } from '@baize/contract/agents/listTeamStatements';
import { formatAmount } from '@baize/maths';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Money } from '@baize/ui/Money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import type { Searches } from '../../paths.ts';
import { Link } from '../../router/Link.tsx';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DayBar } from './DayBar.tsx';
import { Failed } from './Failed.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { useAgentPlace } from './useAgentPlace.ts';
import { usePager } from './usePager.ts';

type Answer = OutputOf<typeof listTeamStatements>;
type Figures = Answer['own'];
type Row = Answer['page']['content'][number];
type Name = Exclude<keyof Figures, 'rounds'>;

const names = ['deposits', 'withdrawals', 'bets', 'validBets', 'payout', 'rebates', 'activity', 'pay', 'net'] as const;

/** Profit and loss of the team, a line for whoever stands directly below with the team below; a line opens further down. */
export function Statements() {
  const t = useT();
  const { currency } = useBrand();
  const { from, to, pageNum, pageSize, text } = useAgentPlace();
  const parentId = text('parentId');
  const list = useQuery({
    ...query(listTeamStatements, {
      ...{ from, to, pageNum, pageSize },
      ...(parentId === undefined ? {} : { parentId }),
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pager = usePager(list.data?.page.totalPages ?? 1);
  const show = (figures: Figures, name: Name) => (
    <Money
      value={formatAmount(figures[name])}
      symbol={currencySymbol(currency)}
      {...(name === 'net'
        ? { sign: 'always' as const, tone: 'outcome' as const, className: 'text-label font-bold' }
        : {})}
    />
  );
  const cells = (figures: Figures) => Object.fromEntries(names.map((name) => [name, show(figures, name)]));
  /* A team opens into the lines it is made of; of somebody alone the rows themselves are shown. */
  const rowsOf = ({ memberId, account, teamCount }: Row, name: Name): Searches['/agentHome'] => {
    if (teamCount > 0) return { from, to, page: 'palStatementsAgentCopy', parentId: memberId };
    const figure = moneyFigures.find((one) => one === name);
    return figure === undefined
      ? { from, to, page: 'personalHistoryCopy', account }
      : { from, to, page: 'agentDownlineTransactionDetailsCopy', account, figure };
  };
  const columns: Column<Row>[] = [
    {
      id: 'account',
      header: t('team.account'),
      isRowHeader: true,
      card: 'title',
      cell: (row) =>
        row.teamCount > 0 ? (
          <Link
            to="/agentHome"
            search={{ from, to, page: 'palStatementsAgentCopy', parentId: row.memberId }}
            className="text-label text-text-1"
          >
            {row.account}
            <span className="ml-1 text-cap text-text-3">({row.teamCount})</span>
          </Link>
        ) : (
          <Link
            to="/agentHome"
            search={{ from, to, page: 'personalHistoryCopy', account: row.account }}
            className="text-label text-text-1"
          >
            {row.account}
          </Link>
        ),
    },
    ...names.map((name): Column<Row> => ({
      id: name,
      header: t(name === 'net' ? 'team.f.netOf' : `team.f.${name}`),
      align: 'end',
      card: name === 'net' ? 'amount' : 'line',
      cell: (row) => (
        <Link
          to="/agentHome"
          search={rowsOf(row, name)}
          className="rounded-tag text-text-1 no-underline underline-offset-4 hover:underline"
        >
          {show(row.figures, name)}
          <span className="sr-only">, {row.account}</span>
        </Link>
      ),
    })),
  ];
  const data = list.data;
  return (
    <>
      <PageTitle page="palStatementsAgentCopy">
        <ReportMenu report="statements" filter={{ from, to, parentId }} isEmpty={!list.data} />
      </PageTitle>
      <div className="flex flex-col gap-4">
        <DayBar />
        {data ? (
          <Breadcrumb
            line={data.line}
            searchOf={(id) => ({ from, to, page: 'palStatementsAgentCopy', parentId: id })}
          />
        ) : null}
        <DataTable
          caption={t('team.page.palStatementsAgentCopy')}
          density="compact"
          columns={columns}
          rows={data?.page.content ?? []}
          rowKey={(row) => row.memberId}
          state={list.isPending ? 'loading' : list.isLoadingError ? 'error' : 'ready'}
          isStale={list.isPlaceholderData}
          error={<Failed error={list.error} onRetry={list.refetch} />}
          empty={<EmptyState title={t('team.empty.downlines')} hint={t('team.empty.downlinesHint')} />}
          {...(data && data.page.content.length > 0
            ? {
                pager,
                totals: [
                  { id: 'page', label: t('team.totalPage'), values: cells(data.pageTotal) },
                  { id: 'own', label: t('team.own'), values: cells(data.own) },
                  { id: 'all', label: t('team.totalAll'), values: cells(data.total) },
                ],
              }
            : {})}
        />
      </div>
    </>
  );
}
