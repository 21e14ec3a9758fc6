import { listFeeds } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { localText } from '@baize/contract/localText';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { tableState } from '@baize/ui/tableState';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { FeedActDialog } from './FeedActDialog.tsx';
import { FeedActs } from './FeedActs.tsx';
import { FeedAnswer } from './FeedAnswer.tsx';
import { FeedForm } from './FeedForm.tsx';
import { FeedSecret } from './FeedSecret.tsx';
import type { FeedAct, OperatorFeed } from './OperatorFeed.ts';

/** How many lotteries of a feed the table names; all of them stand where they are chosen. */
const NAMED = 3;

/** Who publishes results of official lotteries: what each is heard for, its key, and what it said last. */
export function FeedTable() {
  const t = useT();
  const { may } = useOperator();
  const language = useLanguage();
  const list = useQuery({ ...query(listFeeds, {}), refetchInterval: pollWhilePresent(15_000) });
  const [acting, setActing] = useState<{ act: FeedAct; feed: OperatorFeed }>();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<{ feed: OperatorFeed; secret: string }>();
  const columns: Column<OperatorFeed>[] = [
    {
      id: 'name',
      header: t('lotteries.feed.feed'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {row.name}
          <span className="block font-mono text-cap text-text-3">{row.path}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('wallets.state'),
      card: 'status',
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-1">
          <StatusChip tone={row.isOpen ? 'felt' : 'neutral'}>
            {t(row.isOpen ? 'lotteries.feed.isOpen' : 'lotteries.feed.isClosed')}
          </StatusChip>
          {row.isSandbox ? <StatusChip tone="amber">{t('lotteries.feed.sandbox')}</StatusChip> : null}
          {row.change === null ? null : <StatusChip tone="sky">{t('lotteries.feed.waits')}</StatusChip>}
        </span>
      ),
    },
    {
      id: 'lotteries',
      header: t('lotteries.feed.heardFor'),
      card: 'line',
      cell: ({ lotteries: fed }) => (
        <span className="block max-w-72 text-dense">
          {fed
            .slice(0, NAMED)
            .map(({ name }) => localText(name, language))
            .join(', ') || t('lotteries.feed.none')}
          {fed.length > NAMED ? ` +${fed.length - NAMED}` : ''}
        </span>
      ),
    },
    {
      id: 'key',
      header: t('lotteries.feed.key'),
      card: 'line',
      cell: (row) => (
        <span className="text-dense">
          {t(row.hasKey ? 'lotteries.feed.hasKey' : 'lotteries.feed.noKey')}
          {row.oldKeyUntil === null ? null : (
            <span className="block text-cap text-text-3">
              {t('lotteries.feed.oldUntil')} <Moment at={row.oldKeyUntil} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'last',
      header: t('lotteries.feed.lastCall'),
      card: 'line',
      cell: ({ calls: [last] }) =>
        last === undefined ? (
          t('lotteries.feed.neverCalled')
        ) : (
          <span className="inline-flex flex-wrap items-center gap-2 text-dense">
            <FeedAnswer call={last} />
            <Moment at={last.at} />
          </span>
        ),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'line',
      cell: (row) => <FeedActs feed={row} onAct={(act) => setActing({ act, feed: row })} />,
    },
  ];
  const lotteries = list.data?.lotteries ?? [];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="m-0 max-w-prose text-dense text-text-2">{t('lotteries.feed.note')}</p>
        {may('lotteries.result') ? (
          <Button size="s" onClick={() => setAdding(true)}>
            {t('lotteries.feed.add')}
          </Button>
        ) : null}
      </div>
      <DataTable
        caption={t('lotteries.tab.feeds')}
        columns={columns}
        rows={list.data?.feeds ?? []}
        rowKey={(row) => row.id}
        state={tableState(list)}
        empty={<EmptyState title={t('lotteries.feed.noFeed')} />}
        error={list.error === null ? undefined : <QueryFault error={list.error} onRetry={list.refetch} />}
      />
      {isAdding ? (
        <FeedForm
          lotteries={lotteries}
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      ) : null}
      {acting === undefined ? null : (
        <FeedActDialog
          {...acting}
          lotteries={lotteries}
          onClose={() => setActing(undefined)}
          onSecret={(made) => {
            setActing(undefined);
            setSecret(made);
          }}
        />
      )}
      {secret === undefined ? null : <FeedSecret {...secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
