import { listWithdrawalQueue } from '@baize/contract';
import { Drawer } from '@baize/ui/Drawer';
import { IconButton } from '@baize/ui/IconButton';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { KeysDialog } from '../../components/KeysDialog.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useIsWide } from '../../components/useIsWide.ts';
import { useQueueKeys } from '../../components/useQueueKeys.ts';
import { useStoredFlag } from '../../components/useStoredFlag.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { actsOf, type WithdrawalAct } from './actsOf.ts';
import { ApproveWithdrawalDialog } from './ApproveWithdrawalDialog.tsx';
import { PayByGatewayDialog } from './PayByGatewayDialog.tsx';
import { PayWithdrawalDialog } from './PayWithdrawalDialog.tsx';
import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';
import { RejectWithdrawalDialog } from './RejectWithdrawalDialog.tsx';
import { ResolveCaseDialog } from './ResolveCaseDialog.tsx';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['waiting', 'approved', 'paid', 'cases', 'done', 'rejected', 'all'] as const;
const PAGE_SIZE = 20;

const dialogs = {
  approve: ApproveWithdrawalDialog,
  reject: RejectWithdrawalDialog,
  pay: PayWithdrawalDialog,
  gateway: PayByGatewayDialog,
  resolve: ResolveCaseDialog,
} as const;

const moreKeys = [
  { keys: ['p'], does: 'keys.pay' },
  { keys: ['g'], does: 'keys.gateway' },
  { keys: ['c'], does: 'keys.resolve' },
] as const;

/** The desk of money that leaves: approve, pay, settle; one case is open beside the list. */
export function WithdrawalsScreen() {
  const t = useT();
  const isWide = useIsWide();
  const address = useListAddress('/withdrawals', { keeps: ['view'], opens: 'withdrawal' });
  const { page, open: show } = address;
  const { view = 'waiting', search, withdrawal: openId } = address.search;
  const { may, operator } = useOperator();
  const [acting, setActing] = useState<{ act: WithdrawalAct; withdrawal: QueuedWithdrawal } | undefined>();
  const [isSheetShown, setIsSheetShown] = useState(false);
  const [hasKeys, setHasKeys] = useStoredFlag('queueKeys', true);
  const queue = useQuery({
    ...query(listWithdrawalQueue, { view, search, pageNum: page, pageSize: PAGE_SIZE }),
    refetchInterval: pollWhilePresent(5_000),
    placeholderData: keepPreviousData,
  });
  const rows = queue.data?.page.content ?? [];
  const at = rows.findIndex((row) => row.id === openId);
  const open = rows[at];

  const step = (by: number): void => show(rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.id);
  const begin = (act: WithdrawalAct): void => {
    if (open === undefined || !may('cashier.decide')) return;
    if (actsOf(open, operator?.username).includes(act)) setActing({ act, withdrawal: open });
  };
  const leave = (): void => {
    setActing(undefined);
    show(undefined);
  };
  useQueueKeys(
    {
      ...{ j: () => step(1), k: () => step(-1), ']': () => step(1), '[': () => step(-1), Enter: () => step(0) },
      ...{
        a: () => begin('approve'),
        r: () => begin('reject'),
        p: () => begin('pay'),
        g: () => begin('gateway'),
        c: () => begin('resolve'),
      },
      ...{ '?': () => setIsSheetShown(true), Escape: () => show(undefined) },
    },
    hasKeys,
  );

  const panel = open === undefined ? null : <WithdrawalPanel key={open.id} withdrawal={open} onAct={begin} />;
  const counts = queue.data?.counts;
  const Acting = acting === undefined ? undefined : dialogs[acting.act];
  return (
    <div data-screen="cashier.Withdrawals">
      <ScreenHead
        title={t('nav.withdrawals')}
        aside={
          <>
            <SearchForm
              key={search ?? ''}
              label={t('cashier.search')}
              value={search ?? ''}
              onSearch={(found) => address.filter({ search: found })}
            />
            <span className="hidden lg:block">
              <IconButton icon="info" label={t('keys.title')} onClick={() => setIsSheetShown(true)} />
            </span>
          </>
        }
      />
      <Tabs
        label={t('cashier.views')}
        value={view}
        onValueChange={(next) => address.filter({ view: viewOf(next) })}
        items={views.map((value) => ({
          value,
          label: t(`cashier.view.${value}`),
          ...(counts === undefined || value === 'all' ? {} : { count: counts[value] }),
        }))}
        className="mb-4"
      />
      <div className="flex items-start gap-4">
        <WithdrawalTable
          queue={queue}
          isNarrow={isWide && open !== undefined}
          selectedId={open?.id}
          onOpen={show}
          address={address}
          empty={{ title: t('cashier.empty'), hint: t('cashier.emptyHint') }}
        />
        {isWide && open !== undefined ? (
          <aside
            aria-label={t('cashier.caseTitle', { id: open.id })}
            className="sticky top-[75px] max-h-[calc(100dvh-91px)] w-120 shrink-0 overflow-y-auto rounded-panel bg-bg-1 p-5 shadow-panel"
          >
            <header className="mb-3 flex items-center justify-between">
              <h2 className="text-label text-text-2">{t('cashier.caseTitle', { id: open.id })}</h2>
              <IconButton icon="close" size="s" label={t('shell.close')} onClick={() => show(undefined)} />
            </header>
            {panel}
          </aside>
        ) : null}
      </div>
      {isWide || open === undefined ? null : (
        <Drawer
          isOpen={acting === undefined}
          onOpenChange={(isOpen) => !isOpen && show(undefined)}
          title={t('cashier.caseTitle', { id: open.id })}
          labels={{ close: t('shell.close') }}
        >
          {panel}
        </Drawer>
      )}
      {acting !== undefined && Acting !== undefined ? (
        <Acting withdrawal={acting.withdrawal} onClose={() => setActing(undefined)} onDone={leave} />
      ) : null}
      {isSheetShown ? (
        <KeysDialog more={moreKeys} isOn={hasKeys} onSwitch={setHasKeys} onClose={() => setIsSheetShown(false)} />
      ) : null}
    </div>
  );
}

/** The view as the address keeps it: what is to be approved needs no word. */
function viewOf(view: string): Exclude<(typeof views)[number], 'waiting'> | undefined {
  return views.find((one) => one !== 'waiting' && one === view) as ReturnType<typeof viewOf>;
}
