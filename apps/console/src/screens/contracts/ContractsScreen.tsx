import { listContracts, type OutputOf } from '@baize/contract';
import { addDays } from '@baize/maths/contracts/addDays';
import type { Column } from '@baize/ui/DataTable';
import { Drawer } from '@baize/ui/Drawer';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { useT } from '../../i18n/useT.ts';
import { contractChoices } from './contractChoices.ts';
import { TermsText } from './TermsText.tsx';

type Contract = OutputOf<typeof listContracts>['content'][number];
const views = ['inForce', 'ended', 'all'] as const;

/** A contract that ends on its first day was ended before it began. */
const isNever = (startsDay: string, endsDay: string | null): boolean => endsDay !== null && endsDay <= startsDay;

/** Every contract of the brand, who pays whom by what terms and since when; its versions and its bills are one step away. */
export function ContractsScreen() {
  const t = useT();
  const address = useListAddress('/contractList', { keeps: ['view'], opens: 'contract' });
  const { page, open } = address;
  const { view = 'inForce', kind, search, contract: openId } = address.search;
  const list = useQuery({
    ...query(listContracts, { view, kind, search, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const shown = list.data?.content.find(({ id }) => id === openId);
  const columns: Column<Contract>[] = [
    {
      id: 'account',
      header: t('contracts.account'),
      isRowHeader: true,
      card: 'title',
      cell: ({ id, account }) => (
        <button
          type="button"
          onClick={() => open(id)}
          className="touch-target rounded-tag text-left underline-offset-4 hover:underline"
        >
          {account}
          <span className="sr-only">, {t('contracts.list.open', { account })}</span>
        </button>
      ),
    },
    {
      id: 'kind',
      header: t('contracts.kind'),
      card: 'amount',
      cell: ({ kind: what, payer }) => (
        <>
          {t(`contracts.kind.${what}`)}
          <span className="block text-cap text-text-3">
            {t('contracts.paidBy', { payer: payer === '' ? t('contracts.house') : payer })}
          </span>
        </>
      ),
    },
    {
      id: 'terms',
      header: t('contracts.terms'),
      card: 'line',
      cell: ({ terms, next }) => (
        <div className="flex flex-col gap-2">
          <TermsText terms={terms} />
          {next === null ? null : (
            <div>
              <span className="text-cap text-text-3">{t('contracts.list.next', { day: next.fromDay })}</span>
              <TermsText terms={next.terms} />
            </div>
          )}
        </div>
      ),
    },
    {
      id: 'days',
      header: t('contracts.list.days'),
      card: 'detail',
      cell: ({ startsDay, endsDay }) => (
        <span className="tabular-nums">
          {isNever(startsDay, endsDay) ? t('contracts.list.never') : t('contracts.list.since', { day: startsDay })}
          {endsDay === null || isNever(startsDay, endsDay) ? null : (
            <span className="block text-cap text-text-3">
              {t('contracts.list.until', { day: addDays(endsDay, -1) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'waiting',
      header: t('contracts.what'),
      card: 'status',
      cell: ({ waiting }) =>
        waiting === null ? null : <StatusChip tone="amber">{t(`contracts.list.asked.${waiting}`)}</StatusChip>,
    },
    {
      id: 'act',
      header: t('contracts.act'),
      align: 'end',
      card: 'action',
      cell: ({ account }) => (
        <Link
          to="/contractBills"
          search={{ view: 'all', search: account }}
          className="touch-target rounded-tag underline underline-offset-4"
        >
          {t('contracts.list.bills')}
          <span className="sr-only">: {account}</span>
        </Link>
      ),
    },
  ];
  return (
    <div data-screen="contracts.Contracts">
      <ScreenHead
        title={t('nav.contractList')}
        aside={
          <div className="flex flex-wrap items-end gap-3">
            <SearchForm
              key={search ?? ''}
              label={t('contracts.search')}
              value={search ?? ''}
              onSearch={(found) => address.filter({ search: found })}
            />
            <Field label={t('contracts.list.kinds')}>
              {(control) => (
                <Select
                  {...control}
                  value={kind ?? 'all'}
                  onValueChange={(next) => address.filter({ kind: contractChoices.kinds.find((one) => one === next) })}
                  options={[
                    { value: 'all', label: t('contracts.list.kind.all') },
                    ...contractChoices.kinds.map((value) => ({ value, label: t(`contracts.kind.${value}`) })),
                  ]}
                />
              )}
            </Field>
          </div>
        }
      />
      <Tabs
        label={t('contracts.list.views')}
        value={view}
        onValueChange={(next) =>
          address.filter({
            view: views.find((one) => one !== 'inForce' && one === next) as 'ended' | 'all' | undefined,
          })
        }
        items={views.map((value) => ({ value, label: t(`contracts.list.view.${value}`) }))}
        className="mb-4"
      />
      <ListTable
        caption={t('nav.contractList')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data}
        rowKey={({ id }) => id}
        selectedKey={openId}
        onRowOpen={({ id }) => open(id)}
        address={address}
        empty={{ title: t('contracts.list.none'), hint: t('contracts.list.noneHint') }}
      />
      {shown === undefined ? null : (
        <Drawer
          isOpen
          onOpenChange={(isOpen) => !isOpen && open(undefined)}
          size="m"
          title={t('contracts.list.versions', { account: shown.account })}
          labels={{ close: t('shell.close') }}
        >
          <ol className="flex flex-col gap-6">
            {shown.versions.toReversed().map(({ fromDay, terms }, at) => (
              <li key={`${fromDay} ${at}`}>
                <h3 className="mb-1 font-semibold">{t('contracts.list.versionFrom', { day: fromDay })}</h3>
                <TermsText terms={terms} />
              </li>
            ))}
          </ol>
        </Drawer>
      )}
    </div>
  );
}
