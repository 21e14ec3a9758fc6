import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { openRegister } from '../layer.ts';

/** Stands where a trial account has nothing: why, and the way to an account of one's own. */
export function TrialNotice({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <Callout
      tone="warning"
      title={t('error.in_need_true_account')}
      action={
        <Button size="s" tone="felt" onClick={() => openRegister()}>
          {t('account.createAccount')}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
