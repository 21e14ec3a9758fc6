import type { OutputOf } from '@baize/contract';
import { getReportFile } from '@baize/contract/agents/getReportFile';
import { listDownlines } from '@baize/contract/agents/listDownlines';
import { teamParts } from '@baize/contract/agents/teamParts';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import type { Column } from '@baize/ui/DataTable';
import { Menu } from '@baize/ui/Menu';
import { StatusChip } from '@baize/ui/StatusChip';
import { useState } from 'react';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListPage } from '../../components/list/ListPage.tsx';
import { textFilter } from '../../components/list/textFilter.ts';
import { useListAddress } from '../../components/list/useListAddress.ts';
import { useList } from '../../components/list/useList.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useDay } from '../../components/useDay.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { usePayPages } from '../../usePayPages.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { percentText } from './percentText.ts';
import { RaiseDialog } from './RaiseDialog.tsx';
import { TransferDownDialog } from './TransferDownDialog.tsx';
import { useAgentPlace } from './useAgentPlace.ts';

type Row = OutputOf<typeof listDownlines>['page']['content'][number];

/** Figures that are about some days; the others are as it stands now. */
const datedParts: ReadonlySet<string> = new Set(['joined', 'firstDeposits', 'active']);

const OPEN_MS = 3_000;

/**
 * Who stands below, level by level, or whom a figure of the overview counts, with what can be done about each. While money
 * is under way to somebody it is looked at again.
 */
export function Downlines() {
  const t = useT();
  const day = useDay();
  const { text, change, open } = useAgentPlace();
  const { modules } = useBrand();
  /* Who is paid by no contract of a kind has none of it to promise. */
  const payPages = usePayPages();
  const [act, setAct] = useState<{ what: 'transfer' | 'raise'; row: Row }>();
  const parentId = text('parentId');
  /* A figure of the overview counts its own, whoever is searched for. */
  const part = text('search') === undefined ? teamParts.find((one) => one === text('part')) : undefined;
  const scope = text('scope') === 'direct' ? 'direct' : 'team';
  const days = useListAddress();
  const list = useList(listDownlines, {
    size: 'chosen',
    filters: { search: textFilter({ label: t('team.accountHint'), most: 32 }) },
    ask: { parentId, scope, ...(part === undefined ? {} : { part, from: days.from, to: days.to }) },
    options: {
      refetchInterval: ({ state }) =>
        state.data?.page.content.some(({ hasMoneyUnderWay }) => hasMoneyUnderWay) === true ? OPEN_MS : false,
    },
  });
  const { data, from, to } = list;
  const isSearch = list.values.search !== undefined;
  const currency = data?.currency ?? '';
  const columns: Column<Row>[] = [
    {
      id: 'account',
      header: t('team.account'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="flex items-center gap-2">
          {row.directCount > 0 ? (
            <Link
              to="/agentHome"
              search={{ page: 'downlineManagmentView', parentId: row.memberId }}
              className="text-label text-text-1"
            >
              {row.account}
              <span className="sr-only">, {t('team.toDownlines')}</span>
            </Link>
          ) : (
            <span className="text-label text-text-1">{row.account}</span>
          )}
          {row.isOnline ? <Badge tone="felt">{t('team.state.online')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'type',
      header: t('team.type'),
      card: 'detail',
      cell: (row) => t(row.type === 0 ? 'team.type.member' : 'team.type.agent'),
    },
    {
      id: 'team',
      header: t('team.teamCount'),
      align: 'end',
      card: 'line',
      cell: (row) => `${row.directCount} / ${row.teamCount}`,
    },
    {
      id: 'balance',
      header: t('team.balanceOf'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <>
          {moneyText(row.balance, currency)}
          {row.hasMoneyUnderWay ? (
            <span className="block text-cap font-normal text-text-3">{t('team.transfer.status.underWay')}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'rebate',
      header: t('team.rebate'),
      align: 'end',
      card: 'line',
      cell: (row) => `${percentText(row.rebateBps)} %`,
    },
    ...(modules.includes('AGENTPOLICY3')
      ? [
          {
            id: 'contracts',
            header: t('contracts.side.contracts'),
            card: 'line' as const,
            cell: (row: Row) => row.contracts.map((kind) => t(`contracts.kind.${kind}`)).join(', ') || '–',
          },
        ]
      : []),
    { id: 'prize', header: t('team.prizeGroup'), align: 'end', card: 'line', cell: (row) => row.prizeGroup },
    {
      id: 'login',
      header: t('team.lastLogin'),
      card: 'meta',
      cell: (row) => (row.lastLoginAt === null ? t('team.never') : day(row.lastLoginAt)),
    },
    {
      id: 'state',
      header: t('team.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.status === 'active' ? 'felt' : 'neutral'}>{t(`team.state.${row.status}`)}</StatusChip>
      ),
    },
    {
      id: 'actions',
      header: t('team.actions'),
      align: 'end',
      card: 'action',
      cell: (row) => (
        <Menu
          label={`${t('team.actions')}: ${row.account}`}
          trigger={<Button size="s" tone="ghost" icon="more" aria-label={`${t('team.actions')}: ${row.account}`} />}
          items={[
            {
              id: 'transfer',
              label: t('team.transferTo'),
              icon: 'transfer',
              onSelect: () => setAct({ what: 'transfer', row }),
            },
            ...(row.level === 1
              ? [
                  {
                    id: 'raise',
                    label: t('team.raise'),
                    icon: 'sortUp' as const,
                    onSelect: () => setAct({ what: 'raise' as const, row }),
                  },
                ]
              : []),
            ...(row.level === 1 && row.type !== 0
              ? payPages.map((page) => ({
                  id: `offer.${page}`,
                  label: `${t('contracts.offer')}: ${t(`team.page.${page}`)}`,
                  icon: 'pencil' as const,
                  onSelect: () => open({ page, side: 'contracts' }),
                }))
              : []),
            {
              id: 'records',
              label: t('team.records'),
              icon: 'history',
              onSelect: () => open({ page: 'personalHistoryCopy', account: row.account }),
            },
            {
              id: 'transactions',
              label: t('team.transactions'),
              icon: 'list',
              onSelect: () => open({ page: 'agentDownlineTransactionDetailsCopy', account: row.account }),
            },
          ]}
        />
      ),
    },
  ];

  return (
    <ListPage
      title={t('team.page.downlineManagmentView')}
      list={list}
      found={data?.page}
      columns={columns}
      rowKey={(row) => row.memberId}
      fetchFile={
        isSearch
          ? undefined
          : (form) => fetchRecordFile(getReportFile, { report: 'downlines', from, to, parentId, part, scope, ...form })
      }
      lead={
        part !== undefined ? (
          <Callout
            tone="info"
            title={t('team.part.title', {
              part: t(part === 'everybody' ? 'team.part.everybody' : `team.${part}`),
              count: data?.page.totalRows ?? 0,
            })}
            action={
              <Button size="s" onClick={() => change({ part: undefined, scope: undefined })}>
                {t('team.part.all')}
              </Button>
            }
          >
            {t(datedParts.has(part) ? 'team.part.inDays' : 'team.part.now', { from, to })}
            {scope === 'direct' ? ` ${t('team.part.direct')}` : ''}
          </Callout>
        ) : !isSearch && data ? (
          <Breadcrumb line={data.line} searchOf={(id) => ({ page: 'downlineManagmentView', parentId: id })} />
        ) : null
      }
      noMatch={t('team.empty.search')}
      empty={
        part !== undefined
          ? {
              title: t('team.part.nobody'),
              action: (
                <Button onClick={() => change({ part: undefined, scope: undefined })}>{t('team.part.all')}</Button>
              ),
            }
          : {
              title: t('team.empty.downlines'),
              hint: t('team.empty.downlinesHint'),
              action: (
                <Button tone="felt" onClick={() => open({ page: 'registerCenter' })}>
                  {t('team.page.registerCenter')}
                </Button>
              ),
            }
      }
    >
      <TransferDownDialog downline={act?.what === 'transfer' ? act.row : undefined} onClose={() => setAct(undefined)} />
      <RaiseDialog downline={act?.what === 'raise' ? act.row : undefined} onClose={() => setAct(undefined)} />
    </ListPage>
  );
}
