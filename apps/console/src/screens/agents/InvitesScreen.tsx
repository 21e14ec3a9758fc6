import { listInvites, removeInvite, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

type Invite = OutputOf<typeof listInvites>['content'][number];

const SHORTEST_REASON = 10;

/** What agents have written on the pages that their links lead to; an operator can take it away. */
export function InvitesScreen() {
  const t = useT();
  const { may } = useOperator();
  const address = useListAddress('/invites');
  const [removed, setRemoved] = useState<Invite>();
  const list = useQuery({
    ...query(listInvites, { pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Invite>[] = [
    {
      id: 'account',
      header: t('agents.account'),
      isRowHeader: true,
      card: 'title',
      cell: ({ account, memberId }) => (
        <Link to="/members/$memberId" params={{ memberId }} className="text-label">
          {account}
        </Link>
      ),
    },
    {
      id: 'words',
      header: t('invites.words'),
      card: 'line',
      cell: ({ title, content }) => (
        <div dir="auto" className="max-w-prose wrap-anywhere">
          {title === '' ? null : <p className="text-label text-text-1">{title}</p>}
          <p className="whitespace-pre-line text-text-2">{content}</p>
        </div>
      ),
    },
    {
      id: 'picture',
      header: t('invites.picture'),
      card: 'line',
      cell: ({ picture }) => t(`invites.picture.${picture}`),
    },
    { id: 'changed', header: t('invites.changed'), card: 'meta', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    {
      id: 'act',
      header: t('agents.act'),
      align: 'end',
      card: 'action',
      cell: (row) =>
        may('agents.write') ? (
          <Button size="s" onClick={() => setRemoved(row)}>
            {t('invites.remove')}
            <span className="sr-only">: {row.account}</span>
          </Button>
        ) : null,
    },
  ];
  return (
    <div data-screen="agents.Invites">
      <ScreenHead title={t('nav.invites')} />
      <ListTable
        caption={t('nav.invites')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data}
        rowKey={({ memberId }) => memberId}
        address={address}
        empty={{ title: t('invites.nothing'), hint: t('invites.nothingHint') }}
      />
      {removed === undefined ? null : (
        <DecisionDialog
          title={t('invites.removeOf', { account: removed.account })}
          description={t('invites.removeText')}
          button={t('invites.remove')}
          tone="cinnabar"
          reason={{ hint: 'reason.trail', least: SHORTEST_REASON }}
          act={(reason) => call(removeInvite, { memberId: removed.memberId, reason })}
          said={() => t('invites.removed')}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </div>
  );
}
