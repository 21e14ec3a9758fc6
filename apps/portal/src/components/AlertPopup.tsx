import { AlertDialog } from '@baize/ui/AlertDialog';
import { closeAlert, type Alert } from '../alert.ts';
import { useT } from '../i18n/useT.ts';
import { useBrand } from '../useBrand.ts';
import { openService } from './openService.ts';
import { useErrorText } from './useErrorText.ts';

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
              className="mt-2 block text-felt-text underline underline-offset-4"
              onClick={() => {
                close();
                openService();
              }}
            >
              {t('error.alert.service')}
            </button>
          ) : (
            <a
              href={customerService}
              target="_blank"
              rel="noopener noreferrer"
              className="mt-2 block text-felt-text underline underline-offset-4"
            >
              {t('error.alert.service')}
            </a>
          )}
        </>
      }
      confirmLabel={t('error.alert.confirm')}
      focusAfter={alert.focus}
    />
  );
}
