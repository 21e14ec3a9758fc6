import type { listMoves, OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { Moment } from '../../components/Moment.tsx';
import type { T } from '../../i18n/useT.ts';

export type Move = OutputOf<typeof listMoves>['content'][number];

/** Who is to be moved from where to where, why, and who asked. */
export function moveColumns(t: T): Column<Move>[] {
  const nameOf = (account: string): string => (account === '' ? t('agents.top') : account);
  return [
    { id: 'account', header: t('agents.account'), isRowHeader: true, card: 'title', cell: ({ account }) => account },
    {
      id: 'way',
      header: t('agents.way'),
      card: 'detail',
      cell: ({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`,
    },
    { id: 'team', header: t('agents.along'), align: 'end', card: 'line', cell: ({ teamCount }) => teamCount },
    { id: 'reason', header: t('reason.label'), card: 'line', cell: ({ reason }) => reason },
    {
      id: 'asked',
      header: t('agents.askedBy'),
      card: 'meta',
      cell: ({ askedBy, createdAt }) => (
        <>
          {askedBy}
          <span className="block text-cap text-text-3">
            <Moment at={createdAt} />
          </span>
        </>
      ),
    },
  ];
}
