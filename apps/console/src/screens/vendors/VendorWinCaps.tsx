import { listWinCaps } from '@baize/contract';
import { localText } from '@baize/contract/localText';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { tableState } from '@baize/ui/tableState';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { BrandVendor } from './BrandVendor.ts';
import { RemoveWinCapDialog } from './RemoveWinCapDialog.tsx';
import type { WinCap } from './WinCap.ts';
import { WinCapDialog } from './WinCapDialog.tsx';
import { WinCapFacts } from './WinCapFacts.tsx';

/** Above which bounds wins of a vendor are held: of all its games, and of each that has its own. */
export function VendorWinCaps({ vendor }: { vendor: BrandVendor }) {
  const t = useT();
  const language = useLanguage();
  const { may } = useOperator();
  const [setting, setSetting] = useState<WinCap | 'game'>();
  const [removing, setRemoving] = useState<WinCap>();
  const { keepsWallets } = vendor;
  const list = useQuery({ ...query(listWinCaps, { vendorId: vendor.vendorId }), enabled: !keepsWallets });
  const state = tableState(list);
  const isLocked = !may('vendors.write');
  const nameOf = ({ gameName }: WinCap): string => (gameName === null ? t('caps.all') : localText(gameName, language));
  return (
    <section aria-label={t('caps.title')} aria-busy={!keepsWallets && state === 'loading'}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h4 text-text-1">{t('caps.title')}</h3>
        {isLocked || (list.data?.otherGames.length ?? 0) === 0 ? null : (
          <Button size="s" icon="plus" onClick={() => setSetting('game')}>
            {t('caps.addGame')}
          </Button>
        )}
      </div>
      <p className="mb-3 text-dense text-text-3">{t(keepsWallets ? 'error.vendor_keeps_wallets' : 'caps.note')}</p>
      {keepsWallets || state !== 'loading' ? null : <Skeleton className="h-32 w-full" />}
      {state === 'error' ? <QueryFault error={list.error} onRetry={list.refetch} /> : null}
      <ul className="flex flex-col gap-4">
        {list.data?.caps.map((cap) => (
          <li key={cap.gameCode} className="rounded-panel border border-line-1 p-4">
            <h4 className="mb-2 font-semibold text-text-1">{nameOf(cap)}</h4>
            <WinCapFacts cap={cap} currency={list.data.currency} />
            {isLocked ? null : (
              <div className="mt-3 flex flex-wrap gap-2">
                <Button size="s" tone="outline" onClick={() => setSetting(cap)}>
                  {t(cap.version === 0 ? 'caps.set' : 'points.edit')}
                  <span className="sr-only">: {nameOf(cap)}</span>
                </Button>
                {cap.version === 0 ? null : (
                  <Button size="s" tone="ghost" onClick={() => setRemoving(cap)}>
                    {t('caps.remove')}
                    <span className="sr-only">: {nameOf(cap)}</span>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {list.data?.caps.length === 1 ? (
        <EmptyState size="s" title={t('caps.noGames')} hint={t('caps.noGamesHint')} />
      ) : null}
      {setting === undefined || list.data === undefined ? null : (
        <WinCapDialog
          vendor={vendor}
          set={list.data}
          {...(setting === 'game' ? {} : { cap: setting })}
          onClose={() => setSetting(undefined)}
        />
      )}
      {removing === undefined || list.data === undefined ? null : (
        <RemoveWinCapDialog
          vendor={vendor}
          cap={removing}
          name={nameOf(removing)}
          currency={list.data.currency}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}
