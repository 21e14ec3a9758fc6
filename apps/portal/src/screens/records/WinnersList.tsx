import type { OutputOf } from '@baize/contract';
import { listWinners } from '@baize/contract/games/listWinners';
import type { Column } from '@baize/ui/DataTable';
import { LazyImage } from '@baize/ui/LazyImage';
import { defaultGameImage } from '../../components/gameImage.ts';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';

type Row = OutputOf<typeof listWinners>[number]['vo'] & { place: number };

const LIMIT = 80;
const EVERY_MS = 15_000;

/** The latest real wins, newest first, names masked by the server. */
export function WinnersList() {
  const t = useT();
  const language = useLanguage();
  const list = useList(listWinners, {
    ask: { gameCategory: 'ALL', language, limitNum: LIMIT },
    size: 'whole',
    options: { staleTime: 0, refetchInterval: EVERY_MS },
  });
  const columns: Column<Row>[] = [
    {
      id: 'time',
      header: t('missions.time'),
      card: 'meta',
      cell: (row) => <Moment at={row.at} />,
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
      <ListTable
        caption={t('missions.winners')}
        list={list}
        found={list.data && { content: list.data.map(({ vo }, place): Row => ({ ...vo, place })) }}
        columns={columns}
        rowKey={(row) => String(row.place)}
        hasTimes
        failed={t('missions.winnersFailed')}
        empty={{ size: 's', title: t('missions.winnersNone'), hint: t('missions.winnersNoneHint') }}
      />
    </div>
  );
}
