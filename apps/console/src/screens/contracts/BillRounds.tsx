import { listBillRounds, type OutputOf } from '@baize/contract';
import { localText } from '@baize/contract/localText';
import type { Column } from '@baize/ui/DataTable';
import { Drawer } from '@baize/ui/Drawer';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';

type Found = OutputOf<typeof listBillRounds>;
type Row = Found['page']['content'][number];

const tones = { settled: 'neutral', late: 'amber', corrected: 'sky' } as const;

/** The rounds that a bill was summed from, which add up to it; what was carried into it says so. */
export function BillRounds({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listBillRounds, { id, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const columns = useRoundColumns(data?.bill.kind === 'hourly');
  const sums = ({ validBet, profitAndLoss }: Found['pageTotals']) => ({
    validBet: <Amount units={validBet} />,
    result: <Amount units={profitAndLoss} sign="always" tone="outcome" />,
  });
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="l"
      title={t('contracts.rounds')}
      labels={{ close: t('shell.close') }}
    >
      {data === undefined ? null : <BillFacts bill={data.bill} />}
      <ListTable
        className="mt-4"
        caption={t('contracts.rounds')}
        columns={columns}
        list={list}
        found={data?.page}
        rowKey={(row) => row.id}
        onPage={setPage}
        totals={
          data && [
            { id: 'page', label: t('contracts.rounds.page'), values: sums(data.pageTotals) },
            { id: 'bill', label: t('contracts.rounds.bill'), values: sums(data.bill) },
          ]
        }
        empty={
          data?.isKept === false
            ? { size: 's', title: t('contracts.rounds.notKept'), hint: t('contracts.rounds.notKeptHint') }
            : { size: 's', title: t('contracts.rounds.none'), hint: t('contracts.rounds.noneHint') }
        }
      />
    </Drawer>
  );
}

function BillFacts({ bill }: { bill: Found['bill'] }) {
  const t = useT();
  const { kind, account, fromDay, lastDay, slotAt, currency } = bill;
  const days = fromDay === lastDay ? fromDay : `${fromDay} – ${lastDay}`;
  return (
    <Facts
      rows={[
        { label: t('contracts.account'), value: account },
        { label: t('contracts.kind'), value: t(`contracts.kind.${kind}`) },
        { label: t('contracts.period'), value: slotAt === null ? days : <Moment at={slotAt} /> },
        { label: t('contracts.validBet'), value: <Amount units={bill.validBet} currency={currency} isCut={false} /> },
        {
          label: t('contracts.net'),
          value: <Amount units={bill.profitAndLoss} currency={currency} sign="always" tone="outcome" isCut={false} />,
        },
        { label: t('contracts.rounds.active'), value: bill.activeMembers },
      ]}
    />
  );
}

function useRoundColumns(hasHours: boolean): Column<Row>[] {
  const t = useT();
  const language = useLanguage();
  const hour: Column<Row> = {
    id: 'hour',
    header: t('contracts.rounds.hour'),
    align: 'end',
    card: 'line',
    cell: (row) => `${row.isCarried ? 0 : row.hour}:00`,
  };
  return [
    { id: 'at', header: t('contracts.rounds.at'), card: 'meta', cell: ({ at }) => <Moment at={at} /> },
    ...(hasHours ? [hour] : []),
    {
      id: 'account',
      header: t('contracts.rounds.account'),
      isRowHeader: true,
      card: 'title',
      cell: ({ memberId, account }) =>
        memberId === null ? (
          account
        ) : (
          <Link
            to="/members/$memberId"
            params={{ memberId }}
            className="text-felt-text underline-offset-4 hover:underline"
          >
            {account}
          </Link>
        ),
    },
    {
      id: 'game',
      header: t('rounds.game'),
      card: 'detail',
      cell: ({ round }) => (
        <span title={round.round}>
          {localText(round.gameName, language)}
          <span className="block text-cap text-text-3">{round.vendorName}</span>
        </span>
      ),
    },
    {
      id: 'validBet',
      header: t('contracts.validBet'),
      align: 'end',
      card: 'line',
      cell: ({ validBet }) => <Amount units={validBet} />,
    },
    {
      id: 'result',
      header: t('contracts.net'),
      align: 'end',
      card: 'amount',
      cell: ({ profitAndLoss }) => <Amount units={profitAndLoss} sign="always" tone="outcome" />,
    },
    {
      id: 'why',
      header: t('contracts.rounds.why'),
      card: 'status',
      cell: ({ why, isCarried, day }) => (
        <span className="flex flex-col items-start gap-1">
          <StatusChip tone={tones[why]}>{t(`contracts.rounds.why.${why}`)}</StatusChip>
          {isCarried ? <span className="text-cap text-text-3">{t('contracts.rounds.of', { day })}</span> : null}
        </span>
      ),
    },
  ];
}
