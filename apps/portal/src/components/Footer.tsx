import { Icon } from '@baize/ui/Icon';
import { Logo } from '@baize/ui/Logo';
import { localText } from '../i18n/localText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { nowMs, useBrand } from '../useBrand.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { useIsMember } from '../session.ts';
import { isPlainClick } from '../router/isPlainClick.ts';
import { Link } from '../router/Link.tsx';
import { openService } from './openService.ts';
import { useBadges } from './useBadges.ts';
import { categoryPath, useCategories } from './useCategories.ts';
import { useOpenVendor, vendorHref } from './useOpenVendor.ts';
import { VendorMark } from './VendorMark.tsx';

const linkClass =
  'inline-flex min-h-9 items-center pointer-coarse:min-h-11 text-body text-text-2 no-underline hover:text-text-1 hover:underline';

/** Vendors, help, licences, who may play, language and copyright. */
export function Footer() {
  const t = useT();
  const language = useLanguage();
  const { merchant, tagline } = useBrand();
  const openVendor = useOpenVendor();
  const isMember = useIsMember();
  const badges = useBadges();
  const categories = useCategories();
  const vendors = [
    ...new Map(
      categories.flatMap(({ gameClassify: category, cards }) =>
        cards.map((card) => [card.vassalage, { category, card }] as const),
      ),
    ).values(),
  ];
  return (
    <footer className="mt-10 border-t border-line-1 bg-bg-1 lg:mt-16">
      <div className="content-column grid grid-cols-2 gap-x-6 gap-y-8 py-8 lg:grid-cols-[0.8fr_0.6fr_0.75fr_1.6fr] lg:gap-x-12 lg:py-12">
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
            {isMember ? null : (
              <>
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
              </>
            )}
          </ul>
        </nav>
        <nav aria-label={t('shell.footerHelp')}>
          <h2 className="text-label text-text-1">{t('shell.footerHelp')}</h2>
          <ul className="mt-2">
            <li>
              <Link to="/terms" className={linkClass}>
                {t('shell.terms')}
              </Link>
            </li>
            {helpArticles.map((slug) => (
              <li key={slug}>
                <Link to="/help" hash={slug} className={linkClass}>
                  {t(`shell.helpOn.${slug}`)}
                </Link>
              </li>
            ))}
            {(['fairness', 'deposit', 'safer'] as const).map((hash) => (
              <li key={hash}>
                <Link
                  {...(hash === 'safer' && isMember
                    ? { to: '/member' as const, search: { page: 'saferPlay' as const } }
                    : { to: '/' as const, hash })}
                  className={linkClass}
                >
                  {t(helpLabel[hash])}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={openService} className={linkClass}>
                {t('shell.service')}
              </button>
            </li>
          </ul>
        </nav>
        <div className="max-lg:col-span-2">
          <h2 className="text-label text-text-1">{t('shell.footerVendors')}</h2>
          <ul className="mt-3 flex flex-wrap gap-2 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
            {vendors.map(({ category, card }) => (
              <li key={card.vassalage} className="max-w-full">
                <VendorMark
                  card={card}
                  href={vendorHref(category, card)}
                  onOpen={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    openVendor(category, card);
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>

      <div className="border-t border-line-1">
        <div className="content-column grid items-center gap-6 py-6 lg:grid-cols-[1fr_auto]">
          <ul aria-label={t('shell.footerLicences')} className="flex flex-wrap gap-3">
            {badges.slice(0, BADGES).map((badge) => (
              <li key={badge.id} className="rounded-control border border-line-1">
                <BadgeLink badge={badge} />
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
          <div className="flex flex-wrap items-center gap-4 lg:ml-auto">
            <LanguageLinks />
            <p className="text-cap text-text-3 sm:whitespace-nowrap">
              {t('shell.copyright', { year: new Date(nowMs()).getFullYear(), brand: merchant })}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

type LicenceBadge = ReturnType<typeof useBadges>[number];

/** A badge is a link where its issuer has a page. */
function BadgeLink({ badge: { name, note, number, image, url } }: { badge: LicenceBadge }) {
  const body = (
    <>
      {image === '' ? (
        <Icon name="shield" size={22} className="shrink-0 text-brass-text" />
      ) : (
        <img src={image} alt="" width={32} height={32} loading="lazy" className="size-8 shrink-0 object-contain" />
      )}
      <span>
        <span className="block text-dense text-text-1">{name}</span>
        <span className="block text-cap text-text-3">{number === '' ? note : `${number} · ${note}`}</span>
      </span>
    </>
  );
  const className = 'flex items-center gap-3 py-2 pr-4 pl-3';
  return url === '' ? (
    <span className={className}>{body}</span>
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer" className={`${className} no-underline hover:bg-bg-2`}>
      {body}
    </a>
  );
}

/** The articles that the footer leads to: anchors of the help centre. */
const helpArticles = ['account', 'money', 'contact'] as const;

/** The footer has room for three licence badges. */
const BADGES = 3;

const helpLabel = { fairness: 'shell.fairness', deposit: 'shell.howToDeposit', safer: 'shell.saferPlay' } as const;
