import { listChannels } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { tableState } from '@baize/ui/tableState';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { useSite } from '../../useSite.ts';
import type { Channel } from './Channel.ts';
import { ChannelDrawer } from './ChannelDrawer.tsx';
import { WithdrawLimits } from './WithdrawLimits.tsx';

/** How money comes in and what it keeps to on its way out. */
export function ChannelsScreen() {
  const t = useT();
  const site = useSite();
  const { may } = useOperator();
  const [open, setOpen] = useState<Channel | 'new' | undefined>();
  const channels = useQuery(query(listChannels, {}));
  const columns: Column<Channel>[] = [
    {
      id: 'name',
      header: t('channels.name'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          onClick={() => setOpen(row)}
          className="rounded-tag text-left text-label text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
        >
          {row.name}
        </button>
      ),
    },
    {
      id: 'state',
      header: t('channels.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.isOpen ? 'felt' : 'neutral'}>
          {row.isOpen ? t('channels.open') : t('channels.closed')}
        </StatusChip>
      ),
    },
    { id: 'kind', header: t('channels.kind'), card: 'line', cell: (row) => t(`channels.kind.${row.kind}`) },
    {
      id: 'to',
      header: t('channels.to'),
      card: 'line',
      cell: (row) => (
        <span className="wrap-anywhere">
          {[row.gatewayName, row.bank, row.network, row.accountNumber].filter((part) => part !== '').join(' · ')}
        </span>
      ),
    },
    {
      id: 'minimum',
      header: t('channels.minimum'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.minimum} />,
    },
    {
      id: 'maximum',
      header: t('channels.maximum'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.maximum} />,
    },
    { id: 'fee', header: t('channels.fee'), align: 'end', card: 'line', cell: (row) => <Amount units={row.fee} /> },
  ];
  return (
    <div data-screen="cashier.Channels">
      <ScreenHead
        title={t('nav.channels')}
        note={t('channels.note', { brand: site.merchant })}
        aside={
          may('cashier.write') ? (
            <Button tone="felt" icon="plus" onClick={() => setOpen('new')}>
              {t('channels.add')}
            </Button>
          ) : undefined
        }
      />
      <h2 className="mb-2.5 text-h4 text-text-1">{t('channels.in')}</h2>
      <DataTable
        caption={t('channels.in')}
        columns={columns}
        rows={channels.data ?? []}
        rowKey={(row) => row.id}
        state={tableState(channels)}
        empty={<EmptyState title={t('channels.none')} hint={t('channels.noneHint')} />}
        error={<QueryFault error={channels.error} onRetry={channels.refetch} />}
      />
      <WithdrawLimits />
      {open === undefined ? null : (
        <ChannelDrawer channel={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
