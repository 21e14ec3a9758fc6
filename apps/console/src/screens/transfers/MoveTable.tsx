import { listWalletMoves, type OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useT } from '../../i18n/useT.ts';
import { useListAddress } from '../../components/useListAddress.ts';

type Move = OutputOf<typeof listWalletMoves>['content'][number];

const views = ['open', 'all'] as const;
const TONES = { requested: 'amber', sent: 'amber', unknown: 'amber', done: 'felt', returned: 'neutral' } as const;

/** Transfers with vendors: those in doubt, and all of them. */
export function MoveTable() {
  const t = useT();
  const address = useListAddress('/wallets', { keeps: ['view'] });
  const { view = 'open', search } = address.search;
  const list = useQuery({
    ...query(listWalletMoves, { view, search, pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(5_000),
  });
  const columns: Column<Move>[] = [
    { id: 'time', header: t('wallets.time'), card: 'meta', cell: (row) => <Moment at={row.createdAt} /> },
    { id: 'member', header: t('cashier.member'), isRowHeader: true, card: 'title', cell: (row) => row.account },
    {
      id: 'way',
      header: t('wallets.way'),
      card: 'detail',
      cell: (row) => t(row.direction === 'in' ? 'wallets.into' : 'wallets.outOf', { vendor: row.vendor }),
    },
    {
      id: 'amount',
      header: t('cashier.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.amount} currency={row.currency} />,
    },
    {
      id: 'status',
      header: t('wallets.state'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`wallets.status.${row.status}`)}</StatusChip>,
    },
    {
      id: 'answer',
      header: t('wallets.answer'),
      card: 'line',
      cell: (row) => (
        <span className="text-cap break-words text-text-3">
          {row.answer === '' ? '—' : row.answer}
          {row.checks > 0 ? ` · ${t('wallets.checks', { count: row.checks })}` : ''}
        </span>
      ),
    },
    {
      id: 'reference',
      header: t('wallets.reference'),
      card: 'hide',
      cell: (row) => <span className="font-mono text-cap text-text-3">{row.reference}</span>,
    },
  ];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={t('wallets.views')}
          value={view}
          onValueChange={(next) => address.filter({ view: next === 'all' ? next : undefined })}
          items={views.map((value) => ({ value, label: t(`wallets.view.${value}`) }))}
        />
        <SearchForm
          key={search ?? ''}
          label={t('wallets.search')}
          value={search ?? ''}
          onSearch={(found) => address.filter({ search: found })}
        />
      </div>
      <ListTable
        caption={t('wallets.moves')}
        columns={columns}
        list={list}
        found={list.data}
        rowKey={(row) => row.id}
        address={address}
        empty={{ size: 's', title: t(view === 'open' ? 'wallets.noneOpen' : 'table.noMatch') }}
      />
    </div>
  );
}
