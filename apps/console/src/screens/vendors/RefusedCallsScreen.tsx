import { listRefusedCalls, type OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { useT } from '../../i18n/useT.ts';

type RefusedCall = OutputOf<typeof listRefusedCalls>['content'][number];

const causes = ['all', 'mismatch', 'address', 'signature'] as const;
/** A call with a vendor's own key is the vendor's to explain; the others may be anybody's. */
const TONES = { mismatch: 'cinnabar', address: 'amber', signature: 'neutral' } as const;

/** Calls to the vendors' doors that no honest vendor makes, counted by the hour. */
export function RefusedCallsScreen() {
  const t = useT();
  const address = useListAddress('/refusedCalls', { keeps: ['cause'] });
  const { page } = address;
  const { cause = 'all' } = address.search;
  const list = useQuery({
    ...query(listRefusedCalls, { cause, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<RefusedCall>[] = [
    { id: 'time', header: t('refusedCalls.last'), card: 'meta', cell: (row) => <Moment at={row.lastAt} /> },
    {
      id: 'vendor',
      header: t('refusedCalls.vendor'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {row.vendorCode === '' ? t('refusedCalls.nobody') : row.vendorName || row.vendorCode}
          <span className="block text-cap text-text-3">
            {row.dialect}: {row.path}
          </span>
        </>
      ),
    },
    {
      id: 'cause',
      header: t('refusedCalls.cause'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.cause]}>{t(`refusedCalls.cause.${row.cause}`)}</StatusChip>,
    },
    {
      id: 'ip',
      header: t('refusedCalls.ip'),
      card: 'line',
      cell: (row) => (row.ip === 'others' ? t('refusedCalls.others') : row.ip),
    },
    {
      id: 'calls',
      header: t('refusedCalls.calls'),
      align: 'end',
      card: 'line',
      cell: (row) => (
        <>
          {row.calls}
          <span className="block text-cap text-text-3">
            {t('refusedCalls.since')} <Moment at={row.firstAt} />
          </span>
        </>
      ),
    },
    {
      id: 'request',
      header: t('refusedCalls.request'),
      card: 'line',
      cell: (row) => <span className="text-cap break-all text-text-3">{row.requestId}</span>,
    },
  ];
  return (
    <div data-screen="vendors.RefusedCalls">
      <ScreenHead title={t('nav.refusedCalls')} note={t('refusedCalls.note')} />
      <Tabs
        label={t('refusedCalls.causes')}
        value={cause}
        onValueChange={(next) =>
          address.filter({
            cause: causes.find((one) => one !== 'all' && one === next) as RefusedCall['cause'] | undefined,
          })
        }
        items={causes.map((value) => ({ value, label: t(`refusedCalls.tab.${value}`) }))}
        className="mb-4"
      />
      <ListTable
        caption={t('nav.refusedCalls')}
        columns={columns}
        list={list}
        found={list.data}
        rowKey={(row) => `${row.firstAt} ${row.vendorCode} ${row.dialect} ${row.cause} ${row.path} ${row.ip}`}
        address={address}
        empty={{ title: t('refusedCalls.empty'), hint: t('refusedCalls.emptyHint') }}
      />
    </div>
  );
}
