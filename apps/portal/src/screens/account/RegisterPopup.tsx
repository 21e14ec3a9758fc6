import { Dialog } from '@baize/ui/Dialog';
import { useT } from '../../i18n/useT.ts';
import { openLogin, type Intent } from '../../layer.ts';
import { EntryArt } from './EntryArt.tsx';
import { EntrySwitch } from './EntrySwitch.tsx';
import { RegisterForm } from './RegisterForm.tsx';

interface RegisterPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  intent?: Intent | undefined;
  onLogin: () => void;
}

export function RegisterPopup({ isOpen, onOpenChange, intent, onLogin }: RegisterPopupProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="l"
      title={t('account.registerTitle')}
      art={<EntryArt groups={['w_register', 'w_reg']} picture="register" headline={t('account.art.register')} />}
      labels={{ close: t('account.close') }}
    >
      <RegisterForm
        home="/"
        leave={() => onOpenChange(false)}
        resume={intent?.resume}
        onOpened={(account) => openLogin(intent, { username: account, isRegistered: true })}
        aside={<EntrySwitch question={t('account.haveAccount')} answer={t('account.login')} onSwitch={onLogin} />}
      />
    </Dialog>
  );
}
