import { listEntries, type entry } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { EntryKind } from '../../components/EntryKind.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { TransferDrawer } from './TransferDrawer.tsx';

type Row = z.output<typeof entry>;

/** Every line of the member's account, newest first, with the balance that stood after it; a line opens its transfer. */
export function MemberLedger(props: { memberId: string; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const ledger = useQuery({
    ...query(listEntries, { memberId: props.memberId, pageNum: props.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const found = ledger.data;
  const [opened, setOpened] = useState<string>();
  const columns: Column<Row>[] = [
    { id: 'version', header: t('ledger.line'), card: 'status', cell: (row) => `#${row.version}` },
    { id: 'at', header: t('ledger.time'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'kind',
      header: t('ledger.kind'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="font-semibold">
          <EntryKind kind={row.kind} />
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('ledger.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <span className="font-semibold">
          <Amount units={row.amount} sign="always" tone="outcome" />
        </span>
      ),
    },
    {
      id: 'balance',
      header: t('ledger.balanceAfter'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.balanceAfter} />,
    },
    {
      id: 'reference',
      header: t('ledger.reference'),
      card: 'line',
      cell: (row) => <span className="font-mono text-cap break-all text-text-2">{row.reference}</span>,
    },
    {
      id: 'transfer',
      header: t('ledger.transfer'),
      align: 'end',
      card: 'hide',
      cell: (row) => <span className="font-mono text-cap">{row.transferId}</span>,
    },
  ];
  return (
    <>
      <ListTable
        caption={t('members.ledger')}
        columns={columns}
        list={ledger}
        found={found}
        rowKey={(row) => row.version}
        onRowOpen={(row) => setOpened(row.transferId)}
        onPage={props.onPage}
        empty={{ title: t('ledger.noEntries'), size: 's' }}
      />
      {opened === undefined ? null : <TransferDrawer transferId={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
