import { listCampaigns } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Segmented } from '@baize/ui/Segmented';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { tableState } from '../../components/tableState.ts';
import { usePagerLabels } from '../../components/usePagerLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useOperator } from '../../useOperator.ts';
import { useSite } from '../../useSite.ts';
import type { Campaign } from './Campaign.ts';
import { draftOfCampaign, emptyCampaign } from './CampaignDraft.ts';
import { CampaignCalendar } from './CampaignCalendar.tsx';
import { CampaignEditor } from './CampaignEditor.tsx';
import { standingOf } from './standingOf.ts';
import { titleIn } from './titleIn.ts';

/** A calendar shows more at once than a page of the list; the editor finds its promotion in either. */
const PAGE = 50;
const MOST = 100;
const views = ['list', 'calendar'] as const;
/** Room between two positions, so that another promotion can be put between them. */
const STEP = 10;

/** What the house promises, as it is set up; the one that is open stands in the address. */
export function PromotionsScreen() {
  const t = useT();
  const site = useSite();
  const labels = usePagerLabels();
  const { may } = useOperator();
  const queries = useQueryClient();
  const navigate = useNavigate({ from: '/promotions' });
  const { page = 1, campaign: openId, view = 'list', month } = useSearch({ from: '/promotions' });
  const [reads, setReads] = useState(0);
  const list = useQuery({
    ...query(listCampaigns, view === 'calendar' ? { pageNum: 1, pageSize: MOST } : { pageNum: page, pageSize: PAGE }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.content ?? [];
  const open = rows.find(({ id }) => id === openId);
  const show = (id: string | undefined): void =>
    void navigate({ search: (now) => ({ ...now, campaign: id }), replace: true });
  const isNew = openId === 'new' && list.data !== undefined && may('promotions.write');
  const last = Math.max(0, ...rows.map(({ position }) => position));
  const tones = { hidden: 'neutral', ahead: 'sky', over: 'neutral', open: 'felt' } as const;
  const columns: Column<Campaign>[] = [
    {
      id: 'title',
      header: t('promotions.name'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Button tone="ghost" size="s" className="-mx-3 text-left whitespace-normal!" onClick={() => show(row.id)}>
          {titleIn(row.title, site.defaultLanguage)}
        </Button>
      ),
    },
    { id: 'kind', header: t('promotions.field.kind'), card: 'meta', cell: (row) => t(`promotions.kind.${row.kind}`) },
    {
      id: 'state',
      header: t('promotions.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={tones[standingOf(row, nowMs())]}>
          {t(`promotions.standing.${standingOf(row, nowMs())}`)}
        </StatusChip>
      ),
    },
    { id: 'from', header: t('promotions.startsAt'), card: 'line', cell: (row) => <Moment at={row.startsAt} /> },
    {
      id: 'to',
      header: t('promotions.endsAt'),
      card: 'line',
      cell: (row) => (row.endsAt === null ? '—' : <Moment at={row.endsAt} />),
    },
    { id: 'members', header: t('promotions.members'), align: 'end', card: 'line', cell: (row) => row.members },
    { id: 'held', header: t('promotions.held'), align: 'end', card: 'line', cell: (row) => row.held },
    {
      id: 'paid',
      header: t('promotions.paid'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.paid} currency={row.currency} />,
    },
    {
      id: 'budget',
      header: t('promotions.ofBudget'),
      align: 'end',
      card: 'line',
      cell: (row) =>
        row.budget === null ? (
          '—'
        ) : (
          <>
            <Amount units={row.promised} currency={row.currency} /> /{' '}
            <Amount units={row.budget} currency={row.currency} />
          </>
        ),
    },
  ];
  const add = may('promotions.write') ? (
    <Button tone="felt" icon="plus" onClick={() => show('new')}>
      {t('promotions.new')}
    </Button>
  ) : null;
  return (
    <div data-screen="promotions.Promotions">
      <ScreenHead title={t('nav.promotions')} aside={add} />
      <Segmented
        label={t('promotions.shownAs')}
        options={views.map((value) => ({ value, label: t(`promotions.shownAs.${value}`) }))}
        value={view}
        onValueChange={(next) => void navigate({ search: next === 'calendar' ? { view: next } : {} })}
        className="mb-4"
      />
      {view === 'calendar' ? (
        <CampaignCalendar
          month={month}
          onMonth={(next) => void navigate({ search: { view, month: next } })}
          onOpen={show}
        />
      ) : (
        <DataTable
          caption={t('nav.promotions')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          state={tableState(list)}
          isStale={list.isPlaceholderData}
          empty={<EmptyState title={t('promotions.none')} hint={t('promotions.noneHint')} action={add} />}
          error={<QueryFault error={list.error} onRetry={list.refetch} />}
          {...((list.data?.totalPages ?? 0) > 1
            ? {
                pager: {
                  ...{ page, pageCount: list.data?.totalPages ?? 1, labels },
                  onPage: (next: number) => void navigate({ search: { page: next } }),
                },
              }
            : {})}
        />
      )}
      {open !== undefined || isNew ? (
        <CampaignEditor
          key={`${openId} ${reads}`}
          campaign={open}
          start={
            open === undefined
              ? emptyCampaign(Math.min(last + STEP, 10_000), new Date(nowMs()).toISOString())
              : draftOfCampaign(open)
          }
          missions={rows.filter(({ kind }) => kind === 'mission')}
          mayWrite={may('promotions.write')}
          onReload={() =>
            void queries
              .invalidateQueries({ queryKey: [listCampaigns.id] })
              .then(() => setReads((before) => before + 1))
          }
          onClose={() => show(undefined)}
        />
      ) : null}
    </div>
  );
}
