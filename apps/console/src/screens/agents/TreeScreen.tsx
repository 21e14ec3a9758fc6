import { listMoves, listTree, type OutputOf } from '@baize/contract';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { LineDialog } from '../../components/LineDialog.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { MovesDrawer } from './MovesDrawer.tsx';
import { QuotaDialog } from './QuotaDialog.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { TopAgentDialog } from './TopAgentDialog.tsx';
import { WaitingMoves } from './WaitingMoves.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

type Place = OutputOf<typeof listTree>['page']['content'][number];

/** The tree of agents level by level, with the moves that wait for a second operator. */
export function TreeScreen() {
  const t = useT();
  const { may } = useOperator();
  const queries = useQueryClient();
  const address = useListAddress('/agents', { keeps: ['parent'], opens: 'moves' });
  const { page, open } = address;
  const { parent, search, moves } = address.search;
  const [moved, setMoved] = useState<Place>();
  const [quoted, setQuoted] = useState<Place>();
  const [termed, setTermed] = useState<Place>();
  const [isRuling, setRuling] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const list = useQuery({
    ...query(listTree, { parentId: parent, search, pageNum: page, pageSize: 50 }),
    placeholderData: keepPreviousData,
  });
  const refresh = (): void => {
    for (const { id } of [listTree, listMoves]) void queries.invalidateQueries({ queryKey: [id] });
  };
  const columns: Column<Place>[] = [
    {
      id: 'account',
      header: t('agents.account'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          {row.directCount > 0 ? (
            <Link to="/agents" search={{ parent: row.memberId }} className="text-label">
              {row.account}
            </Link>
          ) : (
            <span className="text-label text-text-1">{row.account}</span>
          )}
          {row.isMoving ? <Badge tone="amber">{t('agents.isMoving')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'type',
      header: t('agents.type'),
      card: 'detail',
      cell: ({ type, memberId }) => {
        const text = type === 0 ? t('agents.member') : t('agents.agent', { type: String(type) });
        if (!may('members.read')) return text;
        return (
          <Link to="/members/$memberId" params={{ memberId }} search={{ tab: 'line' }}>
            {text}
          </Link>
        );
      },
    },
    {
      id: 'team',
      header: t('agents.team'),
      align: 'end',
      card: 'line',
      cell: ({ directCount, teamCount }) => `${directCount} / ${teamCount}`,
    },
    {
      id: 'rebate',
      header: t('agents.rebate'),
      align: 'end',
      card: 'line',
      cell: ({ rebateBps }) => `${rebateBps / 100}%`,
    },
    { id: 'prize', header: t('agents.prizeGroup'), align: 'end', card: 'line', cell: ({ prizeGroup }) => prizeGroup },
    { id: 'joined', header: t('agents.joined'), card: 'meta', cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
    {
      id: 'status',
      header: t('agents.status'),
      card: 'status',
      cell: ({ status }) => (
        <StatusChip tone={status === 'active' ? 'felt' : 'cinnabar'}>{t(`agents.state.${status}`)}</StatusChip>
      ),
    },
    {
      id: 'act',
      header: t('agents.act'),
      align: 'end',
      card: 'foot',
      cell: (row) => (
        <span className="flex flex-wrap gap-2 sm:justify-end">
          {row.type === 0 ? null : (
            <Button size="s" onClick={() => setQuoted(row)}>
              {t('agents.quotas')}
              <span className="sr-only">: {row.account}</span>
            </Button>
          )}
          {may('agents.write') ? (
            <Button size="s" onClick={() => setTermed(row)}>
              {t('agents.terms')}
              <span className="sr-only">: {row.account}</span>
            </Button>
          ) : null}
          {may('agents.write') && !row.isMoving ? (
            <Button size="s" onClick={() => setMoved(row)}>
              {t('agents.move')}
              <span className="sr-only">: {row.account}</span>
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
  const line = list.data?.line ?? [];
  return (
    <div data-screen="agents.Tree">
      <ScreenHead
        title={t('nav.agents')}
        aside={
          <div className="flex flex-wrap items-center gap-3">
            <SearchForm
              key={search ?? ''}
              label={t('agents.search')}
              value={search ?? ''}
              onSearch={(found) => address.filter({ search: found, parent: undefined })}
            />
            <Button onClick={() => open('all')}>{t('agents.moves')}</Button>
            <Button onClick={() => setRuling(true)}>{t('agents.rules')}</Button>
            {may('agents.write') ? (
              <Button tone="felt" onClick={() => setOpening(true)}>
                {t('agents.openTop')}
              </Button>
            ) : null}
          </div>
        }
      />
      <WaitingMoves onDecided={refresh} />
      {line.length === 0 ? null : (
        <nav aria-label={t('agents.line')} className="mb-3 flex flex-wrap gap-2 text-label">
          <Link to="/agents" search={{}}>
            {t('agents.top')}
          </Link>
          {line.map(({ memberId, account }) => (
            <span key={memberId} className="flex gap-2">
              <span aria-hidden="true">›</span>
              <Link to="/agents" search={{ parent: memberId }}>
                {account}
              </Link>
            </span>
          ))}
        </nav>
      )}
      <ListTable
        caption={t('nav.agents')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data?.page}
        rowKey={({ memberId }) => memberId}
        address={address}
        empty={{ title: t('agents.nobody'), hint: t('agents.nobodyHint') }}
      />
      {moves === undefined ? null : <MovesDrawer onClose={() => open(undefined)} />}
      {isOpening ? <TopAgentDialog onClose={() => setOpening(false)} /> : null}
      {isRuling ? <RulesDialog onClose={() => setRuling(false)} /> : null}
      {moved === undefined ? null : <MoveDialog place={moved} onClose={() => setMoved(undefined)} onDone={refresh} />}
      {termed === undefined ? null : <LineDialog {...termed} onClose={() => setTermed(undefined)} />}
      {quoted === undefined ? null : <QuotaDialog place={quoted} onClose={() => setQuoted(undefined)} />}
    </div>
  );
}
