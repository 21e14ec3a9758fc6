import { listHeldWins } from '@baize/contract';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { HeldAct, HeldWin } from './HeldWin.ts';
import { HeldWinDialog } from './HeldWinDialog.tsx';
import { HeldWinsTable } from './HeldWinsTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['waiting', 'ended', 'all'] as const;

/** Wins above what their game may pay: two operators pay them, one leaves them with the house. */
export function HeldWinsScreen() {
  const t = useT();
  const { may, operator } = useOperator();
  const address = useListAddress('/heldWins', { keeps: ['view'] });
  const { page } = address;
  const { view = 'waiting' } = address.search;
  const [acting, setActing] = useState<{ act: HeldAct; win: HeldWin }>();
  const list = useQuery({
    ...query(listHeldWins, { view, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const waiting = list.data?.waiting;
  return (
    <div data-screen="vendors.HeldWins">
      <ScreenHead title={t('nav.heldWins')} note={t('heldWins.note')} />
      <Tabs
        label={t('heldWins.views')}
        value={view}
        onValueChange={(next) =>
          address.filter({
            view: views.find((one) => one !== 'waiting' && one === next) as 'ended' | 'all' | undefined,
          })
        }
        items={views.map((value) => ({
          value,
          label: t(`heldWins.view.${value}`),
          ...(waiting === undefined || value !== 'waiting' ? {} : { count: waiting }),
        }))}
        className="mb-4"
      />
      <HeldWinsTable
        list={list}
        mayDecide={may('vendors.decide')}
        operator={operator?.username}
        onAct={(act, win) => setActing({ act, win })}
        address={address}
      />
      {acting === undefined ? null : <HeldWinDialog {...acting} onClose={() => setActing(undefined)} />}
    </div>
  );
}
