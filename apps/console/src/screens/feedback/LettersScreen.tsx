import { listLetters } from '@baize/contract';
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
import { useListAddress } from '../../components/useListAddress.ts';
import { useT } from '../../i18n/useT.ts';
import type { Letter } from './Letter.ts';
import { LetterPanel } from './LetterPanel.tsx';
import { TicketStatus } from './TicketStatus.tsx';

const views = ['open', 'answered', 'closed', 'all'] as const;

/** What people write who have no account: what waits longest stands first, one letter is open in a drawer. */
export function LettersScreen() {
  const t = useT();
  const address = useListAddress('/letters', { keeps: ['status'], opens: 'letter' });
  const { page, open: show } = address;
  const { status = 'open', search, letter: openId } = address.search;
  const letters = useQuery({
    ...query(listLetters, { status, search, pageNum: page, pageSize: 20 }),
    refetchInterval: pollWhilePresent(15_000),
    placeholderData: keepPreviousData,
  });
  const found = letters.data?.page;
  const counts = letters.data?.counts;
  const open = found?.content.find(({ id }) => id === openId);

  const columns: Column<Letter>[] = [
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
    {
      id: 'from',
      header: t('letters.from'),
      card: 'line',
      cell: ({ name, email }) => (
        <>
          <span className="break-all">{email}</span>
          {name === '' ? null : <span className="block text-cap text-text-3">{name}</span>}
        </>
      ),
    },
    { id: 'number', header: t('letters.number'), card: 'detail', cell: (row) => row.number },
    {
      id: 'status',
      header: t('feedback.status'),
      card: 'status',
      cell: ({ status: state, operator }) => (
        <span className="flex flex-col items-start gap-1">
          <TicketStatus status={state} />
          {operator === '' ? null : <span className="text-cap text-text-3">{operator}</span>}
        </span>
      ),
    },
  ];
  return (
    <div data-screen="feedback.Letters">
      <ScreenHead
        title={t('nav.letters')}
        aside={
          <SearchForm
            key={search ?? ''}
            label={t('letters.search')}
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
        caption={t('nav.letters')}
        columns={columns}
        list={letters}
        found={found}
        rowKey={(row) => row.id}
        selectedKey={openId}
        onRowOpen={(row) => show(row.id)}
        address={address}
        empty={{ title: t(status === 'open' ? 'feedback.noneOpen' : 'feedback.none'), hint: t('letters.noneHint') }}
      />
      {open === undefined ? null : (
        <Drawer
          isOpen
          onOpenChange={(isOpen) => !isOpen && show(undefined)}
          title={t('letters.title', { number: open.number })}
          labels={{ close: t('shell.close') }}
        >
          <LetterPanel key={open.id} letter={open} onDone={() => show(undefined)} />
        </Drawer>
      )}
    </div>
  );
}

/** The view as the address keeps it: what is open needs no word. */
function viewOf(view: string): 'answered' | 'closed' | 'all' | undefined {
  return view === 'answered' || view === 'closed' || view === 'all' ? view : undefined;
}
