import { Icon } from '@baize/ui/Icon';
import { Logo } from '@baize/ui/Logo';
import { localText } from '../i18n/localText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { nowMs, useBrand } from '../useBrand.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { categoryPath, useCategories } from './useCategories.ts';
import { Link } from '../router/Link.tsx';

const linkClass =
  'inline-flex min-h-9 items-center pointer-coarse:min-h-11 text-body text-text-2 no-underline hover:text-text-1 hover:underline';

/** Vendors, help, licences, who may play, language and copyright. */
export function Footer() {
  const t = useT();
  const language = useLanguage();
  const { merchant, licences, tagline, customerService } = useBrand();
  const categories = useCategories();
  const vendors = [
    ...new Map(categories.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card] as const))).values(),
  ];
  return (
    <footer className="mt-10 border-t border-line-1 bg-bg-1 lg:mt-16">
      <div className="content-column grid grid-cols-2 gap-x-6 gap-y-8 py-8 lg:grid-cols-[1.4fr_0.8fr_0.8fr_1fr] lg:gap-x-12 lg:py-12">
        <div className="max-lg:col-span-2">
          <Logo name={merchant} />
          <p className="mt-3 max-w-xs text-body text-text-3">{localText(tagline, language)}</p>
        </div>
        <nav aria-label={t('shell.footerPlay')}>
          <h2 className="text-label text-text-1">{t('shell.footerPlay')}</h2>
          <ul className="mt-2">
            {categories.map(({ gameClassify }) => (
              <li key={gameClassify}>
                <Link to={categoryPath[gameClassify]} className={linkClass}>
                  {t(`shell.category.${gameClassify}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/register" className={linkClass}>
                {t('shell.joinLong')}
              </Link>
            </li>
            <li>
              <Link to="/login" className={linkClass}>
                {t('shell.login')}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('shell.footerHelp')}>
          <h2 className="text-label text-text-1">{t('shell.footerHelp')}</h2>
          <ul className="mt-2">
            {(['deposit', 'fairness', 'safer'] as const).map((hash) => (
              <li key={hash}>
                <Link to="/" hash={hash} className={linkClass}>
                  {t(helpLabel[hash])}
                </Link>
              </li>
            ))}
            {customerService === '' ? null : (
              <li>
                <a href={customerService} target="_blank" rel="noreferrer" className={linkClass}>
                  {t('shell.service')}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div className="max-lg:col-span-2">
          <h2 className="text-label text-text-1">{t('shell.footerVendors')}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {vendors.map(({ vassalage, name }) => (
              <li key={vassalage}>
                <Link
                  to="/rng"
                  search={{ vassalage: vassalage.toLowerCase() }}
                  className="flex h-12 items-center rounded-control bg-bg-2 px-3 text-dense text-text-2 no-underline shadow-cushion hover:bg-bg-3"
                >
                  <span className="font-wide font-bold">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>

      <div className="border-t border-line-1">
        <div className="content-column grid items-center gap-6 py-6 lg:grid-cols-[1fr_auto]">
          <ul aria-label={t('shell.footerLicences')} className="flex flex-wrap gap-3">
            {licences.map(({ id, name, note }) => (
              <li key={id} className="flex items-center gap-3 rounded-control border border-line-1 py-2 pr-4 pl-3">
                <Icon name="shield" size={22} className="shrink-0 text-brass-text" />
                <span>
                  <span className="block text-dense text-text-1">{localText(name, language)}</span>
                  <span className="block text-cap text-text-3">{localText(note, language)}</span>
                </span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => window.scrollTo({ top: 0 })}
            className="inline-flex h-11 items-center gap-2 justify-self-start rounded-control bg-bg-3 px-4 text-label text-text-1 shadow-cushion hover:bg-bg-4 lg:justify-self-end"
          >
            <Icon name="chevronUp" size={18} />
            {t('shell.goTop')}
          </button>
        </div>
      </div>

      <div className="border-t border-line-1">
        <div className="content-column flex flex-col gap-4 py-6 lg:flex-row lg:items-center">
          <p className="flex items-start gap-3 text-dense text-text-2">
            <span className="grid size-9 shrink-0 place-items-center rounded-pill border-2 border-cinnabar-text text-cap font-bold text-cinnabar-text">
              18+
            </span>
            <span>
              <span className="block text-text-1">{t('shell.adultsOnly')}</span>
              {t('shell.adultsHint', { brand: merchant })} {t('shell.demoHouse')}
            </span>
          </p>
          <div className="flex items-center gap-4 lg:ml-auto">
            <LanguageSelect isNameShown />
            <p className="text-cap whitespace-nowrap text-text-3">
              {t('shell.copyright', { year: new Date(nowMs()).getFullYear(), brand: merchant })}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

const helpLabel = { fairness: 'shell.fairness', deposit: 'shell.howToDeposit', safer: 'shell.saferPlay' } as const;
