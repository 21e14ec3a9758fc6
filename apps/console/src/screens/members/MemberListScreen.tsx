import { listMembers, type memberRow } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { tableState } from '../../components/tableState.ts';
import { usePagerLabels } from '../../components/usePagerLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { MemberStatus } from './MemberStatus.tsx';
import { WaitingResets } from './WaitingResets.tsx';
import { memberType } from './memberType.ts';

type Row = z.output<typeof memberRow>;

/** The members of the brand, newest first. */
export function MemberListScreen() {
  const t = useT();
  const navigate = useNavigate({ from: '/members' });
  const pagerLabels = usePagerLabels();
  const { search, tag, page = 1 } = useSearch({ from: '/members' });
  const members = useQuery({
    ...query(listMembers, { search, tag, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const found = members.data;
  const columns: Column<Row>[] = [
    {
      id: 'account',
      header: t('members.account'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Link
          to="/members/$memberId"
          params={{ memberId: row.id }}
          className="text-label text-text-1 no-underline underline-offset-4 hover:underline"
        >
          {row.account}
        </Link>
      ),
    },
    { id: 'type', header: t('members.type'), card: 'detail', cell: (row) => t(memberType(row.type)) },
    {
      id: 'status',
      header: t('members.status'),
      card: 'status',
      cell: (row) => <MemberStatus status={row.status} />,
    },
    {
      id: 'balance',
      header: t('members.balance'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.balance} currency={row.currency} />,
    },
    {
      id: 'createdAt',
      header: t('members.since'),
      card: 'hide',
      cell: (row) => <Moment at={row.createdAt} />,
    },
    {
      id: 'lastLoginAt',
      header: t('members.lastLogin'),
      card: 'meta',
      cell: (row) => (row.lastLoginAt === null ? t('members.never') : <Moment at={row.lastLoginAt} />),
    },
    { id: 'id', header: t('members.id'), align: 'end', card: 'hide', cell: (row) => row.id },
  ];
  return (
    <div data-screen="members.MemberList">
      <ScreenHead
        title={t('nav.members')}
        aside={
          <SearchForm
            key={search ?? ''}
            label={t('members.search')}
            value={search ?? ''}
            onSearch={(next) => void navigate({ search: { search: next } })}
          />
        }
      />
      <WaitingResets />
      {tag === undefined ? null : (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-body text-text-2">
          {t('members.taggedWith', { tag })}
          <Button size="s" onClick={() => void navigate({ search: {} })}>
            {t('table.clear')}
          </Button>
        </p>
      )}
      <DataTable
        caption={t('nav.members')}
        density="compact"
        columns={columns}
        rows={found?.content ?? []}
        rowKey={(row) => row.id}
        state={tableState(members)}
        isStale={members.isPlaceholderData}
        onRowOpen={(row) => void navigate({ to: '/members/$memberId', params: { memberId: row.id } })}
        empty={
          search === undefined && tag === undefined ? (
            <EmptyState title={t('members.none')} />
          ) : (
            <EmptyState
              title={t('table.noMatch')}
              action={<Button onClick={() => void navigate({ search: {} })}>{t('table.clear')}</Button>}
            />
          )
        }
        error={<QueryFault error={members.error} onRetry={members.refetch} />}
        {...(found !== undefined && found.totalPages > 1
          ? {
              pager: {
                page: found.pageNum,
                pageCount: found.totalPages,
                onPage: (next: number) => void navigate({ search: (now) => ({ ...now, page: next }) }),
                labels: pagerLabels,
              },
            }
          : {})}
        footer={t('table.rows', { count: found?.totalRows ?? 0 })}
      />
    </div>
  );
}
