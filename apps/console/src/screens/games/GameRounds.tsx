import { listGameRounds, type OutputOf } from '@baize/contract';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { Drawer } from '@baize/ui/Drawer';
import { EmptyState } from '@baize/ui/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { tableState } from '../../components/tableState.ts';
import { usePagerLabels } from '../../components/usePagerLabels.ts';
import { useT } from '../../i18n/useT.ts';

type Row = OutputOf<typeof listGameRounds>['content'][number];

interface GameRoundsProps {
  game: { vassalage: string; gameCode: string };
  title: string;
  stretch: { from: string; to: string };
  currency: string;
  onClose: () => void;
}

/** The rounds that a game's return is made of, with a way to whom they belong to. */
export function GameRounds({ game, title, stretch, currency, onClose }: GameRoundsProps) {
  const t = useT();
  const labels = usePagerLabels();
  const [page, setPage] = useState(1);
  const { vassalage, gameCode } = game;
  const rounds = useQuery({
    ...query(listGameRounds, { vassalage, gameCode, ...stretch, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Row>[] = [
    {
      id: 'round',
      header: t('rounds.round'),
      isRowHeader: true,
      card: 'title',
      cell: ({ memberId, round }) => (
        <Link
          to="/members/$memberId"
          params={{ memberId }}
          search={{ tab: 'rounds' }}
          className="font-mono text-cap break-all text-felt-text underline underline-offset-4"
        >
          {round.round}
        </Link>
      ),
    },
    { id: 'at', header: t('rounds.started'), card: 'detail', cell: ({ round }) => <Moment at={round.startedAt} /> },
    {
      id: 'bet',
      header: t('rounds.bet'),
      align: 'end',
      card: 'line',
      cell: ({ round }) => <Amount units={round.bet} currency={currency} />,
    },
    {
      id: 'win',
      header: t('rounds.win'),
      align: 'end',
      card: 'amount',
      cell: ({ round }) => <Amount units={round.win} currency={currency} />,
    },
  ];
  const pageCount = rounds.data?.totalPages ?? 1;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="l"
      title={title}
      labels={{ close: t('shell.close') }}
    >
      <DataTable
        caption={title}
        density="compact"
        columns={columns}
        rows={rounds.data?.content ?? []}
        rowKey={({ round }) => round.id}
        state={tableState(rounds)}
        isStale={rounds.isPlaceholderData}
        empty={<EmptyState size="s" title={t('rounds.none')} />}
        error={<QueryFault error={rounds.error} onRetry={rounds.refetch} />}
        {...(pageCount > 1 ? { pager: { page, pageCount, onPage: setPage, labels } } : {})}
      />
    </Drawer>
  );
}
