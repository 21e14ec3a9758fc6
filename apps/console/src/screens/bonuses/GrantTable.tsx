import type { listGrants, OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import type { UseQueryResult } from '@tanstack/react-query';
import { ActButtons } from '../../components/ActButtons.tsx';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Grant, GrantAct } from './Grant.ts';
import type { ListPlace } from '../../components/ListPlace.ts';

type GrantTableProps = {
  list: UseQueryResult<OutputOf<typeof listGrants>>;
  mayDecide: boolean;
  operator: string | undefined;
  onAct: (act: GrantAct, grant: Grant) => void;
  address: ListPlace;
};

const TONES = {
  requested: 'amber',
  rejected: 'cinnabar',
  queued: 'sky',
  active: 'brass',
  released: 'felt',
  expired: 'neutral',
  cancelled: 'neutral',
} as const;

/** What can be done with a bonus in its state, by this operator. */
function actsOf(grant: Grant, operator: string | undefined): GrantAct[] {
  if (grant.status === 'requested') return grant.requester === operator ? [] : ['approve', 'reject'];
  return grant.status === 'active' || grant.status === 'queued' ? ['cancel'] : [];
}

export function GrantTable({ list, mayDecide, operator, onAct, address }: GrantTableProps) {
  const t = useT();
  const columns: Column<Grant>[] = [
    { id: 'time', header: t('wallets.time'), card: 'meta', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'member',
      header: t('cashier.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {row.account}
          <span className="block text-cap text-text-3">{row.title}</span>
        </>
      ),
    },
    {
      id: 'amount',
      header: t('cashier.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.amount} currency={row.currency} />,
    },
    {
      id: 'wager',
      header: t('bonuses.wager'),
      align: 'end',
      card: 'line',
      cell: (row) => (
        <>
          <Amount units={row.done} currency={row.currency} /> / <Amount units={row.required} currency={row.currency} />
          <span className="block text-cap text-text-3">
            {t('bonuses.terms', { times: row.multiple, days: row.days })}
          </span>
          {row.counted.map(({ classify, validBet }) => (
            <span key={classify ?? ''} className="block text-cap text-text-3">
              {classify === null ? t('bonuses.otherGames') : t(`games.class.${classify}`)}{' '}
              <Amount units={validBet} currency={row.currency} />
            </span>
          ))}
        </>
      ),
    },
    {
      id: 'until',
      header: t('bonuses.until'),
      card: 'line',
      cell: (row) => (row.expiresAt === null ? '—' : <Moment at={row.expiresAt} />),
    },
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
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`bonuses.status.${row.status}`)}</StatusChip>,
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
        return <ActButtons acts={acts} label={(act) => t(`bonuses.act.${act}`)} onAct={(act) => onAct(act, row)} />;
      },
    },
  ];
  const found = list.data?.page;
  return (
    <ListTable
      caption={t('nav.bonuses')}
      columns={columns}
      list={list}
      found={found}
      rowKey={(row) => row.id}
      address={address}
      empty={{ title: t('bonuses.empty'), hint: t('bonuses.emptyHint') }}
    />
  );
}
