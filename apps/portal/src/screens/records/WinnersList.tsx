import type { OutputOf } from '@baize/contract';
import { listWinners } from '@baize/contract/games/listWinners';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { LazyImage } from '@baize/ui/LazyImage';
import { useQuery } from '@tanstack/react-query';
import { wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { defaultGameImage } from '../../components/gameImage.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';

type Row = OutputOf<typeof listWinners>[number]['vo'] & { place: number };

const LIMIT = 80;
const EVERY_MS = 15_000;

/** The latest real wins, newest first, names masked by the server. */
export function WinnersList() {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const { timeZone } = useBrand();
  const winners = useQuery({
    ...query(listWinners, { gameCategory: 'ALL', language, limitNum: LIMIT }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
  const rows = (winners.data ?? []).map(({ vo }, place): Row => ({ ...vo, place }));
  const columns: Column<Row>[] = [
    {
      id: 'time',
      header: t('missions.time'),
      card: 'meta',
      cell: (row) => <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.at), timeZone)}</span>,
    },
    { id: 'player', header: t('missions.player'), isRowHeader: true, card: 'title', cell: (row) => row.player },
    {
      id: 'game',
      header: t('missions.game'),
      card: 'line',
      cell: (row) => (
        <span className="inline-flex items-center gap-2.5">
          <LazyImage
            src={row.image === '' ? defaultGameImage : row.image}
            fallback={defaultGameImage}
            width={32}
            height={32}
            className="size-8 shrink-0 rounded-cell object-cover"
          />
          {localText(row.gameName, language)}
        </span>
      ),
    },
    {
      id: 'prize',
      header: t('missions.prize'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s text-brass-text">{moneyText(row.winAmount, row.currency)}</span>,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-text-2">{t('missions.winnersText')}</p>
      <DataTable
        caption={t('missions.winners')}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.place)}
        state={winners.data === undefined ? (winners.isError ? 'error' : 'loading') : 'ready'}
        empty={<EmptyState size="s" title={t('missions.winnersNone')} hint={t('missions.winnersNoneHint')} />}
        error={
          <ErrorState
            title={t('missions.winnersFailed')}
            hint={errorText(winners.error)}
            retryLabel={t('missions.retry')}
            onRetry={() => void winners.refetch()}
          />
        }
        footer={rows.length > 0 ? zoneName(nowMs(), timeZone) : undefined}
      />
    </div>
  );
}
