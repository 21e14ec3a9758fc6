import { useState } from 'react';
import { EmptyState } from '@baize/ui/EmptyState';
import { DataTable, type Sort } from '@baize/ui/DataTable';
import { Money } from '@baize/ui/Money';
import { StatusChip } from '@baize/ui/StatusChip';

const ROWS = [
  { id: '8F-2210', time: '2026-03-07 17:07:05', game: 'Dragon Eight', stake: '2', win: '0', isOpen: false },
  { id: '8F-2211', time: '2026-03-07 17:07:31', game: 'Dragon Eight', stake: '2', win: '36.5', isOpen: false },
  { id: '8F-2212', time: '2026-03-07 17:08:02', game: '5-Minute SSC', stake: '120', win: '0', isOpen: true },
];

export function BoardTable() {
  const [sort, setSort] = useState<Sort>({ by: 'time', direction: 'desc' });
  const [page, setPage] = useState(2);
  return (
    <DataTable
      caption="Betting record"
      rows={ROWS}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
      onRowOpen={() => undefined}
      columns={[
        { id: 'time', header: 'Time', cell: (row) => row.time, isSortable: true, card: 'meta' },
        {
          id: 'id',
          header: 'Order',
          isRowHeader: true,
          card: 'detail',
          cell: (row) => (
            <a href={`#${row.id}`} className="text-felt-text">
              {row.id}
            </a>
          ),
        },
        { id: 'game', header: 'Game', cell: (row) => row.game, card: 'title' },
        {
          id: 'stake',
          header: 'Stake',
          align: 'end',
          isSortable: true,
          cell: (row) => <Money value={row.stake} />,
          card: 'line',
        },
        {
          id: 'win',
          header: 'Win',
          align: 'end',
          cell: (row) => <Money value={row.win} sign="always" tone="outcome" />,
          card: 'amount',
        },
        {
          id: 'status',
          header: 'Status',
          card: 'status',
          cell: (row) =>
            row.isOpen ? (
              <StatusChip tone="amber">In process</StatusChip>
            ) : (
              <StatusChip tone="felt">Settled</StatusChip>
            ),
        },
      ]}
      totals={[
        { id: 'page', label: 'Page total', values: { stake: <Money value="124" />, win: <Money value="36.5" /> } },
        {
          id: 'grand',
          label: 'Grand total',
          values: { stake: <Money value="88410" />, win: <Money value="79104.5" /> },
        },
      ]}
      pager={{
        page,
        pageCount: 24,
        onPage: setPage,
        pageSize: 50,
        pageSizes: [20, 50, 100],
        onPageSize: () => setPage(1),
        labels: {
          pages: 'Pages',
          previous: 'Previous page',
          next: 'Next page',
          page: (at) => `Page ${at}`,
          pageSize: 'Rows per page',
          perPage: (size) => `${size} / page`,
        },
      }}
      footer="1,204 rows · GMT+8"
      empty={<EmptyState title="No rows" />}
    />
  );
}
