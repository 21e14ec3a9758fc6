import { listApplications } from '@baize/contract';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { Application } from './Campaign.ts';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { useWhyText } from './useWhyText.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['waiting', 'claimable', 'paid', 'ended', 'all'] as const;
const TONES = {
  comingSoon: 'neutral',
  join: 'felt',
  signedUp: 'sky',
  applying: 'amber',
  inProcess: 'amber',
  claim: 'brass',
  claimed: 'sky',
  issued: 'felt',
  rejected: 'cinnabar',
  closed: 'neutral',
} as const;

/** Who takes part in promotions, and what waits for an operator. */
export function ApplicationsScreen() {
  const t = useT();
  const { may } = useOperator();
  const whyText = useWhyText();
  const address = useListAddress('/applications', { keeps: ['view'], opens: 'application' });
  const { page, open: show } = address;
  const { view = 'waiting', search, application: openId } = address.search;
  const list = useQuery({
    ...query(listApplications, { view, search, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const rows = list.data?.page.content ?? [];
  const open = rows.find(({ id }) => id === openId);
  const viewOf = (next: string) =>
    views.find((one) => one !== 'waiting' && one === next) as Exclude<typeof view, 'waiting'> | undefined;
  const columns: Column<Application>[] = [
    { id: 'time', header: t('wallets.time'), card: 'meta', cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'member',
      header: t('cashier.member'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Button tone="ghost" size="s" className="-mx-3" onClick={() => show(row.id)}>
          {row.account}
        </Button>
      ),
    },
    { id: 'promotion', header: t('promotions.name'), card: 'line', cell: (row) => row.title },
    {
      id: 'flags',
      header: t('promotions.flags'),
      card: 'line',
      cell: (row) =>
        row.flags.length === 0 ? (
          '—'
        ) : (
          <span className="flex flex-wrap gap-1">
            {row.flags.map((flag) => (
              <Badge key={flag} tone="cinnabar">
                {t(`promotions.flag.${flag}`)}
              </Badge>
            ))}
          </span>
        ),
    },
    {
      id: 'amount',
      header: t('cashier.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => (row.amount === null ? '—' : <Amount units={row.amount} currency={row.currency} />),
    },
    {
      id: 'status',
      header: t('promotions.state'),
      card: 'status',
      cell: (row) => (
        <>
          <StatusChip tone={TONES[row.status]}>{t(`promotions.status.${row.status}`)}</StatusChip>
          {row.claimBy !== null && row.status === 'claim' ? (
            <span className="block text-cap text-text-3">
              {t('promotions.claimBy')} <Moment at={row.claimBy} />
            </span>
          ) : row.publicReason === '' ? null : (
            <span className="block text-cap wrap-anywhere text-text-3">{whyText(row.publicReason)}</span>
          )}
        </>
      ),
    },
  ];
  return (
    <div data-screen="promotions.Applications">
      <ScreenHead
        title={t('nav.applications')}
        aside={
          <SearchForm
            key={search ?? ''}
            label={t('bonuses.search')}
            value={search ?? ''}
            onSearch={(found) => address.filter({ search: found })}
          />
        }
      />
      <Tabs
        label={t('bonuses.views')}
        value={view}
        onValueChange={(next) => address.filter({ view: viewOf(next) })}
        items={views.map((value) => ({
          value,
          label: t(`promotions.view.${value}`),
          ...(value === 'waiting' && list.data !== undefined ? { count: list.data.waiting } : {}),
        }))}
        className="mb-4"
      />
      <ListTable
        caption={t('nav.applications')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data?.page}
        address={address}
        rowKey={(row) => row.id}
        empty={{ title: t('promotions.noApplications'), hint: t('promotions.noApplicationsHint') }}
      />
      {open === undefined ? null : (
        <ApplicationPanel
          key={open.id}
          application={open}
          mayDecide={may('promotions.decide')}
          onClose={() => show(undefined)}
        />
      )}
    </div>
  );
}
