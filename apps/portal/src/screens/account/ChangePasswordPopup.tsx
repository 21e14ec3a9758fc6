import { Dialog } from '@baize/ui/Dialog';
import { useT } from '../../i18n/useT.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

interface ChangePasswordPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A change that somebody wants. One that is forced has a page of its own, which cannot be closed. */
export function ChangePasswordPopup({ isOpen, onOpenChange }: ChangePasswordPopupProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('account.change.title')}
      labels={{ close: t('account.close') }}
    >
      <ChangePasswordForm onChanged={() => onOpenChange(false)} />
    </Dialog>
  );
}
