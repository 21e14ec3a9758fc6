import { getMemberLimits, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { ExclusionDialog } from './ExclusionDialog.tsx';
import { StatementMenu } from './StatementMenu.tsx';

type Facts = OutputOf<typeof getMemberLimits>;

/** What the member has set to play safer, every time without play, and every change; and the operator's own act. */
export function MemberLimits({ memberId, account }: { memberId: string; account: string }) {
  const t = useT();
  const { may } = useOperator();
  const [act, setAct] = useState<'exclude' | 'lift'>();
  const found = useQuery(query(getMemberLimits, { memberId }));
  if (found.isLoadingError) return <QueryFault error={found.error} onRetry={found.refetch} />;
  if (found.data === undefined) return <Skeleton className="h-60 w-full rounded-panel" />;
  const { standing, blocks, changes } = found.data;
  const hasOwn = blocks.some(({ kind, isActive }) => kind === 'operatorExclusion' && isActive);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {standing.block === null ? (
          <StatusChip tone="felt">{t('limits.mayPlay')}</StatusChip>
        ) : (
          <p className="flex flex-wrap items-center gap-2 text-body text-text-2">
            <StatusChip tone="cinnabar">{t(`limits.${standing.block.kind}`)}</StatusChip>
            {standing.block.until === null ? t('limits.untilLifted') : <Moment at={standing.block.until} />}
          </p>
        )}
        <span className="flex flex-wrap gap-2">
          <StatementMenu memberId={memberId} />
          {may('limits.write') && hasOwn ? (
            <Button size="s" onClick={() => setAct('lift')}>
              {t('limits.lift')}
            </Button>
          ) : null}
          {may('limits.write') ? (
            <Button size="s" tone="cinnabar" onClick={() => setAct('exclude')}>
              {t('limits.exclude')}
            </Button>
          ) : null}
        </span>
      </div>
      <StandingTable standing={standing} />
      <BlockTable blocks={blocks} />
      <ChangeTable changes={changes} currency={standing.currency} />
      {act === undefined ? null : (
        <ExclusionDialog act={act} memberId={memberId} account={account} onClose={() => setAct(undefined)} />
      )}
    </div>
  );
}

function StandingTable({ standing }: { standing: Facts['standing'] }) {
  const t = useT();
  const { currency, session } = standing;
  const money = (units: bigint | null): string => (units === null ? t('limits.none') : amountText(units, currency));
  const minutes = (value: number | null): string =>
    value === null ? t('limits.none') : t('limits.minutes', { minutes: value });
  const rows = [
    ...standing.limits.map((row) => ({
      id: `${row.measure} ${row.period}`,
      name: `${t(`limits.${row.measure}`)} · ${t(`limits.${row.period}`)}`,
      allowed: money(row.allowed),
      used: row.measure === 'stake' ? '–' : money(row.used),
      next: row.nextFrom === null ? undefined : money(row.next),
      nextFrom: row.nextFrom,
    })),
    {
      id: 'session',
      name: t('limits.session'),
      allowed: minutes(session.allowedMinutes),
      used: minutes(session.usedMinutes),
      next: session.nextFrom === null ? undefined : minutes(session.nextMinutes),
      nextFrom: session.nextFrom,
    },
  ];
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'name', header: t('limits.limit'), isRowHeader: true, card: 'title', cell: (row) => row.name },
    { id: 'allowed', header: t('limits.allowed'), card: 'amount', align: 'end', cell: (row) => row.allowed },
    { id: 'used', header: t('limits.used'), card: 'line', align: 'end', cell: (row) => row.used },
    {
      id: 'next',
      header: t('limits.next'),
      card: 'line',
      cell: (row) =>
        row.nextFrom === null ? (
          '–'
        ) : (
          <span className="text-amber-text">
            {row.next} · <Moment at={row.nextFrom} />
          </span>
        ),
    },
  ];
  return (
    <section>
      <h2 className="mb-2 text-h4 text-text-1">{t('limits.title')}</h2>
      <DataTable
        caption={t('limits.title')}
        density="compact"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        state="ready"
        empty={null}
        error={null}
      />
    </section>
  );
}

function BlockTable({ blocks }: { blocks: Facts['blocks'] }) {
  const t = useT();
  const columns: Column<Facts['blocks'][number]>[] = [
    { id: 'kind', header: t('limits.kind'), isRowHeader: true, card: 'title', cell: (row) => t(`limits.${row.kind}`) },
    { id: 'since', header: t('limits.since'), card: 'detail', cell: (row) => <Moment at={row.beginsAt} /> },
    {
      id: 'until',
      header: t('limits.until'),
      card: 'line',
      cell: (row) =>
        row.liftedAt !== null ? (
          <>
            {t('limits.liftedBy', { operator: row.liftedBy })} · <Moment at={row.liftedAt} />
          </>
        ) : row.endsAt === null ? (
          t('limits.untilLifted')
        ) : (
          <Moment at={row.endsAt} />
        ),
    },
    {
      id: 'reason',
      header: t('reason.label'),
      card: 'line',
      cell: (row) => <span className="break-words">{row.liftReason || row.reason || '–'}</span>,
    },
    { id: 'by', header: t('limits.by'), card: 'line', cell: (row) => row.byOperator || t('limits.member') },
  ];
  return (
    <section>
      <h2 className="mb-2 text-h4 text-text-1">{t('limits.blocks')}</h2>
      <DataTable
        caption={t('limits.blocks')}
        density="compact"
        columns={columns}
        rows={blocks}
        rowKey={(row) => row.id}
        state="ready"
        empty={<EmptyState title={t('limits.noBlocks')} size="s" />}
        error={null}
      />
    </section>
  );
}

function ChangeTable({ changes, currency }: { changes: Facts['changes']; currency: string }) {
  const t = useT();
  const value = (units: bigint | null, minutes: number | null): string =>
    minutes !== null
      ? t('limits.minutes', { minutes })
      : units === null
        ? t('limits.none')
        : amountText(units, currency);
  const columns: Column<Facts['changes'][number]>[] = [
    { id: 'at', header: t('limits.asked'), card: 'detail', cell: (row) => <Moment at={row.at} /> },
    {
      id: 'what',
      header: t('limits.limit'),
      isRowHeader: true,
      card: 'title',
      cell: (row) =>
        row.measure === 'session'
          ? t('limits.session')
          : `${t(`limits.${row.measure}`)} · ${t(`limits.${row.period}`)}`,
    },
    { id: 'before', header: t('limits.before'), card: 'line', cell: (row) => value(row.before, row.beforeMinutes) },
    { id: 'after', header: t('limits.after'), card: 'amount', cell: (row) => value(row.after, row.afterMinutes) },
    { id: 'from', header: t('limits.countsFrom'), card: 'line', cell: (row) => <Moment at={row.countsFrom} /> },
  ];
  return (
    <section>
      <h2 className="mb-2 text-h4 text-text-1">{t('limits.changes')}</h2>
      <DataTable
        caption={t('limits.changes')}
        density="compact"
        columns={columns}
        rows={changes}
        rowKey={(row) => row.id}
        state="ready"
        empty={<EmptyState title={t('limits.noChanges')} size="s" />}
        error={null}
      />
    </section>
  );
}
