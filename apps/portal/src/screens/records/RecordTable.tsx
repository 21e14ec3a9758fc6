import type { listRounds, OutputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { Money } from '@baize/ui/Money';
import type { ReactNode } from 'react';
import { wallTime } from '../../businessDay.ts';
import { gameImage } from '../../components/gameImage.ts';
import type { Round } from '../../components/round/Round.ts';
import { RoundStatus } from '../../components/round/RoundStatus.tsx';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useImageHosts } from '../../useBrand.ts';
import { pageSizes, type RecordFilter } from './recordFilter.ts';
import { useSizedPagerLabels } from '../../components/useSizedPagerLabels.ts';

type Record = OutputOf<typeof listRounds>;

interface RecordTableProps {
  data: Record | undefined;
  state: 'ready' | 'loading' | 'error';
  isStale: boolean;
  filter: RecordFilter;
  timeZone: string;
  selected: string | undefined;
  onOpen: (id: string) => void;
  onChange: (change: Partial<RecordFilter>) => void;
  empty: ReactNode;
  error: ReactNode;
}

/** Rounds, newest first, with the totals of the page and of everything filtered. */
export function RecordTable({
  data,
  state,
  isStale,
  filter,
  timeZone,
  selected,
  onOpen,
  onChange,
  ...rest
}: RecordTableProps) {
  const t = useT();
  const hosts = useImageHosts();
  const language = useLanguage();
  const pagerLabels = useSizedPagerLabels();
  const columns: Column<Round>[] = [
    {
      id: 'time',
      header: t('records.time'),
      card: 'meta',
      cell: (round) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(round.startedAt), timeZone)}</span>
      ),
    },
    {
      id: 'game',
      header: t('records.game'),
      isRowHeader: true,
      card: 'title',
      cell: (round) => (
        <span className="flex items-center gap-2.5">
          <img
            src={gameImage(round, 180, hosts)}
            alt=""
            width={24}
            height={32}
            loading="lazy"
            className="h-8 w-6 shrink-0 rounded-tag bg-bg-3 object-cover"
          />
          <button
            type="button"
            onClick={() => onOpen(round.id)}
            className="touch-target min-w-0 rounded-tag text-left text-label text-text-1 underline-offset-4 hover:underline"
          >
            {localText(round.gameName, language)}
            <span className="sr-only">, {t('records.openRound', { round: round.round })}</span>
            {round.isFree ? (
              <span className="block text-cap font-normal text-brass-text">{t('records.freeRound')}</span>
            ) : null}
          </button>
        </span>
      ),
    },
    {
      id: 'round',
      header: t('records.round.number'),
      card: 'detail',
      cell: (round) => (
        <span title={round.round} className="block max-w-32 truncate font-mono text-cap text-text-3">
          {round.round}
        </span>
      ),
    },
    money('bet', t('records.stake'), (round) => round.bet),
    money('validBet', t('records.validStake'), (round) => round.validBet),
    money('win', t('records.win'), (round) => round.win),
    {
      id: 'net',
      header: t('records.net'),
      align: 'end',
      card: 'amount',
      cell: (round) => <Net units={round.net} currency={round.currency} />,
    },
    {
      id: 'status',
      header: t('records.statusColumn'),
      card: 'status',
      cell: (round) => <RoundStatus status={round.status} />,
    },
  ];

  return (
    <DataTable
      {...rest}
      caption={t('records.page.personalHistoryCopy')}
      columns={columns}
      rows={data?.page.content ?? []}
      rowKey={(round) => round.id}
      state={state}
      isStale={isStale}
      selectedKey={selected}
      onRowOpen={(round) => onOpen(round.id)}
      {...(data && data.page.content.length > 0
        ? {
            totals: [
              totalRow('page', t('records.pageTotal', { rounds: data.pageTotals.rounds }), data.pageTotals, data),
              totalRow('grand', t('records.grandTotal', { rounds: data.grandTotals.rounds }), data.grandTotals, data),
            ],
            pager: {
              page: filter.pageNum,
              pageCount: Math.max(1, data.page.totalPages),
              onPage: (pageNum: number) => onChange({ pageNum }),
              pageSize: filter.pageSize,
              pageSizes,
              onPageSize: (pageSize: number) => onChange({ pageSize }),
              labels: pagerLabels,
            },
          }
        : {})}
    />
  );
}

function money(id: string, header: string, units: (round: Round) => bigint): Column<Round> {
  return {
    id,
    header,
    align: 'end',
    card: 'line',
    cell: (round) => <Money value={formatAmount(units(round))} symbol={currencySymbol(round.currency)} />,
  };
}

function Net({ units, currency }: { units: bigint; currency: string }) {
  return (
    <Money
      value={formatAmount(units)}
      symbol={currencySymbol(currency)}
      sign="always"
      tone="outcome"
      className="text-label font-bold"
    />
  );
}

function totalRow(id: string, label: string, totals: Record['pageTotals'], data: Record) {
  const currency = data.page.content[0]?.currency ?? '';
  const show = (units: bigint) => <Money value={formatAmount(units)} symbol={currencySymbol(currency)} />;
  return {
    id,
    label,
    values: {
      bet: show(totals.bet),
      validBet: show(totals.validBet),
      win: show(totals.win),
      net: <Net units={totals.net} currency={currency} />,
    },
  };
}
