import type { OutputOf } from '@baize/contract';
import { getBonusesFile } from '@baize/contract/bonuses/getBonusesFile';
import type { listBonuses } from '@baize/contract/bonuses/listBonuses';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { businessDay, wallTime, zoneName } from '../../businessDay.ts';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useSizedPagerLabels } from '../../components/useSizedPagerLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { bonusInput, endings, type BonusFilter } from './bonusFilter.ts';
import { DayRange } from './DayRange.tsx';
import { pageSizes } from './recordFilter.ts';

type Bonuses = OutputOf<typeof listBonuses>;
type Bonus = Bonuses['ended']['content'][number];

const ALL = 'all';
const NOTHING = BigInt(0);
const TONES = { released: 'felt', expired: 'neutral', cancelled: 'neutral' } as const;

interface EndedBonusesProps {
  data: Bonuses;
  isStale: boolean;
  filter: BonusFilter;
  onChange: (change: Partial<BonusFilter>) => void;
}

/** Bonuses that have come to their end: by days, by how they ended, with the sums of the page and of all that was found. */
export function EndedBonuses({ data, isStale, filter, onChange }: EndedBonusesProps) {
  const t = useT();
  const pagerLabels = useSizedPagerLabels();
  const { timeZone } = useBrand();
  const { content, totalPages, totalRows } = data.ended;
  const money = (units: bigint) => <span className="text-num-s">{moneyText(units, data.currency)}</span>;
  const columns: Column<Bonus>[] = [
    {
      id: 'time',
      header: t('funds.bonus.ended'),
      card: 'meta',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {row.endedAt === null ? '—' : wallTime(Date.parse(row.endedAt), timeZone)}
        </span>
      ),
    },
    { id: 'title', header: t('funds.bonus.name'), isRowHeader: true, card: 'title', cell: (row) => row.title },
    {
      id: 'staked',
      header: t('funds.bonus.staked'),
      align: 'end',
      card: 'line',
      cell: (row) =>
        t('funds.bonus.of', {
          done: moneyText(row.done, row.currency),
          required: moneyText(row.required, row.currency),
        }),
    },
    {
      id: 'amount',
      header: t('funds.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <span className="text-num-s">{moneyText(row.amount, row.currency)}</span>,
    },
    {
      id: 'status',
      header: t('funds.list.status'),
      card: 'status',
      cell: ({ status }) => {
        const ending = endings.find((one) => one === status);
        return (
          <StatusChip tone={ending === undefined ? 'amber' : TONES[ending]}>
            {t(`funds.bonus.status.${status}`)}
          </StatusChip>
        );
      },
    },
  ];
  return (
    <section aria-labelledby="ended-bonuses" className="flex flex-col gap-3">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="ended-bonuses" className="text-h4 text-text-1">
          {t('funds.bonus.history')}
        </h2>
        <DownloadMenu
          isEmpty={totalRows === 0}
          fetchFile={(form) => fetchRecordFile(getBonusesFile, { ...bonusInput(filter, timeZone), ...form })}
        />
      </header>
      <DayRange
        from={filter.from}
        to={filter.to}
        today={businessDay(nowMs(), timeZone)}
        zone={zoneName(nowMs(), timeZone)}
        onChange={onChange}
      />
      <Select
        className="sm:w-48"
        size="s"
        aria-label={t('records.statusFilter')}
        value={filter.status ?? ALL}
        onValueChange={(value) => onChange({ status: endings.find((one) => one === value) })}
        options={[
          { value: ALL, label: t('records.allStatuses') },
          ...endings.map((value) => ({ value, label: t(`funds.bonus.status.${value}`) })),
        ]}
      />
      <DataTable
        caption={t('funds.bonus.history')}
        columns={columns}
        rows={content}
        rowKey={(row) => row.id}
        state="ready"
        isStale={isStale}
        empty={<EmptyState size="s" title={t('funds.bonus.historyNone')} />}
        {...(content.length === 0
          ? {}
          : {
              totals: [
                {
                  id: 'page',
                  label: t('member.transaction.pageTotal'),
                  values: { amount: money(content.reduce((sum, { amount }) => sum + amount, NOTHING)) },
                },
                {
                  id: 'grand',
                  label: t('member.transaction.grandTotal', { count: String(totalRows) }),
                  values: { amount: money(data.endedTotals.amount) },
                },
              ],
              pager: {
                page: filter.pageNum,
                pageCount: Math.max(1, totalPages),
                onPage: (pageNum: number) => onChange({ pageNum }),
                pageSize: filter.pageSize,
                pageSizes,
                onPageSize: (pageSize: number) => onChange({ pageSize }),
                labels: pagerLabels,
              },
            })}
      />
    </section>
  );
}
