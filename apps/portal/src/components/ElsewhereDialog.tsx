import { AlertDialog } from '@baize/ui/AlertDialog';
import { useT } from '../i18n/useT.ts';

interface ElsewhereDialogProps {
  onAgain: () => void;
  onClose: () => void;
}

/** Says that the account was signed in on another device, and leads back in and to the place. */
export function ElsewhereDialog({ onAgain, onClose }: ElsewhereDialogProps) {
  const t = useT();
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('error.elsewhere.title')}
      message={t('error.elsewhere.text')}
      confirmLabel={t('error.elsewhere.again')}
      onConfirm={onAgain}
      cancelLabel={t('error.elsewhere.close')}
    />
  );
}
