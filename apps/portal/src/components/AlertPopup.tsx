import { AlertDialog } from '@baize/ui/AlertDialog';
import { closeAlert, type Alert } from '../alert.ts';
import { useT } from '../i18n/useT.ts';
import { openRegister } from '../layer.ts';
import { useBrand } from '../useBrand.ts';
import { openService } from './openService.ts';
import { useErrorText } from './useErrorText.ts';

const linkClass = 'mt-2 block text-felt-text underline underline-offset-4';

/** The one popup of all messages that stop a visitor: a sign, the words, and one button. */
export function AlertPopup({ alert, isOpen }: { alert: Alert; isOpen: boolean }) {
  const t = useT();
  const errorText = useErrorText();
  const { customerService } = useBrand();
  function close(): void {
    closeAlert();
    alert.onClose?.();
  }
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(isShown) => {
        if (!isShown) close();
      }}
      tone={alert.isGood === true ? 'success' : 'warning'}
      title={t(alert.isGood === true ? 'error.alert.done' : 'error.alert.title')}
      message={
        <>
          {alert.text ?? errorText(alert.fault)}
          {alert.hasService !== true ? null : customerService === '' ? (
            <button
              type="button"
              className={linkClass}
              onClick={() => {
                close();
                openService();
              }}
            >
              {t('error.alert.service')}
            </button>
          ) : (
            <a href={customerService} target="_blank" rel="noopener noreferrer" className={linkClass}>
              {t('error.alert.service')}
            </a>
          )}
          {alert.hasRegister === true ? (
            <button
              type="button"
              className={linkClass}
              onClick={() => {
                close();
                openRegister();
              }}
            >
              {t('error.alert.register')}
            </button>
          ) : null}
        </>
      }
      confirmLabel={t('error.alert.confirm')}
      focusAfter={alert.focus}
    />
  );
}
