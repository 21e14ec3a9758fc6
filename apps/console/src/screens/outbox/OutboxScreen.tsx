import { listOutbox } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { Segmented } from '@baize/ui/Segmented';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { MessageDrawer } from './MessageDrawer.tsx';
import type { OutboxMessage } from './OutboxMessage.ts';
import { OutboxStatus } from './OutboxStatus.tsx';
import { usePurposeText } from './usePurposeText.ts';
import { useListAddress } from '../../components/useListAddress.ts';

const channels = ['all', 'sms', 'email'] as const;
const statuses = ['all', 'waiting', 'sent', 'failed', 'kept'] as const;

/** Mail and text messages on their way out, newest first. The filters stand in the address. */
export function OutboxScreen() {
  const t = useT();
  const purposeText = usePurposeText();
  const address = useListAddress('/outbox');
  const { search } = address;
  const [open, setOpen] = useState<OutboxMessage | undefined>();
  const { channel = 'all', status = 'all' } = search;
  const messages = useQuery({
    ...query(listOutbox, { channel, status, pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const page = messages.data;
  const columns: Column<OutboxMessage>[] = [
    { id: 'at', header: t('outbox.createdAt'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'recipient',
      header: t('outbox.recipient'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          onClick={() => setOpen(row)}
          className="rounded-tag text-left font-mono text-dense text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
        >
          {row.recipient}
        </button>
      ),
    },
    { id: 'status', header: t('outbox.status'), card: 'amount', cell: (row) => <OutboxStatus status={row.status} /> },
    { id: 'channel', header: t('outbox.channel'), card: 'line', cell: (row) => t(`outbox.${row.channel}`) },
    { id: 'purpose', header: t('outbox.purpose'), card: 'line', cell: (row) => purposeText(row.purpose) },
    { id: 'attempts', header: t('outbox.attempts'), card: 'hide', align: 'end', cell: (row) => row.attempts },
    {
      id: 'fault',
      header: t('outbox.fault'),
      card: 'hide',
      cell: (row) => <span className="font-mono text-cap text-text-2">{row.fault === '' ? '–' : row.fault}</span>,
    },
  ];
  return (
    <div data-screen="outbox.Outbox">
      <ScreenHead title={t('nav.outbox')} />
      <div className="mb-4 flex flex-wrap gap-3">
        <Segmented
          label={t('outbox.channel')}
          value={channel}
          onValueChange={(next) => address.filter({ channel: next === 'all' ? undefined : next })}
          options={channels.map((value) => ({ value, label: t(`outbox.${value}`) }))}
        />
        <Segmented
          label={t('outbox.status')}
          value={status}
          onValueChange={(next) => address.filter({ status: next === 'all' ? undefined : next })}
          options={statuses.map((value) => ({ value, label: t(`outbox.${value}`) }))}
        />
      </div>
      <ListTable
        caption={t('nav.outbox')}
        columns={columns}
        list={messages}
        found={page}
        rowKey={(row) => row.id}
        selectedKey={open?.id}
        onRowOpen={setOpen}
        address={address}
        empty={{ title: t('outbox.none') }}
      />
      {open === undefined ? null : <MessageDrawer message={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
