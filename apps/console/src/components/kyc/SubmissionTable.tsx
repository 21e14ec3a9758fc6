import type { listSubmissions, OutputOf } from '@baize/contract';
import { DataTable, type Column } from '@baize/ui/DataTable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Moment } from '../Moment.tsx';
import { QueryFault } from '../QueryFault.tsx';
import { tableState } from '../tableState.ts';
import { usePagerLabels } from '../usePagerLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { SubmissionStatus } from './SubmissionStatus.tsx';

type Row = OutputOf<typeof listSubmissions>['page']['content'][number];

interface SubmissionTableProps {
  queue: UseQueryResult<OutputOf<typeof listSubmissions>>;
  onOpen: (submission: Row) => void;
  onPage: (page: number) => void;
  empty: ReactNode;
}

/** Papers, a line each. */
export function SubmissionTable({ queue, onOpen, onPage, empty }: SubmissionTableProps) {
  const t = useT();
  const pagerLabels = usePagerLabels();
  const page = queue.data?.page;
  const columns: Column<Row>[] = [
    {
      id: 'member',
      header: t('kyc.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          onClick={() => onOpen(row)}
          className="rounded-tag text-left text-label text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
        >
          {row.account}
        </button>
      ),
    },
    { id: 'level', header: t('kyc.level'), card: 'amount', cell: (row) => t(`kyc.level${row.level}`) },
    { id: 'at', header: t('kyc.handedIn'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'status',
      header: t('kyc.status'),
      card: 'status',
      cell: (row) => <SubmissionStatus status={row.status} />,
    },
    { id: 'expires', header: t('kyc.expiresOn'), card: 'line', cell: (row) => row.expiresOn ?? '–' },
    { id: 'by', header: t('kyc.decidedBy'), card: 'line', cell: (row) => row.decidedBy || '–' },
  ];
  return (
    <DataTable
      caption={t('nav.kyc')}
      density="compact"
      columns={columns}
      rows={page?.content ?? []}
      rowKey={(row) => row.id}
      state={tableState(queue)}
      isStale={queue.isPlaceholderData}
      onRowOpen={onOpen}
      empty={empty}
      error={<QueryFault error={queue.error} onRetry={queue.refetch} />}
      {...(page !== undefined && page.totalPages > 1
        ? { pager: { page: page.pageNum, pageCount: page.totalPages, onPage, labels: pagerLabels } }
        : {})}
      footer={t('table.rows', { count: page?.totalRows ?? 0 })}
    />
  );
}
