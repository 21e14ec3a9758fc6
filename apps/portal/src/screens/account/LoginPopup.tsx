import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { Intent, LoginStart } from '../../layer.ts';
import { EntryArt } from './EntryArt.tsx';
import { EntrySwitch } from './EntrySwitch.tsx';
import { LoginForm } from './LoginForm.tsx';

interface LoginPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the guest was about to do; it goes on after the login. */
  intent?: Intent | undefined;
  start?: LoginStart | undefined;
  onRegister: () => void;
  onForgot: () => void;
}

export function LoginPopup({ isOpen, onOpenChange, intent, start, onRegister, onForgot }: LoginPopupProps) {
  const t = useT();
  const [turn, setTurn] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  /* Every popup that opens begins with an empty form. */
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setTurn(turn + 1);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="l"
      title={t('account.loginTitle')}
      art={<EntryArt groups={['w_login', 'w_reg']} picture="login" headline={t('account.art.login')} />}
      labels={{ close: t('account.close') }}
    >
      {start?.isRegistered === true ? (
        <Callout tone="success" isLive className="mb-4">
          {t('account.registered')}
        </Callout>
      ) : null}
      {intent ? (
        <p className="mb-4 text-body text-text-2">{t('account.loginIntent', { intent: intent.label })}</p>
      ) : null}
      <LoginForm
        key={turn}
        home="/"
        start={start}
        leave={() => onOpenChange(false)}
        resume={intent?.resume}
        onForgot={onForgot}
        aside={<EntrySwitch question={t('account.newHere')} answer={t('account.join')} onSwitch={onRegister} />}
      />
    </Dialog>
  );
}
