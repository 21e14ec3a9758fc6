import { Dialog } from '@baize/ui/Dialog';
import { Drawer } from '@baize/ui/Drawer';
import { Tabs } from '@baize/ui/Tabs';
import { useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import type { Deposit } from '../../components/deposit/Deposit.ts';
import { DepositFlow } from '../../components/deposit/DepositFlow.tsx';
import { DepositList } from '../../components/deposit/DepositList.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBalance } from '../../useBalance.ts';

interface WalletSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The wallet over any page: the balance, a new deposit, and the deposits so far. */
export function WalletSheet({ isOpen, onOpenChange }: WalletSheetProps) {
  const t = useT();
  const isOverGame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame === 'stage' });
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
    <div className="flex flex-col gap-5">
      <div className="relative isolate overflow-hidden rounded-panel bg-cloth p-4 shadow-cushion">
        <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
        <p className="text-dense text-text-2">{t('wallet.balance')}</p>
        <p className="mt-1 flex min-h-8 items-baseline gap-2" aria-live="polite">
          {balance.data ? (
            <>
              <span className="text-num-l text-brass-text">
                {moneyText(balance.data.balance, balance.data.currency)}
              </span>
              <span className="text-cap text-text-2">{balance.data.currency}</span>
            </>
          ) : (
            <span className="text-num-l text-text-3">—</span>
          )}
        </p>
      </div>
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
