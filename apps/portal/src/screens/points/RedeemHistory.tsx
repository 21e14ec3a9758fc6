import type { OutputOf } from '@baize/contract';
import { listRedemptions } from '@baize/contract/points/listRedemptions';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { ListSegments } from '../../components/list/ListSegments.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { isSome, pointsText } from './worthOf.ts';

type Redemption = OutputOf<typeof listRedemptions>['content'][number];

const states = ['inProcess', 'approved', 'rejected'] as const;
const TONES = { inProcess: 'amber', approved: 'felt', rejected: 'cinnabar' } as const;
const LOOK_MS = 15_000;

/** What was exchanged, with its state and what the house said about it. */
export function RedeemHistory() {
  const t = useT();
  const language = useLanguage();
  const list = useList(listRedemptions, {
    size: 10,
    filters: {
      status: choiceFilter({
        label: t('points.col.status'),
        all: t('points.status.all'),
        values: states,
        nameOf: (status) => t(`points.status.${status}`),
        look: 'segments',
      }),
    },
    options: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.content.some((row) => row.status === 'inProcess') === true ? LOOK_MS : false,
    },
  });
  const columns: Column<Redemption>[] = [
    {
      id: 'reference',
      header: t('points.col.reference'),
      card: 'meta',
      cell: (row) => <span className="tabular-nums">{row.reference}</span>,
    },
    {
      id: 'applied',
      header: t('points.col.applied'),
      card: 'line',
      cell: (row) => <Moment at={row.createdAt} />,
    },
    { id: 'type', header: t('points.type'), card: 'line', cell: (row) => t(`points.kind.${row.kind}`) },
    {
      id: 'name',
      header: t('points.col.name'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {row.kind === 'convert' ? t('points.kind.convert') : localText(row.name, language)}
          {row.address === '' ? null : (
            <span className="block max-w-64 text-cap font-normal text-text-3">
              {t('points.address')}: {row.recipient}, {row.address}
            </span>
          )}
          {isSome(row.pays) ? (
            <span className="block text-cap font-normal text-text-3">
              {t('points.receives')}: {moneyText(row.pays, row.currency)} · {t('points.paidAccount')}:{' '}
              {t('points.mainWallet')}
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: 'quantity',
      header: t('points.quantity'),
      align: 'end',
      card: 'line',
      cell: (row) => (row.kind === 'convert' ? `${row.quantity} ${t('points.units')}` : row.quantity),
    },
    {
      id: 'points',
      header: t('points.pointsNeeded'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{pointsText(row.points)}</span>,
    },
    {
      id: 'amount',
      header: t('points.amountNeeded'),
      align: 'end',
      card: 'line',
      cell: (row) => (isSome(row.amount) ? moneyText(row.amount, row.currency) : '—'),
    },
    {
      id: 'status',
      header: t('points.col.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`points.status.${row.status}`)}</StatusChip>,
    },
    {
      id: 'remark',
      header: t('points.col.remark'),
      card: 'line',
      cell: (row) => (row.remark === '' ? '—' : row.remark),
    },
  ];
  return (
    <section aria-label={t('points.tab.history')} className="flex flex-col gap-3">
      <div className="self-start">
        <ListSegments list={list} />
      </div>
      <ListTable
        caption={t('points.tab.history')}
        list={list}
        found={list.data}
        columns={columns}
        rowKey={(row) => row.id}
        skeletonRows={4}
        hasTimes
        failed={t('points.failed')}
        empty={{ title: t('points.historyNone'), hint: t('points.historyNoneHint') }}
      />
    </section>
  );
}
