import { listTransactions, type OutputOf } from '@baize/contract';
import { accountFigures } from '@baize/contract/agents/figureKinds';
import { withdrawalStatus } from '@baize/contract/cashier/withdrawal';
import { getTransactionsFile } from '@baize/contract/wallet/getTransactionsFile';
import { transactionKinds } from '@baize/contract/wallet/ledgerKinds';
import type { Column } from '@baize/ui/DataTable';
import { Amount } from '../../components/Amount.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { ListFigures } from '../../components/list/ListFigures.tsx';
import { ListPage } from '../../components/list/ListPage.tsx';
import { useList } from '../../components/list/useList.ts';
import { useListPlace } from '../../components/list/useListPlace.ts';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useBrand } from '../../useBrand.ts';

type Row = OutputOf<typeof listTransactions>['page']['content'][number];

const NOTHING = 0n;

const sumOf = (rows: readonly Row[]): bigint => rows.reduce((sum, { amount }) => sum + amount, NOTHING);

/** The account record: every line of the member's own account, with what came in and went out. */
export function Transactions() {
  const t = useT();
  const brand = useBrand();
  const { isAgent = false } = useSession();
  /* A figure stands for all the kinds that it is made of, in the same menu; agents' reports lead to them. */
  const chosen = useListPlace().search['kind'];
  const ofFigure = accountFigures.find((one) => one === chosen);
  const only = { figure: ofFigure, kind: transactionKinds.find((one) => one === chosen) };
  const list = useList(listTransactions, {
    days: 'moments',
    size: 'chosen',
    filters: {
      kind: choiceFilter({
        label: t('member.transaction.kind'),
        all: t('member.transaction.allKinds'),
        values: [...(isAgent ? accountFigures : ofFigure === undefined ? [] : [ofFigure]), ...transactionKinds],
        nameOf: (value) => {
          const one = accountFigures.find((known) => known === value);
          if (one !== undefined) return t('member.transaction.allOf', { figure: t(`member.figure.${one}`) });
          const kind = transactionKinds.find((known) => known === value);
          return kind === undefined ? value : t(`member.kind.${kind}`);
        },
      }),
      withdrawalStatus: choiceFilter({
        label: t('member.transaction.withdrawalStatus'),
        all: t('member.transaction.allStatuses'),
        values: withdrawalStatus.options,
        nameOf: (status) => t(`wallet.withdraw.status.${status}`),
      }),
    },
    ask: only,
  });
  const { data } = list;
  const currency = data?.currency ?? brand.currency;
  const columns: Column<Row>[] = [
    { id: 'time', header: t('records.time'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'kind',
      header: t('member.transaction.kind'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {t(`member.kind.${row.kind}`)}
          {row.note === undefined ? null : (
            <span dir="auto" className="block max-w-80 text-cap font-normal break-words text-text-3">
              {row.note}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: t('member.transaction.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.amount} currency={currency} isOutcome isBold />,
    },
    {
      id: 'balance',
      header: t('member.transaction.balanceAfter'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.balanceAfter} currency={currency} />,
    },
    {
      id: 'status',
      header: t('records.statusColumn'),
      card: 'status',
      cell: (row) =>
        row.withdrawalStatus === null ? (
          <span className="max-sm:hidden">–</span>
        ) : (
          t(`wallet.withdraw.status.${row.withdrawalStatus}`)
        ),
    },
    {
      id: 'number',
      header: t('member.transaction.number'),
      align: 'end',
      card: 'line',
      cell: (row) => <span className="font-mono text-cap text-text-3">{row.transferId}</span>,
    },
  ];
  const total = (id: string, label: string, units: bigint) => ({
    ...{ id, label },
    values: { amount: <Amount units={units} currency={currency} isOutcome isBold /> },
  });
  const figure = (units: bigint | undefined, isOutcome = false) =>
    units === undefined ? undefined : <Amount units={units} currency={currency} size="m" isOutcome={isOutcome} />;
  return (
    <ListPage
      title={t('records.page.transactionHistory')}
      list={list}
      found={data?.page}
      columns={columns}
      rowKey={(row) => row.version}
      fetchFile={(form) => fetchRecordFile(getTransactionsFile, { ...list.asked, ...only, ...form })}
      figures={
        <ListFigures
          list={list}
          figures={[
            { label: t('member.transaction.in'), value: figure(data?.totals.in) },
            { label: t('member.transaction.out'), value: figure(data?.totals.out) },
            { label: t('records.net'), value: figure(data?.totals.net, true) },
          ]}
        />
      }
      totals={
        data && [
          total('page', t('member.transaction.pageTotal'), sumOf(data.page.content)),
          total('grand', t('member.transaction.grandTotal', { count: String(data.page.totalRows) }), data.totals.net),
        ]
      }
      failed={t('member.transaction.failed')}
      empty={{ title: t('member.transaction.none'), hint: t('member.transaction.noneHint') }}
    />
  );
}
