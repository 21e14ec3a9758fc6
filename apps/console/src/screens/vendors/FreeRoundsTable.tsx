import { localText } from '@baize/contract/localText';
import type { listFreeRounds, OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import type { UseQueryResult } from '@tanstack/react-query';
import { ActButtons } from '../../components/ActButtons.tsx';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { FreeAct, FreeGrant } from './FreeGrant.ts';
import type { ListPlace } from '../../components/ListPlace.ts';

type FreeRoundsTableProps = {
  list: UseQueryResult<OutputOf<typeof listFreeRounds>>;
  mayDecide: boolean;
  operator: string | undefined;
  onAct: (act: FreeAct, grant: FreeGrant) => void;
  address: ListPlace;
};

const TONES = {
  requested: 'amber',
  rejected: 'cinnabar',
  active: 'brass',
  finished: 'felt',
  expired: 'neutral',
  cancelled: 'neutral',
} as const;

/** What can be done with free rounds in their state, by this operator. */
function actsOf({ status, requester }: FreeGrant, operator: string | undefined): FreeAct[] {
  if (status === 'requested') return requester === operator ? [] : ['approve', 'reject'];
  return status === 'active' ? ['cancel'] : [];
}

/** Free rounds with what was played of them and what that brought. */
export function FreeRoundsTable({ list, mayDecide, operator, onAct, address }: FreeRoundsTableProps) {
  const t = useT();
  const language = useLanguage();
  const columns: Column<FreeGrant>[] = [
    { id: 'time', header: t('wallets.time'), card: 'meta', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'member',
      header: t('cashier.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {row.account}
          <span className="block text-cap text-text-3">{localText(row.gameName, language)}</span>
        </>
      ),
    },
    {
      id: 'stake',
      header: t('freeRounds.field.stake'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.stake} currency={row.currency} />,
    },
    {
      id: 'left',
      header: t('freeRounds.left'),
      align: 'end',
      card: 'line',
      cell: ({ left, rounds }) => t('freeRounds.leftOf', { left, rounds }),
    },
    {
      id: 'won',
      header: t('freeRounds.won'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.won} currency={row.currency} />,
    },
    { id: 'until', header: t('bonuses.until'), card: 'line', cell: (row) => <Moment at={row.endsAt} /> },
    {
      id: 'by',
      header: t('bonuses.by'),
      card: 'line',
      cell: (row) => (
        <span className="text-cap text-text-2">
          {row.requester}
          {row.approver === '' ? '' : ` → ${row.approver}`}
          <span className="block max-w-56 truncate text-text-3" title={row.reason}>
            {row.reason}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('wallets.state'),
      card: 'status',
      cell: (row) => (
        <>
          <StatusChip tone={TONES[row.status]}>{t(`freeRounds.status.${row.status}`)}</StatusChip>
          {row.status === 'active' && !row.isAtVendor ? (
            <span className="mt-1 block text-cap text-amber-text">{t('freeRounds.untold')}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'line',
      cell: (row) => {
        const acts = mayDecide ? actsOf(row, operator) : [];
        if (acts.length === 0) {
          return row.status === 'requested' ? <span className="text-cap text-text-3">{t('bonuses.second')}</span> : '—';
        }
        return <ActButtons acts={acts} label={(act) => t(`freeRounds.act.${act}`)} onAct={(act) => onAct(act, row)} />;
      },
    },
  ];
  const found = list.data?.page;
  return (
    <ListTable
      caption={t('nav.freeRounds')}
      columns={columns}
      list={list}
      found={found}
      rowKey={(row) => row.id}
      address={address}
      empty={{
        title: t('freeRounds.empty'),
        hint: t(list.data?.games.length === 0 ? 'freeRounds.noGames' : 'freeRounds.emptyHint'),
      }}
    />
  );
}
