import { Dialog } from '@baize/ui/Dialog';
import { useT } from '../../i18n/useT.ts';
import { EntryArt } from './EntryArt.tsx';
import { EntrySwitch } from './EntrySwitch.tsx';
import { ForgotForm } from './ForgotForm.tsx';

interface ForgotPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLogin: () => void;
}

export function ForgotPopup({ isOpen, onOpenChange, onLogin }: ForgotPopupProps) {
  const t = useT();
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="l"
      title={t('account.forgot.title')}
      art={<EntryArt groups={['w_forget', 'w_login']} picture="login" headline={t('account.art.forgot')} />}
      labels={{ close: t('account.close') }}
    >
      <ForgotForm leave={close} onSent={close} />
      <div className="text-center text-body text-text-2">
        <EntrySwitch question={t('account.forgot.known')} answer={t('account.login')} onSwitch={onLogin} />
      </div>
    </Dialog>
  );
}
