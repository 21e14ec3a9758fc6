import type { listSubmissions, OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Moment } from '../Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { SubmissionStatus } from './SubmissionStatus.tsx';
import { ListTable } from '../ListTable.tsx';
import type { ListPlace } from '../ListPlace.ts';

type Row = OutputOf<typeof listSubmissions>['page']['content'][number];

interface SubmissionTableProps {
  queue: UseQueryResult<OutputOf<typeof listSubmissions>>;
  onOpen: (submission: Row) => void;
  address: ListPlace;
  empty: ComponentProps<typeof ListTable>['empty'];
}

/** Papers, a line each. */
export function SubmissionTable({ queue, onOpen, address, empty }: SubmissionTableProps) {
  const t = useT();
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
    <ListTable
      caption={t('nav.kyc')}
      columns={columns}
      list={queue}
      found={queue.data?.page}
      address={address}
      rowKey={(row) => row.id}
      onRowOpen={onOpen}
      empty={empty}
    />
  );
}
