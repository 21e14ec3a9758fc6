import { AlertDialog } from '@baize/ui/AlertDialog';
import { useT } from '../i18n/useT.ts';
import { endLeaving } from '../askBeforeLeaving.ts';
import { useBrand } from '../useBrand.ts';

/**
 * Asks before another site is opened. It names the whole host as the browser reads it, so that a name that only looks like
 * ours is shown in its ASCII form, and what stands before an @ is not taken for it.
 */
export function LeaveDialog({ target, isOpen }: { target: URL; isOpen: boolean }) {
  const t = useT();
  const { merchant } = useBrand();
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(isShown) => {
        if (!isShown) endLeaving();
      }}
      title={t('error.leaving.title', { brand: merchant })}
      message={
        <>
          <strong className="block font-mono text-label break-all text-text-1">{target.host}</strong>
          <span className="mt-2 block">{t('error.leaving.text', { brand: merchant })}</span>
        </>
      }
      confirmLabel={t('error.leaving.go')}
      onConfirm={() => {
        window.open(target.href, '_blank', 'noopener,noreferrer');
        endLeaving();
      }}
      cancelLabel={t('error.leaving.stay')}
      startsAtCancel
    />
  );
}
