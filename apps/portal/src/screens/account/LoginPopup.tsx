import { Dialog } from '@baize/ui/Dialog';
import { enterSession } from '../../enterSession.ts';
import { useT } from '../../i18n/useT.ts';
import type { Intent } from '../../layer.ts';
import { EntryArt } from './EntryArt.tsx';
import { EntrySwitch } from './EntrySwitch.tsx';
import { LoginForm } from './LoginForm.tsx';

interface LoginPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the guest was about to do; it goes on after the login. */
  intent?: Intent | undefined;
  onRegister: () => void;
}

export function LoginPopup({ isOpen, onOpenChange, intent, onRegister }: LoginPopupProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="l"
      title={t('account.loginTitle')}
      art={<EntryArt picture="login" headline={t('account.art.login')} />}
      labels={{ close: t('account.close') }}
    >
      {intent ? (
        <p className="mb-4 text-body text-text-2">{t('account.loginIntent', { intent: intent.label })}</p>
      ) : null}
      <LoginForm
        onSession={async (session) => {
          await enterSession(session);
          onOpenChange(false);
          intent?.resume();
        }}
        aside={<EntrySwitch question={t('account.newHere')} answer={t('account.join')} onSwitch={onRegister} />}
      />
    </Dialog>
  );
}
