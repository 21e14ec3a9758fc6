import { findsGame } from '@baize/contract/games/findsGame';
import { unavailableText } from '../../components/unavailableText.ts';
import { EmptyState } from '@baize/ui/EmptyState';
import { cx } from '@baize/ui/cx';
import { TextInput } from '@baize/ui/TextInput';
import { VendorCard } from '@baize/ui/VendorCard';
import { buttonClass } from '@baize/ui/buttonClass';
import { LiveRooms } from '../../components/LiveRooms.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { categoryGroup, categoryPath, useCategories, type Category } from '../../components/useCategories.ts';
import { useOpenVendor, vendorHref } from '../../components/useOpenVendor.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { Link } from '../../router/Link.tsx';
import { useRouter } from '../../router/useRouter.ts';
import { useShown } from '../../router/useShown.ts';

const byPath = new Map<string, Category>(
  Object.entries(categoryPath).map(([category, path]) => [path, category as Category]),
);

/** The vendors of a category. Shown without one, it begins with the first category that has vendors. */
export function CategoryLobbyScreen() {
  const t = useT();
  const language = useLanguage();
  const router = useRouter();
  const openVendor = useOpenVendor();
  const categories = useCategories();
  const { place } = useShown();
  const category = byPath.get(place.path ?? '') ?? categories[0]?.gameClassify ?? 'LIVE';
  const cards = categories.find(({ gameClassify }) => gameClassify === category)?.cards ?? [];
  const text = typeof place.search['search'] === 'string' ? place.search['search'] : '';
  const isFound = findsGame(text);
  /* A vendor has one name, in whatever writing. */
  const found = cards.filter(({ name, vassalage }) => isFound({ CN: name }, vassalage));
  // One vendor alone takes the width of the page.
  const isOnly = found.length === 1;
  const name = t(`shell.category.${category}`);
  const search = (next: string): void =>
    void router.go(next === '' ? place.pathname : `${place.pathname}?${new URLSearchParams({ search: next })}`, {
      replace: true,
      resetScroll: false,
    });
  const picture = `/brand/images/banners/${category.toLowerCase()}.webp`;
  return (
    <div data-screen="games.CategoryLobby" className="content-column pt-3 sm:pt-5">
      <PageBanner group={categoryGroup(category)} title={name} text={t(`games.about.${category}`)} picture={picture} />
      {cards.length === 0 ? (
        <div className="mt-4 rounded-sheet bg-bg-1 shadow-panel">
          <EmptyState
            title={t('games.noVendors', { category: name })}
            hint={t('games.noVendorsHint')}
            action={
              <Link to="/" className={buttonClass({ tone: 'neutral' })}>
                {t('shell.toHome')}
              </Link>
            }
          />
        </div>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <div className="w-full sm:w-64">
              <TextInput
                type="search"
                icon="search"
                aria-label={t('games.searchIn', { category: name })}
                placeholder={t('games.searchIn', { category: name })}
                autoComplete="off"
                maxLength={64}
                value={text}
                onChange={({ target }) => search(target.value)}
              />
            </div>
            <p role="status" className="ml-auto text-dense text-text-3">
              {t('games.vendorCount', { count: found.length })}
            </p>
          </div>
          <h2 className="sr-only">{t('games.vendors')}</h2>
          {found.length === 0 ? (
            <EmptyState title={t('games.noVendorFound')} hint={t('games.noneHint')} />
          ) : (
            <ul className={cx('mt-4 grid gap-4', !isOnly && 'sm:grid-cols-2 lg:grid-cols-4')}>
              {found.map((card) => (
                <li key={card.vassalage} className="grid">
                  <VendorCard
                    /* The lower third of a game's picture is kept for its title, so that its middle stands higher. */
                    className={cx('[&>img]:object-[50%_33%]', isOnly && 'sm:aspect-[3/1] sm:p-8 lg:aspect-[4/1]')}
                    name={card.name}
                    art={card.image === '' ? picture : card.image}
                    note={t('games.vendorGames', { count: card.gameCount })}
                    href={vendorHref(category, card)}
                    onOpen={(event) => {
                      if (!isPlainClick(event)) return;
                      event.preventDefault();
                      openVendor(category, card);
                    }}
                    {...unavailableText(card, language, t('games.maintenance'))}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {category === 'LIVE' ? <LiveRooms /> : null}
    </div>
  );
}
