import { buttonClass } from '@baize/ui/buttonClass';
import { cx } from '@baize/ui/cx';
import { EmptyState } from '@baize/ui/EmptyState';
import { Icon } from '@baize/ui/Icon';
import { VendorCard } from '@baize/ui/VendorCard';
import { VerticalCarousel } from '@baize/ui/VerticalCarousel';
import { useState } from 'react';
import { unavailableText } from '../../components/unavailableText.ts';
import {
  categoryIcon,
  categoryPath,
  useCategories,
  type Category,
  type VendorOf,
} from '../../components/useCategories.ts';
import { useOpenVendor, vendorHref } from '../../components/useOpenVendor.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { Link } from '../../router/Link.tsx';
import { VendorRow } from './VendorRow.tsx';

/** The five categories of the home page, in this order, whether or not they have vendors; the rest is in the navigation. */
const tabs = ['RNG', 'FISH', 'SPORTS', 'LIVE', 'ELOTT'] as const satisfies readonly Category[];

/** The specification shows at most eight vendors of a category. */
const SHOWN = 8;
const ROW_PX = 56;

/** The categories of the house, each with a word about it and its vendors. */
export function CategoryPanel() {
  const t = useT();
  const categories = useCategories();
  const vendorsOf = (category: Category): readonly VendorOf[] =>
    categories.find(({ gameClassify }) => gameClassify === category)?.cards ?? [];
  const [chosen, setChosen] = useState<(typeof tabs)[number]>();
  const shown = chosen ?? tabs.find((tab) => vendorsOf(tab).length > 0) ?? tabs[0];
  const cards = vendorsOf(shown).slice(0, SHOWN);
  const lobby = categoryPath[shown];
  return (
    <section aria-labelledby="categories" className="rounded-sheet bg-bg-1 p-4 shadow-panel sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="categories" className="text-h3 text-text-1 lg:text-h2">
          {t('home.categories')}
        </h2>
        <div
          role="tablist"
          aria-label={t('home.categories')}
          className="flex scrollbar-none gap-2 overflow-x-auto max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:px-4"
          onKeyDown={(event) => {
            const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
            if (by === 0) return;
            const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length] ?? shown;
            setChosen(next);
            document.getElementById(`tab-${next}`)?.focus();
          }}
        >
          {tabs.map((category) => (
            <button
              key={category}
              id={`tab-${category}`}
              type="button"
              role="tab"
              aria-selected={category === shown}
              aria-controls="category-vendors"
              tabIndex={category === shown ? 0 : -1}
              onClick={() => setChosen(category)}
              className={cx(
                'inline-flex h-11 shrink-0 items-center gap-2 rounded-pill px-4 text-label whitespace-nowrap',
                category === shown ? 'bg-felt text-on-felt' : 'bg-bg-3 text-text-1 hover:bg-bg-4',
              )}
            >
              <Icon name={categoryIcon[category]} size={18} />
              {t(`shell.category.${category}`)}
            </button>
          ))}
        </div>
        <Link to={lobby} className="inline-flex min-h-11 items-center gap-1 text-label text-felt-text hover:underline">
          {t('home.allVendors')}
          <Icon name="chevronRight" size={16} />
        </Link>
      </header>
      <div
        id="category-vendors"
        role="tabpanel"
        aria-labelledby={`tab-${shown}`}
        className="mt-4 grid gap-4 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]"
      >
        <div className="flex flex-col items-start justify-between gap-5 rounded-panel bg-cloth p-5 shadow-cushion">
          <div>
            <span className="grid size-12 place-items-center rounded-panel bg-cloth-hi text-brass-text">
              <Icon name={categoryIcon[shown]} size={26} />
            </span>
            <h3 className="mt-4 text-h3 text-text-1">{t(`shell.category.${shown}`)}</h3>
            <p className="mt-2 text-body text-text-2">{t(`home.about.${shown}`)}</p>
          </div>
          <Link to={lobby} className={buttonClass({ tone: 'neutral' })}>
            {t('home.enterLobby')}
          </Link>
        </div>
        <Vendors category={shown} cards={cards} />
      </div>
    </section>
  );
}

/** A few vendors as large cards, more as a column of seven that moves. */
function Vendors({ category, cards }: { category: Category; cards: readonly VendorOf[] }) {
  const t = useT();
  const language = useLanguage();
  const openVendor = useOpenVendor();
  if (cards.length === 0) {
    return (
      <div className="grid min-h-52 place-items-center rounded-panel bg-bg-2 shadow-cushion">
        <EmptyState size="s" title={t('home.noVendors')} hint={t('home.noVendorsHint')} />
      </div>
    );
  }
  if (cards.length > 3) {
    return (
      <VerticalCarousel
        key={category}
        label={t('home.vendorsOf', { category: t(`shell.category.${category}`) })}
        slidePx={ROW_PX}
        items={cards.map((card) => ({ id: card.vassalage, content: <VendorRow category={category} card={card} /> }))}
        labels={{ previous: t('home.previousVendors'), next: t('home.nextVendors') }}
      />
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {cards.map((card, nth) => (
        <li key={card.vassalage} className="grid">
          <VendorCard
            name={card.name}
            {...artOf(category, card, nth)}
            note={t('home.vendorGames', { count: card.gameCount })}
            href={vendorHref(category, card)}
            onOpen={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              openVendor(category, card);
            }}
            {...unavailableText(card, language, t('home.maintenance'))}
          />
        </li>
      ))}
    </ul>
  );
}

/** The picture of the category stands once; the vendors after the first are told apart by what they show of themselves. */
function artOf(category: Category, { image }: VendorOf, nth: number): { art: string; className: string } {
  const size = 'aspect-auto! min-h-40 lg:min-h-52';
  if (nth > 0 && image !== '') return { art: image, className: `${size} [&>img]:object-[50%_33%]` };
  const art = `/brand/images/cards/${category.toLowerCase()}.webp`;
  return { art, className: `${size} [&>img]:object-[76%_50%]` };
}
