import type { OutputOf } from '@baize/contract';
import { gameClassifies } from '@baize/contract/agents/figures';
import { getProfit } from '@baize/contract/members/getProfit';
import { getProfitFile } from '@baize/contract/members/getProfitFile';
import { cx } from '@baize/ui/cx';
import type { Column } from '@baize/ui/DataTable';
import { Amount } from '../../components/Amount.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { Figure } from '../../components/list/Figure.tsx';
import { ListPage } from '../../components/list/ListPage.tsx';
import { ListTable } from '../../components/list/ListTable.tsx';
import { useList } from '../../components/list/useList.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import { ProfitChart } from './ProfitChart.tsx';
import { ProfitMakeUp } from './ProfitMakeUp.tsx';

type Profit = OutputOf<typeof getProfit>;
type Day = Profit['days'][number];
type Category = Profit['categories'][number];

/** Fewer days with play than this have no course to draw. */
const FEW_DAYS = 3;

/** What was won and lost over some days: the figures, each day, and each category with its vendors. */
export function PersonalProfit() {
  const t = useT();
  const brand = useBrand();
  const list = useList(getProfit, { days: 'moments', size: 'whole' });
  const { data, from, to } = list;
  const currency = data?.currency ?? brand.currency;
  const amountColumn = <Row,>(id: string, header: string, units: (row: Row) => bigint): Column<Row> => ({
    id,
    header,
    align: 'end',
    card: 'line',
    cell: (row) => <Amount units={units(row)} currency={currency} />,
  });
  const outcomeColumn = <Row,>(id: string, header: string, units: (row: Row) => bigint): Column<Row> => ({
    id,
    header,
    align: 'end',
    card: 'amount',
    cell: (row) => <Amount units={units(row)} currency={currency} isOutcome isBold />,
  });
  const played = <Row extends Category | Day>(): Column<Row>[] => [
    { id: 'rounds', header: t('records.rounds'), align: 'end', card: 'line', cell: ({ rounds }) => String(rounds) },
    amountColumn('bet', t('records.stake'), ({ bet }) => bet),
    amountColumn('validBet', t('records.validStake'), ({ validBet }) => validBet),
    amountColumn('win', t('records.win'), ({ win }) => win),
  ];
  const nameOf = (gameClassify: string): string => {
    const known = gameClassifies.find((category) => category === gameClassify);
    return known === undefined ? t('records.profit.otherGames') : t(`shell.category.${known}`);
  };
  const empty = { title: t('records.empty.title'), hint: t('records.profit.noneHint') };
  return (
    <ListPage
      title={t('records.page.personalProfit')}
      caption={t('records.profit.byDay')}
      daysNote={(zone) => t('list.days.lotteryZone', { zone })}
      list={list}
      found={data && { content: data.days.toReversed() }}
      columns={[
        { id: 'day', header: t('records.profit.day'), isRowHeader: true, card: 'title', cell: ({ day }) => day },
        ...played<Day>(),
        amountColumn<Day>('gains', t('records.profit.gains'), ({ rebate, bonus }) => rebate + bonus),
        outcomeColumn<Day>('result', t('records.profit.result'), ({ result }) => result),
      ]}
      rowKey={({ day }) => day}
      fetchFile={(form) => fetchRecordFile(getProfitFile, { ...list.asked, ...form })}
      figures={<ProfitFigures totals={data?.totals} currency={currency} isStale={list.reading.isPlaceholderData} />}
      lead={
        data && data.days.length > 0 ? (
          data.days.length < FEW_DAYS ? (
            <ProfitMakeUp totals={data.totals} currency={currency} />
          ) : (
            <ProfitChart days={data.days} from={from} to={to} symbol={currencySymbol(currency)} />
          )
        ) : null
      }
      failed={t('records.profit.failed')}
      empty={empty}
    >
      {data && data.categories.length > 0 ? (
        <ListTable
          caption={t('records.profit.byCategory')}
          list={list}
          found={{ content: data.categories }}
          columns={[
            {
              id: 'category',
              header: t('records.categoryFilter'),
              isRowHeader: true,
              card: 'title',
              cell: ({ gameClassify }) => nameOf(gameClassify),
            },
            { id: 'vendor', header: t('records.vendor'), card: 'detail', cell: ({ vendorName }) => vendorName },
            ...played<Category>(),
            outcomeColumn<Category>('net', t('records.net'), ({ net }) => net),
          ]}
          rowKey={({ gameClassify, vassalage }) => `${gameClassify}/${vassalage}`}
          empty={empty}
        />
      ) : null}
    </ListPage>
  );
}

interface ProfitFiguresProps {
  totals: Profit['totals'] | undefined;
  currency: string;
  isStale: boolean;
}

function ProfitFigures({ totals, currency, isStale }: ProfitFiguresProps) {
  const t = useT();
  const figure = (units: bigint | undefined) =>
    units === undefined ? undefined : <Amount units={units} currency={currency} size="m" />;
  return (
    <dl
      aria-busy={totals === undefined || isStale || undefined}
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel lg:grid-cols-4',
        isStale && 'opacity-60',
      )}
    >
      <Figure label={t('records.profit.result')} className="max-lg:col-span-2">
        {totals && <Amount units={totals.result} currency={currency} size="m" isOutcome />}
      </Figure>
      <Figure label={t('records.stake')}>{figure(totals?.bet)}</Figure>
      <Figure label={t('records.win')}>{figure(totals?.win)}</Figure>
      <Figure label={t('records.validStake')}>{figure(totals?.validBet)}</Figure>
      <Figure label={t('records.profit.rebate')}>{figure(totals?.rebate)}</Figure>
      <Figure label={t('records.profit.bonus')}>{figure(totals?.bonus)}</Figure>
      <Figure label={t('records.profit.deposits')}>{figure(totals?.deposits)}</Figure>
      <Figure label={t('records.profit.withdrawals')} className="max-lg:col-span-2">
        {figure(totals?.withdrawals)}
      </Figure>
    </dl>
  );
}
