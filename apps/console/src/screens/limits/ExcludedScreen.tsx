import { listExcluded, type OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { Segmented } from '@baize/ui/Segmented';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { PolicyPanel } from './PolicyPanel.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

type Row = OutputOf<typeof listExcluded>['content'][number];

const kinds = ['all', 'timeOut', 'selfExclusion', 'operatorExclusion'] as const;

/** Who neither stakes nor deposits at the moment, since when, until when and why. */
export function ExcludedScreen() {
  const t = useT();
  const address = useListAddress('/excluded');
  const { page } = address;
  const { kind = 'all' } = address.search;
  const excluded = useQuery({
    ...query(listExcluded, { ...(kind === 'all' ? {} : { kind }), pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const found = excluded.data;
  const columns: Column<Row>[] = [
    {
      id: 'member',
      header: t('limits.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Link
          to="/members/$memberId"
          params={{ memberId: row.memberId }}
          search={{ tab: 'limits' }}
          className="font-semibold text-text-1 underline-offset-4 hover:underline"
        >
          {row.account}
        </Link>
      ),
    },
    { id: 'kind', header: t('limits.kind'), card: 'amount', cell: (row) => t(`limits.${row.block.kind}`) },
    { id: 'since', header: t('limits.since'), card: 'detail', cell: (row) => <Moment at={row.block.beginsAt} /> },
    {
      id: 'until',
      header: t('limits.until'),
      card: 'line',
      cell: (row) => (row.block.endsAt === null ? t('limits.untilLifted') : <Moment at={row.block.endsAt} />),
    },
    { id: 'by', header: t('limits.by'), card: 'line', cell: (row) => row.block.byOperator || t('limits.member') },
    {
      id: 'reason',
      header: t('reason.label'),
      card: 'hide',
      cell: (row) => <span className="break-words">{row.block.reason || '–'}</span>,
    },
  ];
  return (
    <div data-screen="limits.Excluded">
      <ScreenHead title={t('nav.excluded')} />
      <div className="mb-4">
        <Segmented
          label={t('limits.kind')}
          value={kind}
          onValueChange={(next) => address.filter({ kind: next === 'all' ? undefined : next })}
          options={kinds.map((value) => ({ value, label: t(`limits.${value}`) }))}
        />
      </div>
      <ListTable
        caption={t('nav.excluded')}
        columns={columns}
        list={excluded}
        found={found}
        rowKey={(row) => row.block.id}
        address={address}
        empty={{ title: t('limits.nobody') }}
      />
      <PolicyPanel />
    </div>
  );
}
