import { buttonClass } from '@baize/ui/buttonClass';
import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { VendorCard } from '@baize/ui/VendorCard';
import { useState } from 'react';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { categoryIcon, categoryPath, useCategories } from '../../components/useCategories.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { hrefOf } from '../../router/hrefOf.ts';
import { useNavigate } from '../../router/useNavigate.ts';

/** The specification shows at most eight vendors of a category. */
const SHOWN = 8;

/** The categories that have vendors, each with a word about it and its vendors. */
export function CategoryPanel() {
  const t = useT();
  const navigate = useNavigate();
  const categories = useCategories();
  const [chosen, setChosen] = useState<string>();
  const shown = categories.find(({ gameClassify }) => gameClassify === chosen) ?? categories[0];
  if (shown === undefined) return null;
  const lobby = categoryPath[shown.gameClassify];
  const isFew = shown.cards.length < 4;
  return (
    <section aria-labelledby="categories" className="rounded-sheet bg-bg-1 p-4 shadow-panel sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="categories" className="text-h3 text-text-1 lg:text-h2">
          {t('home.categories')}
        </h2>
        {categories.length > 1 ? (
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ gameClassify }) => (
              <li key={gameClassify}>
                <button
                  type="button"
                  aria-pressed={gameClassify === shown.gameClassify}
                  onClick={() => setChosen(gameClassify)}
                  className={cx(
                    'inline-flex h-11 items-center gap-2 rounded-pill px-4 text-label',
                    gameClassify === shown.gameClassify ? 'bg-felt text-on-felt' : 'bg-bg-3 text-text-1 hover:bg-bg-4',
                  )}
                >
                  <Icon name={categoryIcon[gameClassify]} size={18} />
                  {t(`shell.category.${gameClassify}`)}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <Link to={lobby} className="inline-flex min-h-11 items-center gap-1 text-label text-felt-text hover:underline">
          {t('home.allVendors')}
          <Icon name="chevronRight" size={16} />
        </Link>
      </header>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(16rem,22rem)_1fr]">
        <div className="flex flex-col items-start justify-between gap-5 rounded-panel bg-cloth p-5 shadow-cushion">
          <div>
            <span className="grid size-12 place-items-center rounded-panel bg-cloth-hi text-brass-text">
              <Icon name={categoryIcon[shown.gameClassify]} size={26} />
            </span>
            <h3 className="mt-4 text-h3 text-text-1">{t(`shell.category.${shown.gameClassify}`)}</h3>
            <p className="mt-2 text-body text-text-2">{t(`home.about.${shown.gameClassify}`)}</p>
          </div>
          <Link to={lobby} className={buttonClass({ tone: 'neutral' })}>
            {t('home.enterLobby')}
          </Link>
        </div>
        <ul
          className={cx(
            'grid gap-4',
            isFew ? 'sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]' : 'grid-cols-3 gap-[19px] lg:grid-cols-7',
          )}
        >
          {shown.cards.slice(0, SHOWN).map((card) => {
            const search = { vassalage: card.vassalage.toLowerCase() };
            return (
              <li key={card.vassalage} className="grid">
                <VendorCard
                  name={card.name}
                  /* One picture of a game, blown up to the width of a few cards, would be a blur. */
                  art={
                    isFew || card.image === ''
                      ? `/brand/images/banners/${shown.gameClassify.toLowerCase()}.webp`
                      : card.image
                  }
                  note={t('home.vendorGames', { count: card.gameCount })}
                  shape={isFew ? 'row' : 'slot'}
                  className={isFew ? 'aspect-auto! min-h-40 [&>img]:object-[88%_50%] lg:min-h-52' : undefined}
                  href={hrefOf({ to: lobby, search })}
                  onOpen={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    void navigate({ to: lobby, search });
                  }}
                  {...(card.isAvailable ? {} : { unavailable: t('home.maintenance') })}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
