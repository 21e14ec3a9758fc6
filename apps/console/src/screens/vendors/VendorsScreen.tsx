import { listBrandVendors } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { Stretch } from '../../components/Stretch.tsx';
import { tableState } from '@baize/ui/tableState';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { BrandVendor } from './BrandVendor.ts';
import { StuckRounds } from './StuckRounds.tsx';
import { VendorDrawer } from './VendorDrawer.tsx';

/** The vendors of the brand: which are open, where they stand, and when they are in maintenance. */
export function VendorsScreen() {
  const t = useT();
  const { may } = useOperator();
  const [openId, setOpenId] = useState<number>();
  const list = useQuery({ ...query(listBrandVendors, {}), refetchInterval: pollWhilePresent(15_000) });
  const rows = list.data?.vendors ?? [];
  const open = rows.find(({ vendorId }) => vendorId === openId);
  const columns: Column<BrandVendor>[] = [
    {
      id: 'name',
      header: t('vendors.vendor'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="block sm:py-2">
          {row.name} {row.badge === '' ? null : <StatusChip tone="brass">{t(`vendors.badge.${row.badge}`)}</StatusChip>}
          <span className="mt-0.5 block text-cap text-text-3">{row.code}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('vendors.state'),
      card: 'status',
      cell: (row) => <VendorState vendor={row} />,
    },
    { id: 'dialect', header: t('vendors.dialect'), card: 'line', cell: (row) => row.dialect },
    {
      id: 'categories',
      header: t('vendors.categories'),
      card: 'line',
      cell: (row) =>
        row.categories.length === 0
          ? '—'
          : row.categories.map(({ classify, games }) => (
              <Link
                key={classify}
                to="/games"
                search={{ vendor: row.code, category: classify as 'RNG' }}
                className="mr-3 inline-block text-felt-text underline underline-offset-4"
              >
                {t(`games.class.${classify as 'RNG'}`)} {games}
              </Link>
            )),
    },
    { id: 'position', header: t('vendors.position'), align: 'end', card: 'line', cell: (row) => row.position },
    {
      id: 'window',
      header: t('vendors.nextWindow'),
      card: 'line',
      cell: ({ windows: [next] }) => (next === undefined ? '—' : <Stretch from={next.startsAt} to={next.endsAt} />),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'action',
      cell: (row) => (
        <Button size="s" tone="ghost" onClick={() => setOpenId(row.vendorId)}>
          {t(may('vendors.write') ? 'points.edit' : 'points.look')}
          <span className="sr-only">: {row.name}</span>
        </Button>
      ),
    },
  ];
  return (
    <div data-screen="vendors.Vendors">
      <ScreenHead title={t('nav.vendors')} />
      <StuckRounds />
      <DataTable
        caption={t('nav.vendors')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.code}
        state={tableState(list)}
        empty={<EmptyState title={t('vendors.none')} hint={t('vendors.noneHint')} />}
        error={<QueryFault error={list.error} onRetry={list.refetch} />}
      />
      {open === undefined ? null : (
        <VendorDrawer key={open.vendorId} vendor={open} onClose={() => setOpenId(undefined)} />
      )}
    </div>
  );
}

function VendorState({ vendor }: { vendor: BrandVendor }) {
  const t = useT();
  const state = vendor.isOpen ? 'open' : vendor.isEnabled ? 'maintenance' : 'off';
  return (
    <StatusChip tone={({ open: 'felt', maintenance: 'amber', off: 'neutral' } as const)[state]}>
      {t(`vendors.state.${state}`)}
    </StatusChip>
  );
}
