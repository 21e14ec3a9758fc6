import { listSent, type OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';

type Row = OutputOf<typeof listSent>['content'][number];

/** Everything that was written to the member, by operators and by the platform, newest first. */
export function MemberMessages(props: { memberId: string; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const messages = useQuery({
    ...query(listSent, { memberId: props.memberId, pageNum: props.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const found = messages.data;
  const columns: Column<Row>[] = [
    { id: 'at', header: t('messages.sentAt'), card: 'detail', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'title',
      header: t('messages.title'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          <span className="font-semibold break-words">{row.title}</span>
          <span className="block max-w-prose text-cap break-words whitespace-pre-line text-text-3">{row.content}</span>
        </>
      ),
    },
    {
      id: 'sentBy',
      header: t('messages.sentBy'),
      card: 'line',
      cell: (row) => (row.sentBy === '' ? t('messages.platform') : row.sentBy),
    },
    {
      id: 'readAt',
      header: t('messages.readAt'),
      card: 'line',
      cell: (row) => (row.readAt === null ? t('messages.notRead') : <Moment at={row.readAt} />),
    },
  ];
  return (
    <ListTable
      caption={t('messages.sent')}
      columns={columns}
      list={messages}
      found={found}
      rowKey={(row) => row.id}
      onPage={props.onPage}
      empty={{ title: t('messages.none'), size: 's' }}
    />
  );
}
