import { Panel } from '@baize/ui/Panel';
import { useState } from 'react';
import type { Deposit } from '../../components/deposit/Deposit.ts';
import { DepositFlow } from '../../components/deposit/DepositFlow.tsx';
import { DepositList } from '../../components/deposit/DepositList.tsx';
import { TrialNotice } from '../../components/TrialNotice.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';

/** Deposits as a page; a trial account has none. */
export function Deposits() {
  const t = useT();
  const { isTrial } = useSession();
  return (
    <>
      <h1 className="mb-4 text-h2 text-text-1">{t('records.page.depositv2')}</h1>
      {isTrial === true ? <TrialNotice>{t('member.security.trial')}</TrialNotice> : <OwnDeposits />}
    </>
  );
}

/** A new deposit beside those so far. */
function OwnDeposits() {
  const t = useT();
  const [opened, setOpened] = useState<{ deposit: Deposit | undefined; key: number }>({ deposit: undefined, key: 0 });
  const open = (deposit: Deposit | undefined) => {
    setOpened(({ key }) => ({ deposit, key: key + 1 }));
    document.getElementById('new-deposit')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="flex flex-col gap-6">
      <Panel id="new-deposit" className="scroll-mt-32 sm:p-6">
        <h2 className="sr-only">{t('wallet.deposit')}</h2>
        <div className="mx-auto max-w-160">
          <DepositFlow key={opened.key} opened={opened.deposit} />
        </div>
      </Panel>
      <section aria-labelledby="own-deposits">
        <h2 id="own-deposits" className="mb-3 text-h4 text-text-1">
          {t('wallet.own')}
        </h2>
        <DepositList onOpen={open} onDeposit={() => open(undefined)} />
      </section>
    </div>
  );
}
