import { listQueue } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { Segmented } from '@baize/ui/Segmented';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { useT } from '../../i18n/useT.ts';
import { FaultCell } from './FaultCell.tsx';
import { JobName } from './JobName.tsx';
import { JobStatus } from './JobStatus.tsx';
import type { QueuedJob } from './QueuedJob.ts';
import { QueuedJobDrawer } from './QueuedJobDrawer.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const statuses = ['all', 'waiting', 'running', 'failed'] as const;

/** The brand's tasks that are not done, newest first. The filter stands in the address. */
export function Queue() {
  const t = useT();
  const address = useListAddress('/jobs');
  const { page } = address;
  const { status = 'all' } = address.search;
  const [opened, setOpened] = useState<QueuedJob>();
  const list = useQuery({
    ...query(listQueue, { status, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(5_000),
  });
  const found = list.data;
  const rows = found?.content ?? [];
  /* What is done leaves the list while one reads it. */
  const open = rows.find(({ id }) => id === opened?.id) ?? opened;
  const count = (value: (typeof statuses)[number]): string => {
    if (found === undefined) return '';
    const { waiting, running, failed } = found.counts;
    return ` ${value === 'all' ? waiting + running + failed : found.counts[value]}`;
  };
  const columns: Column<QueuedJob>[] = [
    {
      id: 'name',
      header: t('jobs.name'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => <JobName name={row.name} onOpen={() => setOpened(row)} />,
    },
    { id: 'status', header: t('jobs.status'), card: 'amount', cell: (row) => <JobStatus status={row.status} /> },
    {
      id: 'tries',
      header: t('jobs.tries'),
      card: 'line',
      cell: (row) => t('jobs.triesOf', { count: row.attempts, most: row.maxAttempts }),
    },
    { id: 'created', header: t('jobs.createdAt'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'next',
      header: t('jobs.nextTry'),
      card: 'line',
      cell: (row) => (row.status === 'waiting' ? <Moment at={row.runAt} /> : '–'),
    },
    { id: 'fault', header: t('jobs.fault'), card: 'line', cell: (row) => <FaultCell fault={row.fault} /> },
  ];
  return (
    <>
      <Segmented
        label={t('jobs.status')}
        className="mb-4"
        value={status}
        onValueChange={(next) => address.filter({ status: next === 'all' ? undefined : next })}
        options={statuses.map((value) => ({ value, label: `${t(`jobs.${value}`)}${count(value)}` }))}
      />
      <ListTable
        caption={t('jobs.view.queue')}
        className="lg:max-xl:overflow-x-auto"
        columns={columns}
        list={list}
        found={found}
        address={address}
        rowKey={(row) => row.id}
        selectedKey={open?.id}
        onRowOpen={setOpened}
        empty={{ title: t('jobs.none') }}
      />
      {open === undefined ? null : <QueuedJobDrawer key={open.id} job={open} onClose={() => setOpened(undefined)} />}
    </>
  );
}
