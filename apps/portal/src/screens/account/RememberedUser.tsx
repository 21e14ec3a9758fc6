import { CallError } from '@baize/client/CallError';
import { login } from '@baize/contract/identity/login';
import { Button } from '@baize/ui/Button';
import { useEffect, useState } from 'react';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { words } from '../../i18n/words.ts';
import { rememberLogin } from './rememberLogin.ts';
import type { Opened } from './Opened.ts';

interface RememberedUserProps {
  onSession: (session: Opened) => Promise<void>;
}

/** The account that this browser remembers comes in without a password, for a day: the server's own cookie says so. */
export function RememberedUser({ onSession }: RememberedUserProps) {
  const t = useT();
  const [name, setName] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /* The page may have been rendered on the server, which renders for everybody. */
  useEffect(() => setName(rememberLogin.read().lastUser), []);
  if (name === undefined) return null;

  async function enter(): Promise<void> {
    setBusy(true);
    try {
      await onSession(
        await call(login, { type: 'remembered', side: 'player', remember: true, language: words().language() }),
      );
    } catch (fault) {
      if (fault instanceof CallError && fault.code === 'not_remembered') setName(undefined);
      showAlert({ fault });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mb-4 flex flex-col gap-3">
      <Button tone="neutral" size="l" isBlock icon="user" isLoading={isBusy} onClick={() => void enter()}>
        {t('account.continueAs', { name })}
      </Button>
      <p className="text-center text-cap text-text-3">{t('account.orPassword')}</p>
    </div>
  );
}
