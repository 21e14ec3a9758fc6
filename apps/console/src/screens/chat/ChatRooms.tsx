import { localText } from '@baize/contract/localText';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { ModeratedRoom } from './Moderation.ts';
import { RoomDialog } from './RoomDialog.tsx';

/** The rooms of the brand; without an open one it has no chat. */
export function ChatRooms({ rooms }: { rooms: readonly ModeratedRoom[] }) {
  const t = useT();
  const language = useLanguage();
  const { may } = useOperator();
  const [open, setOpen] = useState<ModeratedRoom | 'new'>();
  const nameOf = ({ name }: ModeratedRoom): string => localText(name, language);
  const add = may('chat.write') ? (
    <Button tone="felt" icon="plus" onClick={() => setOpen('new')}>
      {t('chat.newRoom')}
    </Button>
  ) : null;
  const columns: Column<ModeratedRoom>[] = [
    {
      id: 'name',
      header: t('chat.room'),
      isRowHeader: true,
      card: 'title',
      cell: (row) =>
        may('chat.write') ? (
          <button
            type="button"
            onClick={() => setOpen(row)}
            className="text-left text-label text-text-1 underline-offset-4 hover:underline"
          >
            {nameOf(row)}
          </button>
        ) : (
          nameOf(row)
        ),
    },
    { id: 'position', header: t('chat.position'), align: 'end', card: 'hide', cell: (row) => row.position },
    {
      id: 'slow',
      header: t('chat.slow'),
      align: 'end',
      card: 'line',
      cell: (row) => (row.slowSeconds === 0 ? '–' : t('chat.seconds', { count: row.slowSeconds })),
    },
    { id: 'said', header: t('chat.said'), align: 'end', card: 'meta', cell: (row) => row.lastSeq },
    {
      id: 'state',
      header: t('chat.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.isOpen ? 'felt' : 'neutral'}>
          {t(row.isOpen ? 'chat.isOpen' : 'chat.isClosed')}
        </StatusChip>
      ),
    },
  ];
  return (
    <>
      <div className="mb-4 flex justify-end">{add}</div>
      <DataTable
        caption={t('chat.rooms')}
        density="compact"
        columns={columns}
        rows={rooms}
        rowKey={(row) => row.id}
        {...(may('chat.write') ? { onRowOpen: (row: ModeratedRoom) => setOpen(row) } : {})}
        empty={<EmptyState title={t('chat.noRooms')} hint={t('chat.noRoomsHint')} action={add} />}
      />
      {open === undefined ? null : (
        <RoomDialog
          room={open === 'new' ? undefined : open}
          nextPosition={Math.min(999, Math.max(0, ...rooms.map(({ position }) => position)) + 1)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
