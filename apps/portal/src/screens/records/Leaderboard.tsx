import type { OutputOf } from '@baize/contract';
import { listMissionLeaderboard } from '@baize/contract/promotions/listMissionLeaderboard';
import { Badge } from '@baize/ui/Badge';
import type { Column } from '@baize/ui/DataTable';
import { Panel } from '@baize/ui/Panel';
import { wallTime, zoneName } from '../../businessDay.ts';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { ListSegments } from '../../components/list/ListSegments.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';

type Board = OutputOf<typeof listMissionLeaderboard>;

const LIMIT = 80;
const EVERY_MS = 15_000;

/** Who has staked most today or this week, live, with the own place on top. */
export function Leaderboard() {
  const t = useT();
  const { timeZone } = useBrand();
  const list = useList(listMissionLeaderboard, {
    ask: { limitNum: LIMIT },
    size: 'whole',
    filters: {
      period: choiceFilter({
        label: t('missions.boardPeriod'),
        values: ['day', 'week'],
        nameOf: (period) => t(period === 'day' ? 'missions.today' : 'missions.week'),
        preset: 'day',
        look: 'segments',
      }),
    },
    options: { staleTime: 0, refetchInterval: EVERY_MS },
  });
  const { data } = list;
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
        <ListSegments list={list} />
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
      <ListTable
        caption={t('missions.board')}
        list={list}
        found={data && { content: data.rows }}
        columns={columns}
        rowKey={(row) => String(row.place)}
        failed={t('missions.boardFailed')}
        empty={{ size: 's', title: t('missions.boardNone'), hint: t('missions.boardNoneHint') }}
      />
    </div>
  );
}
