import { localText } from '@baize/contract/localText';
import { listChatMessages, removeChatMessage } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { Switch } from '@baize/ui/Switch';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { ModeratedMessage, ModeratedRoom } from './Moderation.ts';
import { MuteDialog } from './MuteDialog.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

/** What is said in a room, newest first, with the way to take it out and to mute who said it. */
export function ChatMessages({ rooms }: { rooms: readonly ModeratedRoom[] }) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const address = useListAddress('/chat', { keeps: ['tab', 'room'] });
  const { page } = address;
  const { room: chosen, reported, search } = address.search;
  const [muting, setMuting] = useState<ModeratedMessage>();
  const roomId = rooms.find(({ id }) => id === chosen)?.id ?? rooms[0]?.id ?? '';
  const messages = useQuery({
    ...query(listChatMessages, {
      roomId,
      filter: reported === true ? 'reported' : 'all',
      search,
      pageNum: page,
      pageSize: 20,
    }),
    enabled: roomId !== '',
    refetchInterval: pollWhilePresent(5_000),
    placeholderData: keepPreviousData,
  });
  const removing = useMutation({
    mutationFn: (seq: number) => call(removeChatMessage, { roomId, seq }),
    onSuccess: () => toast.success(t('chat.removedToast')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listChatMessages.id] }),
  });
  if (rooms.length === 0) return <EmptyState title={t('chat.noRooms')} hint={t('chat.noRoomsHint')} />;

  const columns: Column<ModeratedMessage>[] = [
    { id: 'at', header: t('chat.at'), card: 'detail', cell: (row) => <Moment at={row.at} /> },
    {
      id: 'text',
      header: t('chat.text'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span
          className={
            row.removedAt === null
              ? 'block max-w-120 text-body break-words whitespace-pre-line text-text-1'
              : 'block max-w-120 text-body break-words whitespace-pre-line text-text-3 line-through'
          }
        >
          {row.text}
        </span>
      ),
    },
    { id: 'handle', header: t('chat.handle'), card: 'meta', cell: (row) => row.handle },
    {
      id: 'account',
      header: t('members.account'),
      card: 'line',
      cell: (row) => (
        <Link to="/members/$memberId" params={{ memberId: row.memberId }} className="text-text-1">
          {row.account}
        </Link>
      ),
    },
    {
      id: 'state',
      header: t('chat.state'),
      card: 'status',
      cell: (row) =>
        row.removedAt !== null ? (
          <StatusChip tone="neutral">{t('chat.removedBy', { operator: row.removedBy })}</StatusChip>
        ) : row.reports > 0 ? (
          <StatusChip tone="amber" icon="alert">
            {t('chat.reports', { count: row.reports })}
          </StatusChip>
        ) : null,
    },
    ...(may('chat.write')
      ? [
          {
            id: 'act',
            header: t('chat.act'),
            card: 'action' as const,
            cell: (row: ModeratedMessage) => (
              <span className="flex justify-end gap-1">
                {row.removedAt === null ? (
                  <Button
                    size="s"
                    aria-label={t('chat.removeOf', { name: row.handle })}
                    isLoading={removing.isPending && removing.variables === row.seq}
                    onClick={() => removing.mutate(row.seq)}
                  >
                    {t('chat.remove')}
                  </Button>
                ) : null}
                <Button
                  size="s"
                  tone="ghost"
                  aria-label={t('chat.muteOf', { name: row.handle })}
                  onClick={() => setMuting(row)}
                >
                  {t('chat.mute')}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
  const found = messages.data;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Select
          aria-label={t('chat.room')}
          value={roomId}
          options={rooms.map(({ id, name }) => ({ value: id, label: localText(name, language) }))}
          onValueChange={(room) => address.filter({ room })}
          className="w-56"
        />
        <Switch
          checked={reported === true}
          onChange={({ currentTarget: { checked } }) => address.filter({ reported: checked || undefined })}
        >
          {t('chat.onlyReported')}
        </Switch>
        <div className="ml-auto">
          <SearchForm
            key={search ?? ''}
            label={t('chat.search')}
            value={search ?? ''}
            onSearch={(next) => address.filter({ search: next })}
          />
        </div>
      </div>
      <ListTable
        caption={t('chat.messages')}
        columns={columns}
        list={messages}
        found={found}
        rowKey={(row) => `${row.roomId}:${row.seq}`}
        address={address}
        empty={{ title: t(reported === true ? 'chat.noneReported' : 'chat.none') }}
      />
      {muting === undefined ? null : (
        <MuteDialog memberId={muting.memberId} name={muting.handle} onClose={() => setMuting(undefined)} />
      )}
    </>
  );
}
