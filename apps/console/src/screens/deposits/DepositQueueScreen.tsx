import { listDepositQueue } from '@baize/contract';
import { Drawer } from '@baize/ui/Drawer';
import { IconButton } from '@baize/ui/IconButton';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { useIsWide } from '../../components/useIsWide.ts';
import { useStoredFlag } from '../../components/useStoredFlag.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { actsOfDeposit } from './actsOfDeposit.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { CasePanel } from './CasePanel.tsx';
import { DepositTable } from './DepositTable.tsx';
import { HeldDialog } from './HeldDialog.tsx';
import { KeysDialog } from '../../components/KeysDialog.tsx';
import type { QueuedDeposit } from '../../components/QueuedDeposit.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { useQueueKeys } from '../../components/useQueueKeys.ts';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['pending', 'review', 'held', 'approved', 'rejected', 'returned', 'expired', 'all'] as const;
const PAGE_SIZE = 20;

/** The cashier's desk: what waits longest stands first, one case is open beside the list. */
export function DepositQueueScreen() {
  const t = useT();
  const isWide = useIsWide();
  const address = useListAddress('/deposits', { keeps: ['status'], opens: 'deposit' });
  const { page, open: show } = address;
  const { status = 'pending', search, deposit: openId } = address.search;
  const { may, operator } = useOperator();
  const [deciding, setDeciding] = useState<{ act: 'approve' | 'reject' | 'end'; deposit: QueuedDeposit } | undefined>();
  const [isSheetShown, setIsSheetShown] = useState(false);
  const [hasKeys, setHasKeys] = useStoredFlag('queueKeys', true);
  const queue = useQuery({
    ...query(listDepositQueue, { status, search, pageNum: page, pageSize: PAGE_SIZE }),
    refetchInterval: pollWhilePresent(5_000),
    placeholderData: keepPreviousData,
  });
  const rows = queue.data?.page.content ?? [];
  const at = rows.findIndex((row) => row.id === openId);
  const open = rows[at];

  const step = (by: number): void => show(rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.id);
  const decide = (act: 'approve' | 'reject'): void => {
    if (open === undefined || !may('cashier.decide')) return;
    if (actsOfDeposit(open, operator?.username).includes(act)) setDeciding({ act, deposit: open });
  };
  const end = (): void => {
    if (open?.status === 'held' && may('cashier.decide')) setDeciding({ act: 'end', deposit: open });
  };
  const leave = (): void => {
    setDeciding(undefined);
    show(undefined);
  };
  useQueueKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      ']': () => step(1),
      '[': () => step(-1),
      Enter: () => step(0),
      a: () => decide('approve'),
      r: () => decide('reject'),
      '?': () => setIsSheetShown(true),
      Escape: () => show(undefined),
    },
    hasKeys,
  );

  const panel =
    open === undefined ? null : (
      <CasePanel
        key={open.id}
        deposit={open}
        onApprove={() => decide('approve')}
        onReject={() => decide('reject')}
        onEnd={end}
      />
    );
  const counts = queue.data?.counts;
  return (
    <div data-screen="deposits.DepositQueue">
      <ScreenHead
        title={t('nav.deposits')}
        aside={
          <>
            <SearchForm
              key={search ?? ''}
              label={t('deposits.search')}
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
        label={t('deposits.views')}
        value={status}
        onValueChange={(view) => address.filter({ status: viewOf(view) })}
        items={views.map((view) => ({
          value: view,
          label: t(`deposits.${view}`),
          ...(counts === undefined || view === 'all' ? {} : { count: counts[view] }),
        }))}
        className="mb-4"
      />
      <div className="flex items-start gap-4">
        <DepositTable
          queue={queue}
          view={status}
          isNarrow={isWide && open !== undefined}
          selectedId={open?.id}
          onOpen={show}
          address={address}
          empty={{ title: t(`deposits.${status}Empty`), hint: t('deposits.emptyHint') }}
        />
        {isWide && open !== undefined ? (
          <aside
            aria-label={t('deposits.caseTitle', { id: open.id })}
            className="sticky top-[75px] max-h-[calc(100dvh-91px)] w-120 shrink-0 overflow-y-auto rounded-panel bg-bg-1 p-5 shadow-panel"
          >
            <header className="mb-3 flex items-center justify-between">
              <h2 className="text-label text-text-2">{t('deposits.caseTitle', { id: open.id })}</h2>
              <IconButton icon="close" size="s" label={t('shell.close')} onClick={() => show(undefined)} />
            </header>
            {panel}
          </aside>
        ) : null}
      </div>
      {isWide || open === undefined ? null : (
        <Drawer
          isOpen={deciding === undefined}
          onOpenChange={(isOpen) => !isOpen && show(undefined)}
          title={t('deposits.caseTitle', { id: open.id })}
          labels={{ close: t('shell.close') }}
        >
          {panel}
        </Drawer>
      )}
      {deciding?.act === 'approve' ? (
        <ApproveDialog deposit={deciding.deposit} onClose={() => setDeciding(undefined)} onDecided={leave} />
      ) : null}
      {deciding?.act === 'reject' ? (
        <RejectDialog deposit={deciding.deposit} onClose={() => setDeciding(undefined)} onDecided={leave} />
      ) : null}
      {deciding?.act === 'end' ? (
        <HeldDialog deposit={deciding.deposit} onClose={() => setDeciding(undefined)} onDecided={leave} />
      ) : null}
      {isSheetShown ? <KeysDialog isOn={hasKeys} onSwitch={setHasKeys} onClose={() => setIsSheetShown(false)} /> : null}
    </div>
  );
}

/** The view as the address keeps it: what waits needs no word. */
function viewOf(view: string): Exclude<(typeof views)[number], 'pending'> | undefined {
  const known = views.find((one) => one === view);
  return known === 'pending' ? undefined : known;
}
