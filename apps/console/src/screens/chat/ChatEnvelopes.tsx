import { localText } from '@baize/contract/localText';
import { closeEnvelope, listEnvelopes, type OutputOf } from '@baize/contract';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { EnvelopeDialog } from './EnvelopeDialog.tsx';
import type { ModeratedRoom } from './Moderation.ts';
import { useListAddress } from '../../components/useListAddress.ts';

type Envelope = OutputOf<typeof listEnvelopes>['content'][number];

/** The red envelopes of the brand, newest first: what members have of them, and what went back. */
export function ChatEnvelopes({ rooms }: { rooms: readonly ModeratedRoom[] }) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const address = useListAddress('/chat', { keeps: ['tab', 'room'] });
  const { page } = address;
  const [isNew, setNew] = useState(false);
  const [ending, setEnding] = useState<Envelope>();
  const envelopes = useQuery({
    ...query(listEnvelopes, { pageNum: page, pageSize: 20 }),
    refetchInterval: pollWhilePresent(5_000),
    placeholderData: keepPreviousData,
  });
  const closing = useMutation({
    mutationFn: (envelopeId: string) => call(closeEnvelope, { envelopeId }),
    onSuccess: () => toast.success(t('chat.envelopeEnded')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      setEnding(undefined);
      return queryClient.invalidateQueries({ queryKey: [listEnvelopes.id] });
    },
  });
  const nameOf = (roomId: string): string => {
    const name = rooms.find(({ id }) => id === roomId)?.name;
    return name === undefined ? roomId : localText(name, language);
  };
  const openRooms = rooms.filter(({ isOpen }) => isOpen);
  const add = may('promotions.write') ? (
    <Button tone="felt" icon="gift" disabled={openRooms.length === 0} onClick={() => setNew(true)}>
      {t('chat.newEnvelope')}
    </Button>
  ) : null;
  const columns: Column<Envelope>[] = [
    { id: 'at', header: t('chat.envelopeAt'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'room',
      header: t('chat.room'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {nameOf(row.roomId)}
          {localText(row.greeting, language) === '' ? null : (
            <span className="block text-cap text-text-3">{localText(row.greeting, language)}</span>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: t('chat.pot'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.amount} currency={row.currency} />,
    },
    {
      id: 'shares',
      header: t('chat.taken'),
      align: 'end',
      card: 'line',
      cell: (row) => t('chat.takenOf', { taken: row.taken, shares: row.shares }),
    },
    { id: 'given', header: t('chat.given'), align: 'end', card: 'line', cell: (row) => <Amount units={row.given} /> },
    {
      id: 'returned',
      header: t('chat.returned'),
      align: 'end',
      card: 'line',
      cell: (row) => (row.returned === null ? '–' : <Amount units={row.returned} />),
    },
    { id: 'by', header: t('chat.by'), card: 'meta', cell: (row) => row.createdBy },
    {
      id: 'state',
      header: t('chat.state'),
      card: 'status',
      cell: (row) =>
        row.endedAt === null ? (
          <>
            <StatusChip tone="felt">{t('chat.openUntil')}</StatusChip>
            <span className="mt-1 block text-cap text-text-3">
              <Moment at={row.expiresAt} />
            </span>
          </>
        ) : (
          <StatusChip tone="neutral">
            {row.endedBy === '' ? t('chat.ended') : t('chat.endedBy', { operator: row.endedBy })}
          </StatusChip>
        ),
    },
    ...(may('promotions.write')
      ? [
          {
            id: 'act',
            header: t('chat.act'),
            card: 'action' as const,
            cell: (row: Envelope) =>
              row.endedAt === null ? (
                <Button
                  size="s"
                  aria-label={t('chat.endOf', { room: nameOf(row.roomId) })}
                  onClick={() => setEnding(row)}
                >
                  {t('chat.end')}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
  const found = envelopes.data;
  return (
    <>
      <div className="mb-4 flex justify-end">{add}</div>
      <ListTable
        caption={t('chat.envelopes')}
        columns={columns}
        list={envelopes}
        found={found}
        rowKey={(row) => row.id}
        address={address}
        empty={{ title: t('chat.noEnvelopes'), hint: t('chat.noEnvelopesHint'), action: add }}
      />
      {isNew ? <EnvelopeDialog rooms={openRooms} onClose={() => setNew(false)} /> : null}
      <AlertDialog
        isOpen={ending !== undefined}
        onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
        title={t('chat.end')}
        message={t('chat.endHint')}
        confirmLabel={t('chat.end')}
        cancelLabel={t('shell.cancel')}
        isBusy={closing.isPending}
        onConfirm={() => ending !== undefined && closing.mutate(ending.id)}
      />
    </>
  );
}
