import { listGrants } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { GiveDialog } from './GiveDialog.tsx';
import type { Grant, GrantAct } from './Grant.ts';
import { GrantTable } from './GrantTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['waiting', 'open', 'ended', 'all'] as const;

/** Bonuses by hand: asked for by one operator, approved by another, worked off by the member. */
export function BonusesScreen() {
  const t = useT();
  const { may, operator } = useOperator();
  const address = useListAddress('/bonuses', { keeps: ['view'] });
  const { page } = address;
  const { view = 'waiting', search } = address.search;
  const [isGiving, setGiving] = useState(false);
  const [acting, setActing] = useState<{ act: GrantAct; grant: Grant }>();
  const list = useQuery({
    ...query(listGrants, { view, search, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const viewOf = (next: string) =>
    views.find((one) => one !== 'waiting' && one === next) as Exclude<typeof view, 'waiting'> | undefined;
  const counts = list.data?.counts;
  return (
    <div data-screen="bonuses.Bonuses">
      <ScreenHead
        title={t('nav.bonuses')}
        aside={
          <>
            <SearchForm
              key={search ?? ''}
              label={t('bonuses.search')}
              value={search ?? ''}
              onSearch={(found) => address.filter({ search: found })}
            />
            {may('bonuses.write') ? (
              <Button tone="felt" icon="gift" onClick={() => setGiving(true)}>
                {t('bonuses.give')}
              </Button>
            ) : null}
          </>
        }
      />
      <Tabs
        label={t('bonuses.views')}
        value={view}
        onValueChange={(next) => address.filter({ view: viewOf(next) })}
        items={views.map((value) => ({
          value,
          label: t(`bonuses.view.${value}`),
          ...(counts === undefined || value === 'all' ? {} : { count: counts[value] }),
        }))}
        className="mb-4"
      />
      <GrantTable
        list={list}
        mayDecide={may('bonuses.decide')}
        operator={operator?.username}
        onAct={(act, grant) => setActing({ act, grant })}
        address={address}
      />
      {isGiving ? <GiveDialog onClose={() => setGiving(false)} /> : null}
      {acting === undefined ? null : <DecideDialog {...acting} onClose={() => setActing(undefined)} />}
    </div>
  );
}
