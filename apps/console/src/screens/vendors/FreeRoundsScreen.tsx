import { listFreeRounds } from '@baize/contract';
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
import type { FreeAct, FreeGrant } from './FreeGrant.ts';
import { FreeRoundsTable } from './FreeRoundsTable.tsx';
import { FreeDecideDialog } from './FreeDecideDialog.tsx';
import { FreeGiveDialog } from './FreeGiveDialog.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['waiting', 'open', 'ended', 'all'] as const;

/** Rounds that the house pays: asked for by one operator, approved by another, played by the member. */
export function FreeRoundsScreen() {
  const t = useT();
  const { may, operator } = useOperator();
  const address = useListAddress('/freeRounds', { keeps: ['view'] });
  const { page } = address;
  const { view = 'waiting', search } = address.search;
  const [isGiving, setGiving] = useState(false);
  const [acting, setActing] = useState<{ act: FreeAct; grant: FreeGrant }>();
  const list = useQuery({
    ...query(listFreeRounds, { view, search, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const viewOf = (next: string) =>
    views.find((one) => one !== 'waiting' && one === next) as Exclude<typeof view, 'waiting'> | undefined;
  const counts = list.data?.counts;
  const games = list.data?.games ?? [];
  return (
    <div data-screen="vendors.FreeRounds">
      <ScreenHead
        title={t('nav.freeRounds')}
        note={t('freeRounds.note')}
        aside={
          <>
            <SearchForm
              key={search ?? ''}
              label={t('bonuses.search')}
              value={search ?? ''}
              onSearch={(found) => address.filter({ search: found })}
            />
            {may('bonuses.write') && games.length > 0 ? (
              <Button tone="felt" icon="gift" onClick={() => setGiving(true)}>
                {t('freeRounds.give')}
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
      <FreeRoundsTable
        list={list}
        mayDecide={may('bonuses.decide')}
        operator={operator?.username}
        onAct={(act, grant) => setActing({ act, grant })}
        address={address}
      />
      {isGiving ? <FreeGiveDialog games={games} onClose={() => setGiving(false)} /> : null}
      {acting === undefined ? null : <FreeDecideDialog {...acting} onClose={() => setActing(undefined)} />}
    </div>
  );
}
