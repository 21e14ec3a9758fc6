import { Dialog } from '@baize/ui/Dialog';
import { Drawer } from '@baize/ui/Drawer';
import { Skeleton } from '@baize/ui/Skeleton';
import { Tabs } from '@baize/ui/Tabs';
import { Suspense, useState } from 'react';
import type { Deposit } from '../../components/deposit/Deposit.ts';
import { DepositFlow } from '../../components/deposit/DepositFlow.tsx';
import { DepositList } from '../../components/deposit/DepositList.tsx';
import { lazyPart } from '../../components/lazyPart.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBalance } from '../../useBalance.ts';
import { useShown } from '../../router/useShown.ts';

const WalletsLine = lazyPart(() => import('../../components/funds/WalletsLine.tsx'), 'WalletsLine', ['funds']);

interface WalletSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The wallet over any page: the balance, a new deposit, and the deposits so far. */
export function WalletSheet({ isOpen, onOpenChange }: WalletSheetProps) {
  const t = useT();
  const isOverGame = useShown().place.path === '/seamless';
  const close = () => onOpenChange(false);
  const body = <WalletBody onClose={close} />;
  const layer = { isOpen, onOpenChange, title: t('wallet.title'), labels: { close: t('wallet.close') } };
  /* A drawer at the right leaves a running game in sight. */
  return isOverGame ? (
    <Drawer {...layer} side="right" size="m">
      {body}
    </Drawer>
  ) : (
    <Dialog {...layer} size="m">
      {body}
    </Dialog>
  );
}

function WalletBody({ onClose }: { onClose: () => void }) {
  const t = useT();
  const balance = useBalance();
  const [tab, setTab] = useState('deposit');
  const [opened, setOpened] = useState<Deposit>();
  return (
    <div className="flex flex-col gap-5 sm:min-h-112">
      <p
        aria-live="polite"
        className="relative isolate flex min-h-14 items-center justify-between gap-4 overflow-hidden rounded-panel bg-cloth px-4 shadow-cushion"
      >
        <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
        <span className="text-body text-text-2">{t('wallet.balance')}</span>
        {balance.data ? (
          <span className="flex items-baseline gap-2">
            <span className="text-num-l text-brass-text">{moneyText(balance.data.balance, balance.data.currency)}</span>
            <span className="text-cap text-text-2">{balance.data.currency}</span>
          </span>
        ) : (
          <Skeleton className="h-8 w-32" />
        )}
      </p>
      <Suspense>
        <WalletsLine onLeave={onClose} />
      </Suspense>
      <Tabs
        label={t('wallet.title')}
        look="pill"
        value={tab}
        onValueChange={(next) => {
          setOpened(undefined);
          setTab(next);
        }}
        items={[
          {
            value: 'deposit',
            label: t('wallet.deposit'),
            content: <DepositFlow key={opened?.id} opened={opened} onClose={onClose} />,
          },
          {
            value: 'own',
            label: t('wallet.own'),
            content: (
              <DepositList
                pageSize={10}
                onDeposit={() => setTab('deposit')}
                onOpen={(deposit) => {
                  setOpened(deposit);
                  setTab('deposit');
                }}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
