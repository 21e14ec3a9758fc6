import { listGameRounds, type OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { Drawer } from '@baize/ui/Drawer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
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
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="l"
      title={title}
      labels={{ close: t('shell.close') }}
    >
      <ListTable
        caption={title}
        columns={columns}
        list={rounds}
        found={rounds.data}
        rowKey={({ round }) => round.id}
        onPage={setPage}
        empty={{ size: 's', title: t('rounds.none') }}
      />
    </Drawer>
  );
}
