import type { getWalletMode, OutputOf } from '@baize/contract';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { Amount } from '../../components/Amount.tsx';
import { useT } from '../../i18n/useT.ts';

type Mode = OutputOf<typeof getWalletMode>;
type Vendor = Mode['vendors'][number];

/** The vendors that keep wallets, with what went there and what they said is there. */
export function VendorWallets({ mode }: { mode: Mode }) {
  const t = useT();
  const { currency } = mode;
  const columns: Column<Vendor>[] = [
    { id: 'name', header: t('wallets.vendor'), isRowHeader: true, card: 'title', cell: (row) => row.name },
    {
      id: 'state',
      header: t('wallets.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.isOpen ? 'felt' : 'neutral'}>
          {t(row.isOpen ? 'wallets.open' : 'wallets.closed')}
        </StatusChip>
      ),
    },
    {
      id: 'doubt',
      header: t('wallets.doubt'),
      align: 'end',
      card: 'line',
      cell: (row) => (
        <>
          {row.open} · <Amount units={row.openAmount} currency={currency} />
        </>
      ),
    },
    {
      id: 'net',
      header: t('wallets.net'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.net} currency={currency} />,
    },
    {
      id: 'seen',
      header: t('wallets.seen'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.seen} currency={currency} />,
    },
  ];
  return (
    <DataTable
      caption={t('wallets.vendors')}
      density="compact"
      columns={columns}
      rows={mode.vendors}
      rowKey={(row) => row.code}
      state="ready"
      empty={<EmptyState size="s" title={t('wallets.noVendors')} />}
    />
  );
}
