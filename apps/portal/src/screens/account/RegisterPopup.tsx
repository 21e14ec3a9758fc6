import { Dialog } from '@baize/ui/Dialog';
import { useState } from 'react';
import { enterSession } from '../../enterSession.ts';
import { useT } from '../../i18n/useT.ts';
import type { Intent } from '../../layer.ts';
import { EntryArt } from './EntryArt.tsx';
import { EntrySwitch } from './EntrySwitch.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { Welcome } from './Welcome.tsx';

interface RegisterPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  intent?: Intent | undefined;
  onLogin: () => void;
  onDeposit: () => void;
}

export function RegisterPopup({ isOpen, onOpenChange, intent, onLogin, onDeposit }: RegisterPopupProps) {
  const t = useT();
  const [account, setAccount] = useState<string>();
  const [wasOpen, setWasOpen] = useState(isOpen);
  /* The welcome stays while the popup leaves; the next one that opens starts with the form. */
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setAccount(undefined);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="l"
      title={account === undefined ? t('account.registerTitle') : t('account.welcome.heading')}
      art={<EntryArt picture="register" headline={t('account.art.register')} />}
      labels={{ close: t('account.close') }}
    >
      {account === undefined ? (
        <RegisterForm
          onSession={async (session) => {
            await enterSession(session);
            setAccount(session.userInfo.account);
          }}
          aside={<EntrySwitch question={t('account.haveAccount')} answer={t('account.login')} onSwitch={onLogin} />}
        />
      ) : (
        <Welcome
          account={account}
          onDeposit={onDeposit}
          continueLabel={intent ? t('account.welcome.resume', { intent: intent.label }) : undefined}
          onContinue={() => {
            onOpenChange(false);
            intent?.resume();
          }}
        />
      )}
    </Dialog>
  );
}
