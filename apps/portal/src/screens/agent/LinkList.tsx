import type { OutputOf } from '@baize/contract';
import { closeLink } from '@baize/contract/agents/closeLink';
import { getRegisterTerms } from '@baize/contract/agents/getRegisterTerms';
import { listLinks } from '@baize/contract/agents/listLinks';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import { Copyable } from '@baize/ui/Copyable';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { useDay } from '../../components/useDay.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { LinkPoster } from './LinkPoster.tsx';
import { percentText } from './percentText.ts';

type Row = OutputOf<typeof listLinks>['content'][number];

/** The agent's links: what each gives, how often it was used, and the poster to hand out. */
export function LinkList() {
  const t = useT();
  const day = useDay();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [shown, setShown] = useState<Row>();
  const [ending, setEnding] = useState<Row>();
  const list = useList(listLinks, { size: 'chosen' });
  const closing = useMutation({
    mutationFn: (id: string) => call(closeLink, { id }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [listLinks.id] });
      void queries.invalidateQueries({ queryKey: [getRegisterTerms.id] });
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const columns: Column<Row>[] = [
    {
      id: 'code',
      header: t('team.code'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => <Copyable isMono value={row.code} labels={{ copy: t('team.copy'), copied: t('team.copied') }} />,
    },
    {
      id: 'type',
      header: t('team.type'),
      card: 'detail',
      cell: (row) => t(row.type === 0 ? 'team.type.member' : 'team.type.agent'),
    },
    {
      id: 'rebate',
      header: t('team.rebate'),
      align: 'end',
      card: 'line',
      cell: (row) => `${percentText(row.rebateBps)} % · ${row.prizeGroup}`,
    },
    {
      id: 'joined',
      header: t('team.joinedOf'),
      align: 'end',
      card: 'amount',
      cell: (row) => `${row.joined} / ${row.uses}`,
    },
    { id: 'until', header: t('team.until'), card: 'line', cell: (row) => day(row.expiresAt) },
    { id: 'note', header: t('team.note'), card: 'line', cell: (row) => row.note },
    {
      id: 'state',
      header: t('team.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.state === 'open' ? 'felt' : 'neutral'}>{t(`team.link.${row.state}`)}</StatusChip>
      ),
    },
    {
      id: 'actions',
      header: t('team.actions'),
      align: 'end',
      card: 'action',
      cell: (row) =>
        row.state === 'open' ? (
          <span className="flex justify-end gap-1">
            <Button size="s" icon="qr" onClick={() => setShown(row)}>
              {t('team.poster')}
              <span className="sr-only">, {row.code}</span>
            </Button>
            <Button
              size="s"
              tone="ghost"
              icon="close"
              aria-label={`${t('team.closeLink')}: ${row.code}`}
              isLoading={closing.isPending && closing.variables === row.id}
              onClick={() => setEnding(row)}
            />
          </span>
        ) : null,
    },
  ];
  return (
    <>
      <ListTable
        caption={t('team.tab.links')}
        list={list}
        found={list.data}
        columns={columns}
        rowKey={(row) => row.id}
        empty={{ title: t('team.empty.links'), hint: t('team.empty.downlinesHint') }}
      />
      {ending === undefined ? null : (
        <AlertDialog
          isOpen
          onOpenChange={() => setEnding(undefined)}
          title={t('team.closeLink')}
          message={t('team.closeLinkText', { code: ending.code })}
          confirmLabel={t('team.closeLink')}
          cancelLabel={t('team.close')}
          onConfirm={() => {
            closing.mutate(ending.id);
            setEnding(undefined);
          }}
        />
      )}
      <LinkPoster code={shown?.code} onClose={() => setShown(undefined)} />
    </>
  );
}
