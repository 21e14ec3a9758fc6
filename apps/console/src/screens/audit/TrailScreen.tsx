import { listTrail, type auditRow } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { query } from '../../call.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { ActDrawer, ActFacts, ActObject } from '../../components/ActDrawer.tsx';
import { dayBounds } from '../../components/dayBounds.ts';
import { TrailFilters } from './TrailFilters.tsx';
import { useActionText } from '../../components/useActionText.ts';
import { useListAddress } from '../../components/useListAddress.ts';
import { ListDates } from '../../components/ListDates.tsx';
import { ListBar } from '../../components/ListBar.tsx';

type Act = z.output<typeof auditRow>;

/** What operators did, newest first. The filters stand in the address. */
export function TrailScreen() {
  const t = useT();
  const site = useSite();
  const actionText = useActionText();
  const address = useListAddress('/audit');
  const { search, page: pageNum } = address;
  const [open, setOpen] = useState<Act | undefined>();
  const trail = useQuery({
    ...query(listTrail, {
      action: search.action,
      actor: search.actor,
      objectId: search.objectId,
      ...dayBounds(search, site.timeZone),
      pageNum,
      pageSize: 20,
    }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Act>[] = [
    { id: 'at', header: t('audit.time'), card: 'detail', cell: (row) => <Moment at={row.at} /> },
    {
      id: 'action',
      header: t('audit.action'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          onClick={() => setOpen(row)}
          className="rounded-tag text-left text-label text-text-1 underline-offset-4 hover:underline pointer-coarse:min-h-8"
        >
          {actionText(row.action)}
        </button>
      ),
    },
    { id: 'actor', header: t('audit.actor'), card: 'amount', cell: (row) => row.actor },
    {
      id: 'object',
      header: t('audit.object'),
      card: 'line',
      cell: (row) => (
        <span>
          <ActObject act={row} />
          <ActFacts act={row} />
        </span>
      ),
    },
    {
      id: 'reason',
      header: t('audit.reason'),
      card: 'line',
      cell: (row) => (
        <span className="line-clamp-1 max-w-90 max-sm:text-right">{row.reason === '' ? '–' : row.reason}</span>
      ),
    },
    {
      id: 'ip',
      header: t('audit.ip'),
      card: 'hide',
      cell: (row) => <span className="font-mono text-cap text-text-2">{row.ip}</span>,
    },
    {
      id: 'hash',
      header: t('audit.hash'),
      card: 'hide',
      cell: (row) => <span className="font-mono text-cap text-text-3">{row.hash.slice(0, 10)}</span>,
    },
  ];
  return (
    <div data-screen="audit.Trail">
      <ScreenHead
        title={t('nav.audit')}
        aside={
          trail.data === undefined ? null : trail.data.isChainIntact ? (
            <StatusChip tone="felt" icon="shield">
              {t('audit.intact')}
            </StatusChip>
          ) : (
            <StatusChip tone="cinnabar" icon="alert">
              {t('audit.broken')}
            </StatusChip>
          )
        }
      />
      <TrailFilters
        key={JSON.stringify(search)}
        value={search}
        onApply={address.filter}
        onClear={() => address.clear?.()}
      />
      <ListBar>
        <ListDates value={search} isOpen onChange={address.filter} />
      </ListBar>
      <ListTable
        caption={t('nav.audit')}
        columns={columns}
        list={trail}
        found={trail.data?.page}
        rowKey={(row) => row.id}
        selectedKey={open?.id}
        onRowOpen={setOpen}
        address={address}
        empty={{ title: t('audit.none') }}
      />
      {open === undefined ? null : <ActDrawer act={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
