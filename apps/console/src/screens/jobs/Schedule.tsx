import type { CallError } from '@baize/client';
import type { listSchedule, OutputOf } from '@baize/contract';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { tableState } from '@baize/ui/tableState';
import { useT } from '../../i18n/useT.ts';
import { FaultCell } from './FaultCell.tsx';
import { JobName } from './JobName.tsx';
import { JobStatus } from './JobStatus.tsx';
import { LastTurn } from './LastTurn.tsx';
import type { RecurringJob } from './RecurringJob.ts';
import { RecurringJobDrawer } from './RecurringJobDrawer.tsx';
import { useSpanText } from './useSpanText.ts';

/** Work that comes round again and again, for all brands of the installation. */
export function Schedule({ list }: { list: UseQueryResult<OutputOf<typeof listSchedule>, CallError> }) {
  const t = useT();
  const spanText = useSpanText();
  const [opened, setOpened] = useState<RecurringJob>();
  const rows = list.data?.jobs ?? [];
  const open = rows.find(({ name }) => name === opened?.name) ?? opened;
  const columns: Column<RecurringJob>[] = [
    {
      id: 'name',
      header: t('jobs.name'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => <JobName name={row.name} onOpen={() => setOpened(row)} />,
    },
    {
      id: 'status',
      header: t('jobs.status'),
      card: 'amount',
      cell: (row) => <JobStatus status={row.status} isRecurring />,
    },
    {
      id: 'every',
      header: t('jobs.turns'),
      card: 'detail',
      cell: (row) => (
        <span className="whitespace-nowrap">{t('jobs.every', { span: spanText(row.everySeconds * 1_000) })}</span>
      ),
    },
    {
      id: 'last',
      header: t('jobs.lastTurn'),
      card: 'line',
      cell: (row) => (
        <span className="block max-sm:text-right">
          <LastTurn job={row} />
        </span>
      ),
    },
    { id: 'next', header: t('jobs.nextTurn'), card: 'line', cell: (row) => <Moment at={row.nextAt} /> },
    { id: 'failures', header: t('jobs.failures'), card: 'line', align: 'end', cell: (row) => row.failures },
    { id: 'fault', header: t('jobs.fault'), card: 'line', cell: (row) => <FaultCell fault={row.fault} /> },
  ];
  return (
    <>
      <DataTable
        caption={t('jobs.view.schedule')}
        density="compact"
        className="lg:max-xl:overflow-x-auto"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        state={tableState(list)}
        selectedKey={open?.name}
        onRowOpen={setOpened}
        empty={<EmptyState title={t('jobs.noneRecurring')} hint={t('jobs.noneRecurringHint')} />}
        error={<QueryFault error={list.error} onRetry={list.refetch} />}
        footer={t('table.rows', { count: rows.length })}
      />
      {open === undefined ? null : (
        <RecurringJobDrawer key={open.name} job={open} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
