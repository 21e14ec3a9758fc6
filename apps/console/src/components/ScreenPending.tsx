import { Spinner } from '@baize/ui/Spinner';
import { useT } from '../i18n/useT.ts';

/** While the code of a screen is on its way. */
export function ScreenPending() {
  const t = useT();
  return (
    <div className="grid min-h-60 place-items-center text-text-3">
      <Spinner size={28} label={t('shell.loading')} />
    </div>
  );
}
