import { listStuckRounds } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { tableState } from '@baize/ui/tableState';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { StuckRound } from './StuckRound.ts';
import { StuckRoundDialog } from './StuckRoundDialog.tsx';

/** An alarm and a desk: what our wallet refused for good, until somebody has it sent again or closes it. */
export function StuckRounds() {
  const t = useT();
  const { may } = useOperator();
  const [opened, setOpened] = useState<StuckRound>();
  const list = useQuery({ ...query(listStuckRounds, {}), refetchInterval: pollWhilePresent(15_000) });
  const { rounds = [], silent = [] } = list.data ?? {};
  const columns: Column<StuckRound>[] = [
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
      id: 'call',
      header: t('stuck.owed'),
      card: 'status',
      cell: (row) => <StatusChip tone="cinnabar">{t(`stuck.call.${row.call}`)}</StatusChip>,
    },
    {
      id: 'amount',
      header: t('compare.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.call === 'win' ? row.win : row.bet} currency={row.currency} />,
    },
    {
      id: 'reason',
      header: t('stuck.refusal'),
      card: 'line',
      cell: (row) => <span className="font-mono text-cap break-all">{row.reason}</span>,
    },
    {
      id: 'since',
      header: t('stuck.since'),
      card: 'line',
      cell: (row) => (
        <>
          <Moment at={row.since} />
          <span className="block text-cap text-text-3">{row.vendor}</span>
        </>
      ),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'action',
      cell: (row) =>
        row.isAsking ? (
          t('stuck.asking')
        ) : may('vendors.decide') ? (
          <Button size="s" onClick={() => setOpened(row)}>
            {t('compare.act')}
            <span className="sr-only">: {row.round}</span>
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      {list.isLoadingError ? <QueryFault error={list.error} onRetry={list.refetch} /> : null}
      {silent.length === 0 ? null : (
        <Callout tone="warning" className="mb-4">
          {t('stuck.silent', { vendors: silent.join(', ') })}
        </Callout>
      )}
      {rounds.length === 0 ? null : (
        <section className="mb-8 space-y-4">
          <Callout tone="danger" isLive title={t('stuck.alarm', { count: rounds.length })}>
            {t('stuck.note')}
          </Callout>
          <DataTable
            caption={t('stuck.title')}
            density="compact"
            columns={columns}
            rows={rounds}
            rowKey={(row) => `${row.vendorId} ${row.round}`}
            state={tableState(list)}
            empty={null}
          />
        </section>
      )}
      {opened === undefined ? null : <StuckRoundDialog row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
