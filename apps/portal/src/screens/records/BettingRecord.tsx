import { listRounds, type OutputOf } from '@baize/contract';
import { gameClassifies } from '@baize/contract/agents/figures';
import { getRoundsFile } from '@baize/contract/vendors/getRoundsFile';
import { buttonClass } from '@baize/ui/buttonClass';
import type { Column } from '@baize/ui/DataTable';
import { Amount } from '../../components/Amount.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { gameImage } from '../../components/gameImage.ts';
import { choiceFilter } from '../../components/list/choiceFilter.ts';
import { ListFigures } from '../../components/list/ListFigures.tsx';
import { ListPage } from '../../components/list/ListPage.tsx';
import { textFilter } from '../../components/list/textFilter.ts';
import { useList } from '../../components/list/useList.ts';
import { Moment } from '../../components/Moment.tsx';
import type { Round } from '../../components/round/Round.ts';
import { RoundDrawer } from '../../components/round/RoundDrawer.tsx';
import { RoundStatus } from '../../components/round/RoundStatus.tsx';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand, useImageHosts } from '../../useBrand.ts';
import { useMemberPlace } from './useMemberPlace.ts';

const statuses = ['open', 'won', 'lost', 'cancelled'] as const;

/** The betting record: rounds, newest first, with the figures of everything filtered, and one round in a drawer. */
export function BettingRecord() {
  const t = useT();
  const language = useLanguage();
  const hosts = useImageHosts();
  const { currency } = useBrand();
  const { search, show } = useMemberPlace();
  const openRound = (round: string | undefined): void => show({ ...search, round }, { isNewEntry: true });
  const list = useList(listRounds, {
    days: 'moments',
    size: 'chosen',
    filters: {
      status: choiceFilter({
        label: t('records.statusFilter'),
        all: t('records.allStatuses'),
        values: statuses,
        nameOf: (status) => t(`records.status.${status}`),
      }),
      gameClassify: choiceFilter({
        label: t('records.categoryFilter'),
        all: t('records.allCategories'),
        values: gameClassifies,
        nameOf: (category) => t(`shell.category.${category}`),
      }),
      search: textFilter({ label: t('records.search'), hint: t('records.searchHint'), most: 64 }),
    },
  });
  const columns: Column<Round>[] = [
    {
      id: 'time',
      header: t('records.time'),
      card: 'meta',
      cell: (round) => <Moment at={round.startedAt} />,
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
            onClick={() => openRound(round.id)}
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
      card: 'line',
      cell: (round) => (
        <span title={round.round} className="block max-w-32 truncate font-mono text-cap text-text-3">
          {round.round}
        </span>
      ),
    },
    moneyColumn('bet', t('records.stake')),
    moneyColumn('validBet', t('records.validStake')),
    moneyColumn('win', t('records.win')),
    {
      id: 'net',
      header: t('records.net'),
      align: 'end',
      card: 'amount',
      cell: (round) => <Amount units={round.net} currency={round.currency} isOutcome isBold />,
    },
    {
      id: 'status',
      header: t('records.statusColumn'),
      card: 'status',
      cell: (round) => <RoundStatus status={round.status} />,
    },
  ];
  const { data } = list;
  const totals = data?.grandTotals;
  return (
    <ListPage
      title={t('records.page.personalHistoryCopy')}
      list={list}
      found={data?.page}
      columns={columns}
      rowKey={(round) => round.id}
      selectedKey={search.round}
      onRowOpen={(round) => openRound(round.id)}
      daysNote={(zone) => t('list.days.lotteryZone', { zone })}
      fetchFile={(form) => fetchRecordFile(getRoundsFile, { ...list.asked, ...form })}
      figures={
        <ListFigures
          list={list}
          figures={[
            {
              label: t('records.rounds'),
              value: totals && <span className="text-num-m text-text-1">{totals.rounds.toLocaleString('en-US')}</span>,
            },
            { label: t('records.stake'), value: totals && <Amount units={totals.bet} currency={currency} size="m" /> },
            {
              label: t('records.validStake'),
              value: totals && <Amount units={totals.validBet} currency={currency} size="m" />,
            },
            { label: t('records.win'), value: totals && <Amount units={totals.win} currency={currency} size="m" /> },
            {
              label: t('records.net'),
              value: totals && <Amount units={totals.net} currency={currency} size="m" isOutcome />,
            },
          ]}
        />
      }
      totals={
        data && [
          totalRow('page', t('records.pageTotal', { rounds: data.pageTotals.rounds }), data.pageTotals, currency),
          totalRow('grand', t('records.grandTotal', { rounds: data.grandTotals.rounds }), data.grandTotals, currency),
        ]
      }
      failed={t('records.failed')}
      empty={{
        title: t('records.empty.title'),
        hint: t('records.empty.hint'),
        action: (
          <Link to="/rng" className={buttonClass({ tone: 'felt' })}>
            {t('records.empty.action')}
          </Link>
        ),
      }}
    >
      <RoundDrawer id={search.round} onClose={() => openRound(undefined)} />
    </ListPage>
  );
}

function moneyColumn(id: 'bet' | 'validBet' | 'win', header: string): Column<Round> {
  return {
    ...{ id, header, align: 'end', card: 'line' },
    cell: (round) => <Amount units={round[id]} currency={round.currency} />,
  };
}

function totalRow(id: string, label: string, totals: OutputOf<typeof listRounds>['pageTotals'], currency: string) {
  return {
    ...{ id, label },
    values: {
      bet: <Amount units={totals.bet} currency={currency} />,
      validBet: <Amount units={totals.validBet} currency={currency} />,
      win: <Amount units={totals.win} currency={currency} />,
      net: <Amount units={totals.net} currency={currency} isOutcome isBold />,
    },
  };
}
