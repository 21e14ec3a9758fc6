import { getWalletMode } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { ModeDialog } from './ModeDialog.tsx';
import { MoveTable } from './MoveTable.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import { VendorWallets } from './VendorWallets.tsx';

/** Where members' money stands outside of the main wallet: whether at all, with whom, and what is in doubt. */
export function WalletsScreen() {
  const t = useT();
  const { may } = useOperator();
  const [isSwitching, setSwitching] = useState(false);
  const mode = useQuery({ ...query(getWalletMode, {}), refetchInterval: pollWhilePresent(10_000) });
  return (
    <div data-screen="transfers.Wallets">
      <ScreenHead title={t('nav.wallets')} />
      {mode.data === undefined ? (
        mode.isError ? (
          <QueryFault error={mode.error} onRetry={mode.refetch} />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-40 rounded-panel" />
          </div>
        )
      ) : (
        <div className="flex flex-col gap-5">
          <Callout
            tone={mode.data.isSingle ? 'info' : 'success'}
            title={t(mode.data.isSingle ? 'wallets.single' : 'wallets.several')}
            action={
              may('transfers.write') ? (
                <Button size="s" onClick={() => setSwitching(true)}>
                  {t(mode.data.isSingle ? 'wallets.toSeveral' : 'wallets.toSingle')}
                </Button>
              ) : undefined
            }
          >
            {t(mode.data.isSingle ? 'wallets.singleNote' : 'wallets.severalNote')}
          </Callout>
          <Panel title={t('wallets.vendors')}>
            <VendorWallets mode={mode.data} />
          </Panel>
          <Panel title={t('wallets.moves')}>
            <MoveTable />
          </Panel>
          {mode.data.vendors.length > 0 ? (
            <Panel title={t('wallets.reconciliation')}>
              <Reconciliation vendors={mode.data.vendors} />
            </Panel>
          ) : null}
        </div>
      )}
      {isSwitching && mode.data !== undefined ? (
        <ModeDialog isSingle={!mode.data.isSingle} onClose={() => setSwitching(false)} />
      ) : null}
    </div>
  );
}
