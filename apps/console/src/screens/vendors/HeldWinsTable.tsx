import { localText } from '@baize/contract/localText';
import type { listHeldWins, OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import type { UseQueryResult } from '@tanstack/react-query';
import { ActButtons } from '../../components/ActButtons.tsx';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { HeldAct, HeldWin } from './HeldWin.ts';
import type { ListPlace } from '../../components/ListPlace.ts';

type HeldWinsTableProps = {
  list: UseQueryResult<OutputOf<typeof listHeldWins>>;
  mayDecide: boolean;
  operator: string | undefined;
  onAct: (act: HeldAct, win: HeldWin) => void;
  address: ListPlace;
};

/** The compiler of components must not meet a big number inside a function. */
const NOTHING = 0n;

const TONES = { held: 'amber', approved: 'felt', rejected: 'cinnabar', cancelled: 'neutral' } as const;

/** What this operator can do: whoever approved first cannot be the second. */
const actsOf = ({ status, first }: HeldWin, operator: string | undefined): HeldAct[] =>
  status !== 'held' ? [] : first !== '' && first === operator ? ['reject'] : ['approve', 'reject'];

/** Held wins with what the round has cost and who has decided. */
export function HeldWinsTable({ list, mayDecide, operator, onAct, address }: HeldWinsTableProps) {
  const t = useT();
  const language = useLanguage();
  const columns: Column<HeldWin>[] = [
    { id: 'time', header: t('wallets.time'), card: 'meta', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'member',
      header: t('cashier.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {row.account}
          <span className="block text-cap text-text-3">
            {row.vendorName}: {localText(row.gameName, language)}
          </span>
        </>
      ),
    },
    { id: 'round', header: t('heldWins.round'), card: 'line', cell: (row) => row.round },
    {
      id: 'amount',
      header: t('heldWins.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <>
          <Amount units={row.amount} currency={row.currency} />
          {row.stake === NOTHING ? null : (
            <span className="block text-cap text-text-3">
              {t('heldWins.times', { times: String(row.amount / row.stake) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'stake',
      header: t('heldWins.stake'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.stake} currency={row.currency} />,
    },
    {
      id: 'by',
      header: t('bonuses.by'),
      card: 'line',
      cell: (row) => (
        <span className="text-cap text-text-2">
          {[row.first, row.decider].filter((name) => name !== '').join(' → ') || '—'}
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
      cell: (row) => <StatusChip tone={TONES[row.status]}>{t(`heldWins.status.${row.status}`)}</StatusChip>,
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'line',
      cell: (row) => {
        const acts = mayDecide ? actsOf(row, operator) : [];
        if (acts.length === 0) return '—';
        return <ActButtons acts={acts} label={(act) => t(`heldWins.act.${act}`)} onAct={(act) => onAct(act, row)} />;
      },
    },
  ];
  const found = list.data?.page;
  return (
    <ListTable
      caption={t('nav.heldWins')}
      columns={columns}
      list={list}
      found={found}
      rowKey={(row) => row.id}
      address={address}
      empty={{ title: t('heldWins.empty'), hint: t('heldWins.emptyHint') }}
    />
  );
}
