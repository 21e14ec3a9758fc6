import { listMembers, type memberRow } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useT } from '../../i18n/useT.ts';
import { MemberStatus } from './MemberStatus.tsx';
import { WaitingResets } from './WaitingResets.tsx';
import { memberType } from './memberType.ts';
import { useListAddress } from '../../components/useListAddress.ts';

type Row = z.output<typeof memberRow>;

/** The members of the brand, newest first. */
export function MemberListScreen() {
  const t = useT();
  const navigate = useNavigate({ from: '/members' });
  const address = useListAddress('/members');
  const { page } = address;
  const { search, tag } = address.search;
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
            onSearch={(next) => address.filter({ search: next, tag: undefined })}
          />
        }
      />
      <WaitingResets />
      {tag === undefined ? null : (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-body text-text-2">
          {t('members.taggedWith', { tag })}
          <Button size="s" onClick={() => address.filter({ tag: undefined })}>
            {t('table.clear')}
          </Button>
        </p>
      )}
      <ListTable
        caption={t('nav.members')}
        columns={columns}
        list={members}
        found={found}
        rowKey={(row) => row.id}
        onRowOpen={(row) => void navigate({ to: '/members/$memberId', params: { memberId: row.id } })}
        address={address}
        empty={{ title: t('members.none') }}
      />
    </div>
  );
}
