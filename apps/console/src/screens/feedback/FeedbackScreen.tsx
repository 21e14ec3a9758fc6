import { listTickets } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { Drawer } from '@baize/ui/Drawer';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Ticket } from './Ticket.ts';
import { TicketPanel } from './TicketPanel.tsx';
import { TicketStatus } from './TicketStatus.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['open', 'answered', 'closed', 'all'] as const;

/** What members write: what waits longest stands first, one entry is open in a drawer. */
export function FeedbackScreen() {
  const t = useT();
  const address = useListAddress('/feedback', { keeps: ['status'], opens: 'ticket' });
  const { page, open: show } = address;
  const { status = 'open', search, ticket: openId } = address.search;
  const tickets = useQuery({
    ...query(listTickets, { status, search, pageNum: page, pageSize: 20 }),
    refetchInterval: pollWhilePresent(15_000),
    placeholderData: keepPreviousData,
  });
  const found = tickets.data?.page;
  const counts = tickets.data?.counts;
  const open = found?.content.find(({ id }) => id === openId);

  const columns: Column<Ticket>[] = [
    { id: 'at', header: t('feedback.sentAt'), card: 'amount', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'content',
      header: t('feedback.content'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          onClick={() => show(row.id)}
          className="block max-w-120 truncate text-left text-label text-text-1 underline-offset-4 hover:underline"
        >
          {row.content}
        </button>
      ),
    },
    { id: 'type', header: t('feedback.type'), card: 'detail', cell: (row) => t(`feedback.${row.type}`) },
    { id: 'account', header: t('members.account'), card: 'line', cell: (row) => row.account },
    {
      id: 'replies',
      header: t('feedback.answers'),
      align: 'end',
      card: 'hide',
      cell: (row) => row.replies.filter(({ from }) => from === 'house').length,
    },
    {
      id: 'status',
      header: t('feedback.status'),
      card: 'status',
      cell: (row) => <TicketStatus status={row.status} />,
    },
  ];
  return (
    <div data-screen="feedback.Feedback">
      <ScreenHead
        title={t('nav.feedback')}
        aside={
          <SearchForm
            key={search ?? ''}
            label={t('feedback.search')}
            value={search ?? ''}
            onSearch={(next) => address.filter({ search: next })}
          />
        }
      />
      <Tabs
        label={t('feedback.views')}
        value={status}
        onValueChange={(view) => address.filter({ status: viewOf(view) })}
        items={views.map((view) => ({
          value: view,
          label: t(`feedback.${view}`),
          ...(counts === undefined || view === 'all' ? {} : { count: counts[view] }),
        }))}
        className="mb-4"
      />
      <ListTable
        caption={t('nav.feedback')}
        columns={columns}
        list={tickets}
        found={found}
        rowKey={(row) => row.id}
        selectedKey={openId}
        onRowOpen={(row) => show(row.id)}
        address={address}
        empty={{ title: t(status === 'open' ? 'feedback.noneOpen' : 'feedback.none') }}
      />
      {open === undefined ? null : (
        <Drawer
          isOpen
          onOpenChange={(isOpen) => !isOpen && show(undefined)}
          title={t('feedback.number', { id: open.id })}
          labels={{ close: t('shell.close') }}
        >
          <TicketPanel key={open.id} ticket={open} onDone={() => show(undefined)} />
        </Drawer>
      )}
    </div>
  );
}

/** The view as the address keeps it: what is open needs no word. */
function viewOf(view: string): 'answered' | 'closed' | 'all' | undefined {
  return view === 'answered' || view === 'closed' || view === 'all' ? view : undefined;
}
