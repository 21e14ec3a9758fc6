import { cancelBroadcast, listBroadcasts, type OutputOf } from '@baize/contract';
import { languageCodes, languages } from '@baize/contract/languages';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { toast } from '@baize/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { BroadcastDialog } from './BroadcastDialog.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

type Broadcast = OutputOf<typeof listBroadcasts>['content'][number];

const tones = { scheduled: 'amber', sent: 'felt', cancelled: 'neutral' } as const;

/** Messages to many: who they were for, when, and how many have them. */
export function BroadcastsScreen() {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const address = useListAddress('/broadcasts');
  const { page } = address;
  const [isNew, setNew] = useState(false);
  const [ending, setEnding] = useState<Broadcast>();
  const list = useQuery({
    ...query(listBroadcasts, { pageNum: page, pageSize: 20 }),
    refetchInterval: pollWhilePresent(5_000),
    placeholderData: keepPreviousData,
  });
  const cancelling = useMutation({
    mutationFn: (broadcastId: string) => call(cancelBroadcast, { broadcastId }),
    onSuccess: () => toast.success(t('broadcasts.cancelled')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      setEnding(undefined);
      return queryClient.invalidateQueries({ queryKey: [listBroadcasts.id] });
    },
  });
  const add = may('messages.write') ? (
    <Button tone="felt" icon="mail" onClick={() => setNew(true)}>
      {t('broadcasts.new')}
    </Button>
  ) : null;
  const columns: Column<Broadcast>[] = [
    { id: 'at', header: t('broadcasts.sendAt'), card: 'meta', cell: (row) => <Moment at={row.sendAt} /> },
    {
      id: 'title',
      header: t('messages.title'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          <span lang={languages[row.language].html}>
            {row.title[row.language]}
            <span className="block max-w-120 text-cap break-words whitespace-pre-line text-text-3">
              {row.content[row.language]}
            </span>
          </span>
          <span className="mt-1 flex flex-wrap gap-1">
            {languageCodes
              .filter((code) => row.title[code] !== undefined)
              .map((code) => (
                <Badge key={code}>{languages[code].name}</Badge>
              ))}
          </span>
        </>
      ),
    },
    {
      id: 'for',
      header: t('broadcasts.audience'),
      card: 'detail',
      cell: (row) =>
        t(`broadcasts.for.${row.audience}`, {
          ...{ days: row.days ?? 0, tag: row.tag ?? '', segment: row.segment?.name ?? '' },
        }),
    },
    { id: 'sent', header: t('broadcasts.sent'), align: 'end', card: 'line', cell: (row) => row.sent },
    { id: 'by', header: t('messages.sentBy'), card: 'line', cell: (row) => row.createdBy },
    {
      id: 'status',
      header: t('broadcasts.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={tones[row.status]}>{t(`broadcasts.status.${row.status}`)}</StatusChip>,
    },
    ...(may('messages.write')
      ? [
          {
            id: 'act',
            header: t('chat.act'),
            card: 'action' as const,
            cell: (row: Broadcast) =>
              row.status === 'scheduled' ? (
                <Button
                  size="s"
                  aria-label={t('broadcasts.cancelOf', { title: row.title[row.language] ?? '' })}
                  onClick={() => setEnding(row)}
                >
                  {t('broadcasts.cancel')}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
  const found = list.data;
  return (
    <div data-screen="broadcasts.Broadcasts">
      <ScreenHead title={t('nav.broadcasts')} aside={add} />
      <ListTable
        caption={t('broadcasts.list')}
        columns={columns}
        list={list}
        found={found}
        rowKey={(row) => row.id}
        address={address}
        empty={{ title: t('broadcasts.none'), hint: t('broadcasts.noneHint'), action: add }}
      />
      {isNew ? <BroadcastDialog onClose={() => setNew(false)} /> : null}
      <AlertDialog
        isOpen={ending !== undefined}
        onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
        title={t('broadcasts.cancel')}
        message={t('broadcasts.cancelHint')}
        confirmLabel={t('broadcasts.cancel')}
        cancelLabel={t('shell.cancel')}
        isBusy={cancelling.isPending}
        onConfirm={() => ending !== undefined && cancelling.mutate(ending.id)}
      />
    </div>
  );
}
