import { logout } from '@baize/contract';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import { endSession } from '../../session.ts';

interface LogoutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function LogoutDialog({ isOpen, onOpenChange }: LogoutDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function leave() {
    setIsBusy(true);
    /* Who wants to leave is let go even when the server cannot be told; the session then ends there by its idle time. */
    await call(logout, {}).catch(() => undefined);
    endSession('loggedOut');
    onOpenChange(false);
    await navigate({ to: '/' });
  }

  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('account.logout.title')}
      message={t('account.logout.text')}
      confirmLabel={t('account.logout.confirm')}
      cancelLabel={t('account.logout.stay')}
      onConfirm={() => void leave()}
      isBusy={isBusy}
    />
  );
}
