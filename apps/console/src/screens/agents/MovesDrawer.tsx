import { getMovesFile, listMoves } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { Drawer } from '@baize/ui/Drawer';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { SaveMenu } from '../../components/SaveMenu.tsx';
import { useT } from '../../i18n/useT.ts';
import { moveColumns, type Move } from './moveColumns.tsx';

const tones = { waiting: 'amber', approved: 'felt', rejected: 'cinnabar' } as const;

/** All moves in the tree, with who decided each and when. */
export function MovesDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...query(listMoves, { view: 'all', pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Move>[] = [
    ...moveColumns(t),
    {
      id: 'decided',
      header: t('agents.decidedBy'),
      card: 'line',
      cell: ({ decidedBy, decidedAt }) =>
        decidedAt === null ? (
          '–'
        ) : (
          <>
            {decidedBy}
            <span className="block text-cap text-text-3">
              <Moment at={decidedAt} />
            </span>
          </>
        ),
    },
    {
      id: 'status',
      header: t('agents.status'),
      card: 'status',
      cell: ({ status }) => <StatusChip tone={tones[status]}>{t(`agents.moveState.${status}`)}</StatusChip>,
    },
  ];
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="l"
      title={t('agents.moves')}
      labels={{ close: t('shell.close') }}
    >
      <div className="mb-3 flex justify-end">
        <SaveMenu operation={getMovesFile} filters={{ view: 'all' }} />
      </div>
      <ListTable
        caption={t('agents.moves')}
        columns={columns}
        list={list}
        found={list.data}
        rowKey={({ id }) => id}
        onPage={setPage}
        empty={{ size: 's', title: t('agents.noMoves'), hint: t('agents.noMovesHint') }}
      />
    </Drawer>
  );
}
