import { buttonClass } from '@baize/ui/buttonClass';
import { QrCode } from '@baize/ui/QrCode';
import { useSyncExternalStore } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';

const never = () => () => undefined;

/** The way to the app: a code to point a phone at, and the page with the installation guide. */
export function AppDownload() {
  const t = useT();
  const { merchant } = useBrand();
  /* Which address this page has is known in the browser only; the place keeps its size. */
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  return (
    <section
      aria-labelledby="app-title"
      className="flex flex-wrap items-center gap-6 rounded-sheet bg-cloth p-5 shadow-panel sm:flex-nowrap sm:p-8"
    >
      <div className="size-[200px] shrink-0 max-sm:hidden">
        {origin === '' ? null : <QrCode value={`${origin}/down`} label={t('home.appQr')} />}
      </div>
      <div className="min-w-0">
        <h2 id="app-title" className="text-h3 text-text-1 lg:text-h2">
          {t('home.appTitle', { brand: merchant })}
        </h2>
        <p className="mt-2 max-w-prose text-body text-text-2">{t('home.appText')}</p>
        <Link to="/down" className={buttonClass({ tone: 'neutral', className: 'mt-5' })}>
          {t('home.appAction')}
        </Link>
      </div>
    </section>
  );
}
