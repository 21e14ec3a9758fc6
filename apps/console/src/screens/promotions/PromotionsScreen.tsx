import { listCampaigns } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { Segmented } from '@baize/ui/Segmented';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useOperator } from '../../useOperator.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { Campaign } from './Campaign.ts';
import { draftOfCampaign, emptyCampaign } from './CampaignDraft.ts';
import { CampaignCalendar } from './CampaignCalendar.tsx';
import { CampaignEditor } from './CampaignEditor.tsx';
import { standingOf } from './standingOf.ts';
import { titleIn } from './titleIn.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

/** A calendar shows more at once than a page of the list; the editor finds its promotion in either. */
const PAGE = 50;
const MOST = 100;
const views = ['list', 'calendar'] as const;
/** Room between two positions, so that another promotion can be put between them. */
const STEP = 10;

/** What the house promises, as it is set up; the one that is open stands in the address. */
export function PromotionsScreen() {
  const t = useT();
  const language = useLanguage();
  const { may } = useOperator();
  const queries = useQueryClient();
  const address = useListAddress('/promotions', { opens: 'campaign' });
  const { page, open: show } = address;
  const { campaign: openId, view = 'list', month } = address.search;
  const [reads, setReads] = useState(0);
  const list = useQuery({
    ...query(listCampaigns, view === 'calendar' ? { pageNum: 1, pageSize: MOST } : { pageNum: page, pageSize: PAGE }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.content ?? [];
  const open = rows.find(({ id }) => id === openId);
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
          {titleIn(row.title, language)}
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
        onValueChange={(next) => address.filter({ view: next === 'calendar' ? next : undefined, month: undefined })}
        className="mb-4"
      />
      {view === 'calendar' ? (
        <CampaignCalendar month={month} onMonth={(next) => address.filter({ month: next })} onOpen={show} />
      ) : (
        <ListTable
          caption={t('nav.promotions')}
          density="comfortable"
          columns={columns}
          list={list}
          found={list.data}
          address={address}
          rowKey={(row) => row.id}
          empty={{ title: t('promotions.none'), hint: t('promotions.noneHint'), action: add }}
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
