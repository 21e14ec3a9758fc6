import type { OutputOf } from '@baize/contract';
import { listMissionLeaderboard } from '@baize/contract/promotions/listMissionLeaderboard';
import { Badge } from '@baize/ui/Badge';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Segmented } from '@baize/ui/Segmented';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';

type Board = OutputOf<typeof listMissionLeaderboard>;

const LIMIT = 80;
const EVERY_MS = 15_000;

/** Who has staked most today or this week, live, with the own place on top. */
export function Leaderboard() {
  const t = useT();
  const errorText = useErrorText();
  const { timeZone } = useBrand();
  const [period, setPeriod] = useState<'day' | 'week'>('day');
  const board = useQuery({
    ...query(listMissionLeaderboard, { period, limitNum: LIMIT }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
  const { data } = board;
  const money = (units: bigint): string => moneyText(units, data?.currency ?? '');
  const columns: Column<Board['rows'][number]>[] = [
    {
      id: 'place',
      header: t('missions.place'),
      card: 'meta',
      cell: (row) => <span className="text-num-s tabular-nums">{row.place}</span>,
    },
    {
      id: 'player',
      header: t('missions.player'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          {row.player}
          {row.isOwn ? <Badge tone="brass">{t('missions.you')}</Badge> : null}
        </span>
      ),
    },
    { id: 'rounds', header: t('missions.rounds'), align: 'end', card: 'line', cell: (row) => row.rounds },
    {
      id: 'validBet',
      header: t('missions.fact.validBet'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{money(row.validBet)}</span>,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-text-2">{t('missions.boardText')}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('missions.boardPeriod')}
          options={[
            { value: 'day', label: t('missions.today') },
            { value: 'week', label: t('missions.week') },
          ]}
          value={period}
          onValueChange={setPeriod}
        />
        {data === undefined ? null : (
          <span className="text-cap text-text-3">
            {t('missions.until', {
              time: wallTime(Date.parse(data.until), timeZone).slice(0, 16),
              zone: zoneName(nowMs(), timeZone),
            })}
          </span>
        )}
      </div>
      {data === undefined ? null : (
        <Panel className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:p-5">
          <span>
            <span className="block text-cap text-text-3">{t('missions.ownPlace')}</span>
            <span className="block text-num-m text-text-1">{data.own.place ?? t('missions.ownNone')}</span>
          </span>
          <span className="text-right">
            <span className="block text-cap text-text-3">{t('missions.fact.validBet')}</span>
            <span className="block text-num-m text-brass-text tabular-nums">{money(data.own.validBet)}</span>
          </span>
        </Panel>
      )}
      <DataTable
        caption={t('missions.board')}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={(row) => String(row.place)}
        state={data === undefined ? (board.isError ? 'error' : 'loading') : 'ready'}
        isStale={board.isPlaceholderData}
        empty={<EmptyState size="s" title={t('missions.boardNone')} hint={t('missions.boardNoneHint')} />}
        error={
          <ErrorState
            title={t('missions.boardFailed')}
            hint={errorText(board.error)}
            retryLabel={t('missions.retry')}
            onRetry={() => void board.refetch()}
          />
        }
      />
    </div>
  );
}
