import { localText } from '@baize/contract/localText';
import { listMemberRounds, type round } from '@baize/contract';
import { getMemberRoundFile } from '@baize/contract/vendors/getMemberRoundFile';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useSaving } from '../../components/useSaving.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';

type Row = z.output<typeof round>;

const TONES = { open: 'amber', won: 'felt', lost: 'neutral', cancelled: 'cinnabar' } as const;

/** The member's rounds, newest first. */
export function MemberRounds(props: { memberId: string; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const language = useLanguage();
  const rounds = useQuery({
    ...query(listMemberRounds, { memberId: props.memberId, pageNum: props.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const saving = useSaving(getMemberRoundFile, t('rounds.fileFailed'));
  const found = rounds.data;
  const columns: Column<Row>[] = [
    { id: 'at', header: t('rounds.started'), card: 'detail', cell: (row) => <Moment at={row.startedAt} /> },
    {
      id: 'game',
      header: t('rounds.game'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          <span className="font-semibold">{localText(row.gameName, language)}</span>
          <span className="block text-cap text-text-3">{row.vendorName}</span>
          {row.isFree ? <StatusChip tone="brass">{t('rounds.free')}</StatusChip> : null}
        </>
      ),
    },
    {
      id: 'round',
      header: t('rounds.round'),
      card: 'line',
      cell: (row) => <span className="font-mono text-cap break-all text-text-2">{row.round}</span>,
    },
    { id: 'bet', header: t('rounds.bet'), align: 'end', card: 'line', cell: (row) => <Amount units={row.bet} /> },
    { id: 'win', header: t('rounds.win'), align: 'end', card: 'line', cell: (row) => <Amount units={row.win} /> },
    {
      id: 'net',
      header: t('rounds.net'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <span className="font-semibold">
          <Amount units={row.net} sign="always" tone="outcome" />
        </span>
      ),
    },
    {
      id: 'status',
      header: t('rounds.status'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`rounds.${row.status}`)}</StatusChip>,
    },
    {
      id: 'file',
      header: t('rounds.file'),
      card: 'action',
      cell: (row) => (
        <Button
          size="s"
          tone="ghost"
          icon="download"
          isLoading={saving.isPending && saving.variables.id === row.id}
          onClick={() => saving.mutate({ memberId: props.memberId, id: row.id })}
        >
          {t('rounds.file')}
          <span className="sr-only">: {row.round}</span>
        </Button>
      ),
    },
  ];
  return (
    <ListTable
      caption={t('members.rounds')}
      columns={columns}
      list={rounds}
      found={found}
      rowKey={(row) => row.id}
      onPage={props.onPage}
      empty={{ title: t('rounds.none'), size: 's' }}
    />
  );
}
