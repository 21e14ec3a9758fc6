import type { OutputOf } from '@baize/contract';
import { moneyFigures } from '@baize/contract/agents/figureKinds';
import { getReportFile } from '@baize/contract/agents/getReportFile';
import { listTeamStatements } from '@baize/contract/agents/listTeamStatements';
import type { Column } from '@baize/ui/DataTable';
import { Amount } from '../../components/Amount.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListPage } from '../../components/list/ListPage.tsx';
import { useList } from '../../components/list/useList.ts';
import { useT } from '../../i18n/useT.ts';
import type { Searches } from '../../paths.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { useAgentPlace } from './useAgentPlace.ts';

type Answer = OutputOf<typeof listTeamStatements>;
type Figures = Answer['own'];
type Row = Answer['page']['content'][number];
type Name = Exclude<keyof Figures, 'rounds'>;

const names = ['deposits', 'withdrawals', 'bets', 'validBets', 'payout', 'rebates', 'activity', 'pay', 'net'] as const;

/** Profit and loss of the team, a line for whoever stands directly below with the team below; a line opens further down. */
export function Statements() {
  const t = useT();
  const { currency } = useBrand();
  const parentId = useAgentPlace().text('parentId');
  const list = useList(listTeamStatements, { days: 'days', size: 'chosen', ask: { parentId } });
  const { data, from, to } = list;
  const show = (figures: Figures, name: Name) => (
    <Amount units={figures[name]} currency={currency} {...(name === 'net' ? { isOutcome: true, isBold: true } : {})} />
  );
  const cells = (figures: Figures) => Object.fromEntries(names.map((name) => [name, show(figures, name)]));
  /* A team opens into the lines it is made of; of somebody alone the rows themselves are shown. */
  const rowsOf = ({ memberId, account, teamCount }: Row, name: Name): Searches['/agentHome'] => {
    if (teamCount > 0) return { from, to, page: 'palStatementsAgentCopy', parentId: memberId };
    const figure = moneyFigures.find((one) => one === name);
    return figure === undefined
      ? { from, to, page: 'personalHistoryCopy', account }
      : { from, to, page: 'agentDownlineTransactionDetailsCopy', account, kind: figure };
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
  return (
    <ListPage
      title={t('team.page.palStatementsAgentCopy')}
      list={list}
      found={data?.page}
      columns={columns}
      rowKey={(row) => row.memberId}
      density="compact"
      fetchFile={(form) => fetchRecordFile(getReportFile, { report: 'statements', parentId, ...list.asked, ...form })}
      isFileEmpty={data === undefined}
      daysNote={(zone) => t('list.days.lotteryZone', { zone })}
      lead={
        data ? (
          <Breadcrumb
            line={data.line}
            searchOf={(id) => ({ from, to, page: 'palStatementsAgentCopy', parentId: id })}
          />
        ) : null
      }
      totals={
        data && [
          { id: 'page', label: t('team.totalPage'), values: cells(data.pageTotal) },
          { id: 'own', label: t('team.own'), values: cells(data.own) },
          { id: 'all', label: t('team.totalAll'), values: cells(data.total) },
        ]
      }
      empty={{ title: t('team.empty.downlines'), hint: t('team.empty.downlinesHint') }}
    />
  );
}
