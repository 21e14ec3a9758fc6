import { listTrail, type OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useActionText } from '../../components/useActionText.ts';
import { useT } from '../../i18n/useT.ts';
import { ActDrawer } from '../../components/ActDrawer.tsx';

type Row = OutputOf<typeof listTrail>['page']['content'][number];

/** What operators did to the member's account, newest first. */
export function MemberTrail(props: { memberId: string; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const actionText = useActionText();
  const [open, setOpen] = useState<Row>();
  const trail = useQuery({
    ...query(listTrail, { objectType: 'member', objectId: props.memberId, pageNum: props.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const page = trail.data?.page;
  const columns: Column<Row>[] = [
    { id: 'at', header: t('audit.time'), card: 'detail', cell: (row) => <Moment at={row.at} /> },
    {
      id: 'action',
      header: t('audit.action'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          onClick={() => setOpen(row)}
          className="text-left font-semibold text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
        >
          {actionText(row.action)}
        </button>
      ),
    },
    { id: 'actor', header: t('audit.actor'), card: 'amount', cell: (row) => row.actor },
    {
      id: 'reason',
      header: t('audit.reason'),
      card: 'line',
      cell: (row) => <span className="line-clamp-2 max-w-90">{row.reason === '' ? '–' : row.reason}</span>,
    },
  ];
  return (
    <>
      <ListTable
        caption={t('members.trail')}
        columns={columns}
        list={trail}
        found={page}
        rowKey={(row) => row.id}
        onRowOpen={setOpen}
        onPage={props.onPage}
        empty={{ title: t('members.noActs'), size: 's' }}
      />
      {open === undefined ? null : <ActDrawer act={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
