import { sealStamp } from '@baize/client/sealStamp';
import { startFreePlay } from '@baize/contract/identity/startFreePlay';
import { getStatus } from '@baize/contract/site/getStatus';
import { useState } from 'react';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { useT } from '../../i18n/useT.ts';
import { words } from '../../i18n/words.ts';
import { readSealKey } from '../../readSealKey.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import type { Opened } from './Opened.ts';

interface FreePlayButtonProps {
  onSession: (session: Opened) => Promise<void>;
}

/** A trial begins clean: popups that a guest had closed open again. */
const GUEST_KEYS = ['announcementClosed.anonymous', 'announcementClosed.user'];

/** A trial account with play money, where the brand offers it. */
export function FreePlayButton({ onSession }: FreePlayButtonProps) {
  const t = useT();
  const { modules } = useBrand();
  const isHydrated = useIsHydrated();
  const [isBusy, setBusy] = useState(false);
  if (!modules.includes('FREEPLAY3')) return null;

  async function start(): Promise<void> {
    setBusy(true);
    try {
      const opened = await call(startFreePlay, {
        os: navigator.userAgent.slice(0, 64),
        platform: 'W',
        Encryption: await sealStamp(await readSealKey(() => call(getStatus, {})), nowMs()),
        gatewayVersion: '3',
        language: words().language(),
      });
      for (const name of GUEST_KEYS) sessionStorage.removeItem(name);
      await onSession(opened);
    } catch (fault) {
      showAlert({ fault });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      disabled={isBusy || !isHydrated}
      aria-busy={isBusy || undefined}
      onClick={() => void start()}
      className="touch-target rounded-tag font-bold text-felt-text underline-offset-4 hover:underline disabled:text-text-off"
    >
      {t('account.freePlay')}
    </button>
  );
}
