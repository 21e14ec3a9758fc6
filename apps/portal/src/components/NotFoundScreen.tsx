import { buttonClass } from '@baize/ui/buttonClass';
import { useT } from '../i18n/useT.ts';
import { Link } from '../router/Link.tsx';

/** An address without a screen: a quiet table and two ways on. */
export function NotFoundScreen() {
  const t = useT();
  return (
    <section
      data-screen="site.NotFound"
      className="content-column grid place-items-center py-12 text-center lg:py-20"
      aria-labelledby="not-found"
    >
      <div className="w-full max-w-160 rounded-sheet bg-cloth p-6 shadow-panel sm:p-10">
        <svg viewBox="0 0 400 150" fill="none" aria-hidden="true" className="mx-auto h-auto w-full max-w-100">
          <path d="M130 0v150" stroke="var(--cloth-line)" strokeWidth="2" />
          <path d="M130 35a40 40 0 0 0 0 80" stroke="var(--cloth-line)" strokeWidth="2" />
          <circle cx="130" cy="75" r="4" fill="var(--cloth-line)" />
          <text
            x="265"
            y="104"
            textAnchor="middle"
            fontSize="84"
            fontWeight="760"
            fill="var(--text-1)"
            style={{ fontStretch: '122%' }}
          >
            404
          </text>
          <ellipse cx="60" cy="121" rx="16" ry="3.5" fill="oklch(0 0 0 / 0.25)" />
          <circle cx="58" cy="104" r="17" fill="var(--brass)" />
          <circle cx="52" cy="98" r="5" fill="oklch(1 0 0 / 0.55)" />
        </svg>
        <h1 id="not-found" className="mt-6 text-h2 text-text-1">
          {t('shell.notFoundTitle')}
        </h1>
        <p className="mx-auto mt-2 max-w-prose text-body text-text-2">{t('shell.notFoundHint')}</p>
        <p className="mt-6 flex flex-wrap justify-center gap-2">
          <Link to="/" className={buttonClass({ tone: 'felt' })}>
            {t('shell.toHome')}
          </Link>
          <Link to="/rng" className={buttonClass({ tone: 'neutral' })}>
            {t('shell.toSlots')}
          </Link>
        </p>
      </div>
    </section>
  );
}
