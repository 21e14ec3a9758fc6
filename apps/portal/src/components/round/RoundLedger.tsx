import { formatAmount } from '@baize/maths';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { Money } from '@baize/ui/Money';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import { wallTime } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import type { RoundEntry } from './Round.ts';

interface RoundLedgerProps {
  entries: readonly RoundEntry[];
  currency: string;
}

/** The lines that this round wrote into the ledger, each with the balance it left. */
export function RoundLedger({ entries, currency }: RoundLedgerProps) {
  const t = useT();
  const { timeZone } = useBrand();
  const symbol = currencySymbol(currency);
  const columns: Column<RoundEntry>[] = [
    {
      id: 'kind',
      header: t('records.ledger.kind'),
      isRowHeader: true,
      card: 'title',
      cell: (entry) => t(`records.kind.${entry.kind}`),
    },
    {
      id: 'time',
      header: t('records.ledger.time'),
      card: 'detail',
      cell: (entry) => wallTime(Date.parse(entry.createdAt), timeZone),
    },
    {
      id: 'amount',
      header: t('records.ledger.amount'),
      align: 'end',
      card: 'amount',
      cell: (entry) => (
        <Money value={formatAmount(entry.amount)} symbol={symbol} sign="always" tone="outcome" size="s" />
      ),
    },
    {
      id: 'after',
      header: t('records.ledger.balanceAfter'),
      align: 'end',
      card: 'line',
      cell: (entry) => <Money value={formatAmount(entry.balanceAfter)} symbol={symbol} size="s" />,
    },
    {
      id: 'number',
      header: t('records.ledger.number'),
      align: 'end',
      card: 'line',
      cell: (entry) => <span className="font-mono text-cap text-text-3">{entry.transferId}</span>,
    },
  ];
  return (
    <section aria-labelledby="round-ledger">
      <h3 id="round-ledger" className="mb-3 text-h4 text-text-1">
        {t('records.ledger.title')}
      </h3>
      <DataTable
        caption={t('records.ledger.title')}
        density="compact"
        columns={columns}
        rows={entries}
        rowKey={(entry) => `${entry.transferId}-${entry.kind}`}
        empty={<p className="text-body text-text-3">{t('records.ledger.empty')}</p>}
      />
    </section>
  );
}
