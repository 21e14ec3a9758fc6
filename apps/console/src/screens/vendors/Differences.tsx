import { listDifferences } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { DifferenceDialog } from './DifferenceDialog.tsx';
import type { RoundDifference } from './RoundDifference.ts';
import { useListAddress } from '../../components/useListAddress.ts';

const states = ['open', 'noted', 'requested', 'booked', 'agreed', 'all'] as const;

/** What differs between vendors' lists and the books, with what was done about it. */
export function Differences() {
  const t = useT();
  const { may } = useOperator();
  const address = useListAddress('/comparisons', { keeps: ['state', 'runs'] });
  const { state = 'open' } = address.search;
  const [opened, setOpened] = useState<RoundDifference>();
  const list = useQuery({
    ...query(listDifferences, { state, pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(5_000),
  });
  const side = (row: RoundDifference, of: 'ours' | 'theirs') => {
    const found = row[of];
    if (found === null) return '—';
    return (
      <>
        <Amount units={found.bet} currency={row.currency} /> → <Amount units={found.win} currency={row.currency} />
      </>
    );
  };
  const columns: Column<RoundDifference>[] = [
    {
      id: 'round',
      header: t('rounds.round'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          <span className="font-mono text-cap break-all">{row.round}</span>
          <Link
            to="/members/$memberId"
            params={{ memberId: row.memberId }}
            search={{ tab: 'rounds' }}
            className="block text-cap text-felt-text underline underline-offset-4"
          >
            {t('deposits.member')} {row.memberId}
          </Link>
        </>
      ),
    },
    {
      id: 'kind',
      header: t('wallets.difference'),
      card: 'status',
      cell: (row) => <StatusChip tone="cinnabar">{t(`compare.kind.${row.kind}`)}</StatusChip>,
    },
    { id: 'ours', header: t('wallets.ours'), align: 'end', card: 'line', cell: (row) => side(row, 'ours') },
    { id: 'theirs', header: t('wallets.theirs'), align: 'end', card: 'line', cell: (row) => side(row, 'theirs') },
    {
      id: 'amount',
      header: t('compare.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.amount} currency={row.currency} sign="always" />,
    },
    {
      id: 'state',
      header: t('vendors.state'),
      card: 'line',
      cell: (row) => (
        <>
          {t(`compare.state.${row.state}`)}
          {row.note === '' ? null : <span className="block text-cap text-text-3">{row.note}</span>}
        </>
      ),
    },
    {
      id: 'owed',
      header: t('compare.owed'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.owed} currency={row.currency} />,
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'action',
      cell: (row) =>
        (row.state === 'requested' ? may('vendors.decide') : may('vendors.write')) &&
        ['open', 'noted', 'requested'].includes(row.state) ? (
          <Button size="s" onClick={() => setOpened(row)}>
            {t(row.state === 'requested' ? 'adjust.decide' : 'compare.act')}
            <span className="sr-only">: {row.round}</span>
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <Tabs
        label={t('compare.differences')}
        value={state}
        onValueChange={(next) =>
          address.filter({ state: states.find((one) => one !== 'open' && one === next) as 'all' | undefined })
        }
        items={states.map((value) => ({ value, label: t(`compare.state.${value}`) }))}
        className="mb-4"
      />
      <ListTable
        caption={t('compare.differences')}
        columns={columns}
        list={list}
        found={list.data}
        rowKey={(row) => row.id}
        address={address}
        empty={{ size: 's', title: t('wallets.noDifference') }}
      />
      {opened === undefined ? null : <DifferenceDialog row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
