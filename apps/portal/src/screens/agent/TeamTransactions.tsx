import type { OutputOf } from '@baize/contract';
import { moneyFigures } from '@baize/contract/agents/figureKinds';
import { getReportFile } from '@baize/contract/agents/getReportFile';
import { listTeamTransactions } from '@baize/contract/agents/listTeamTransactions';
import { transactionKinds } from '@baize/contract/wallet/ledgerKinds';
import type { Column } from '@baize/ui/DataTable';
import { Amount } from '../../components/Amount.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { ListFigures } from '../../components/list/ListFigures.tsx';
import { ListPage } from '../../components/list/ListPage.tsx';
import { textFilter } from '../../components/list/textFilter.ts';
import { useListPlace } from '../../components/list/useListPlace.ts';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { scopeFilter } from './scopeFilter.ts';

type Row = OutputOf<typeof listTeamTransactions>['page']['content'][number];

/** Every line of the team's accounts, with what came in and went out of everything filtered. */
export function TeamTransactions() {
  const t = useT();
  const { currency } = useBrand();
  /* A figure of the overview stands for all the kinds that it is made of, in the same menu. */
  const chosen = useListPlace().search['kind'];
  const figure = moneyFigures.find((one) => one === chosen);
  const only = { figure, kind: transactionKinds.find((one) => one === chosen) };
  const list = useList(listTeamTransactions, {
    days: 'days',
    size: 'chosen',
    filters: {
      scope: scopeFilter(t, ['team', 'direct']),
      kind: choiceFilter({
        label: t('team.kindOf'),
        all: t('team.kinds.all'),
        values: [...moneyFigures, ...transactionKinds],
        nameOf: (value) => {
          const kind = transactionKinds.find((one) => one === value);
          if (kind !== undefined) return t(`member.kind.${kind}`);
          const one = moneyFigures.find((known) => known === value);
          return one === undefined ? value : t('team.kinds.of', { figure: t(`team.f.${one}`) });
        },
      }),
      account: textFilter({ label: t('team.accountHint'), most: 32 }),
    },
    ask: only,
  });
  const totals = list.data?.totals;
  const sum = (units: bigint | undefined, isOutcome = false) =>
    units === undefined ? undefined : <Amount units={units} currency={currency} size="m" isOutcome={isOutcome} />;
  const columns: Column<Row>[] = [
    { id: 'time', header: t('team.time'), card: 'meta', cell: (row) => <Moment at={row.createdAt} /> },
    { id: 'account', header: t('team.account'), isRowHeader: true, card: 'title', cell: (row) => row.account },
    {
      id: 'kind',
      header: t('team.kindOf'),
      card: 'detail',
      cell: (row) => t(`member.kind.${row.kind}`),
    },
    {
      id: 'before',
      header: t('team.before'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.balanceBefore} currency={currency} />,
    },
    {
      id: 'amount',
      header: t('team.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.amount} currency={currency} isOutcome isBold />,
    },
    {
      id: 'after',
      header: t('team.after'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.balanceAfter} currency={currency} />,
    },
    {
      id: 'number',
      header: t('team.number'),
      align: 'end',
      card: 'line',
      cell: (row) => <span className="font-mono text-cap text-text-3">{row.transferId}</span>,
    },
  ];
  return (
    <ListPage
      title={t('team.page.agentDownlineTransactionDetailsCopy')}
      list={list}
      found={list.data?.page}
      columns={columns}
      rowKey={(row) => `${row.transferId}:${row.memberId}`}
      fetchFile={(form) => fetchRecordFile(getReportFile, { report: 'transactions', ...list.asked, ...only, ...form })}
      daysNote={(zone) => t('list.days.lotteryZone', { zone })}
      figures={
        <ListFigures
          list={list}
          figures={[
            { label: t('team.in'), value: sum(totals?.in) },
            { label: t('team.out'), value: sum(totals?.out) },
            { label: t('team.netIn'), value: sum(totals?.net, true) },
          ]}
        />
      }
      empty={{ title: t('team.empty.rows'), hint: t('team.empty.rowsHint') }}
    />
  );
}
