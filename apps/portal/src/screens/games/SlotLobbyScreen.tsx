import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { Suspense } from 'react';
import { lazyPart } from '../../components/lazyPart.ts';
import { PageBanner } from '../../components/PageBanner.tsx';
import { Part } from '../../components/Part.tsx';
import { useCategories } from '../../components/useCategories.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { LobbySearch } from '../../paths.ts';
import { GameGrid } from './GameGrid.tsx';
import { LobbyFilters } from './LobbyFilters.tsx';
import { kindsOf } from './kindsOf.ts';
import { lobbyGames } from './lobbyGames.ts';
import { useLobby } from './useLobby.ts';
import { VendorRail } from './VendorRail.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';

const WideGame = lazyPart(() => import('../../components/WideGame.tsx'), 'WideGame');
const HotSlots = lazyPart(() => import('./HotSlots.tsx'), 'HotSlots');
const OwnGames = lazyPart(() => import('./OwnGames.tsx'), 'OwnGames', ['list', 'error']);

const gridClass = 'grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-5 lg:gap-4 2xl:grid-cols-6';

/** Slots: vendors at the side, filters above, games below. What is filtered stands in the address. */
export function SlotLobbyScreen() {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const search = useSearch('/rng');
  const lobby = useLobby();
  const vendors = useCategories().find(({ gameClassify }) => gameClassify === 'RNG')?.cards ?? [];
  const games = lobbyGames(lobby.games, search, language);
  const change = (next: Partial<LobbySearch>): void =>
    void navigate({ to: '/rng', search: { ...search, ...next }, replace: true, resetScroll: false });
  const clear = (): void => void navigate({ to: '/rng', replace: true, resetScroll: false });

  // A list of one game has room for all that is known of it.
  const only = games.length === 1 && !lobby.isPart ? games[0] : undefined;

  // As long as the rest is on its way, what is not filtered is known by its number only.
  const countOf = (found: number): number => (lobby.isPart && found === lobby.games.length ? lobby.total : found);

  const content = () => {
    if (search.own !== undefined) {
      return (
        <Suspense fallback={null}>
          <OwnGames key={search.own} of={search.own} search={search} onClear={clear} />
        </Suspense>
      );
    }
    if (search.hot === true) {
      return (
        <Suspense fallback={null}>
          <HotSlots search={search} onClear={clear} />
        </Suspense>
      );
    }
    if (lobby.isError) {
      return (
        <ErrorState
          title={t('games.failedTitle')}
          hint={t('games.failedHint')}
          retryLabel={t('games.retry')}
          onRetry={lobby.retry}
        />
      );
    }
    if (lobby.isLoading || (lobby.isPart && !lobby.isPartFailed && games.length === 0)) {
      return (
        <div aria-busy="true" aria-label={t('games.loading')} className={gridClass}>
          {Array.from({ length: 12 }, (_, at) => (
            <Skeleton key={at} className="aspect-3/4 rounded-panel" />
          ))}
        </div>
      );
    }
    if (lobby.games.length === 0) return <EmptyState title={t('games.emptyTitle')} hint={t('games.emptyHint')} />;
    if (games.length === 0 && !lobby.isPart) {
      return (
        <EmptyState
          title={t('games.noneTitle')}
          hint={t('games.noneHint')}
          action={<Button onClick={clear}>{t('games.clear')}</Button>}
        />
      );
    }
    return (
      <>
        <h2 className="sr-only">{t('games.count', { count: countOf(games.length) })}</h2>
        {only === undefined ? (
          <GameGrid games={games} className={gridClass} />
        ) : (
          <Suspense fallback={<Skeleton className="h-96 rounded-sheet" />}>
            <WideGame id="only-game" game={only} />
          </Suspense>
        )}
        {lobby.isPartFailed ? (
          <ErrorState
            title={t('games.failedTitle')}
            hint={t('games.failedHint')}
            retryLabel={t('games.retry')}
            onRetry={lobby.retryRest}
          />
        ) : null}
        {lobby.isPart && !lobby.isPartFailed ? (
          <p role="status" className="mt-6 text-center text-dense text-text-3">
            {t('games.loading')}
          </p>
        ) : null}
      </>
    );
  };

  return (
    <div data-screen="games.SlotLobby" className="content-column pt-3 sm:pt-5">
      <PageBanner
        group="w_rng"
        title={t('games.slots')}
        text={t('games.slotsText')}
        picture="/brand/images/banners/rng.webp"
      />
      <div data-piece="" className="mt-4 grid grid-cols-1 gap-5 xl:grid-cols-[14.5rem_minmax(0,1fr)]">
        <Part>
          <VendorRail
            vendors={vendors}
            chosen={search.vassalage}
            total={lobby.total}
            onChoose={(vassalage) => change({ vassalage })}
          />
        </Part>
        <div data-piece="" className="min-w-0">
          <h2 className="sr-only">{t('shell.games')}</h2>
          <Part>
            <LobbyFilters
              search={search}
              kinds={kindsOf(lobby.games)}
              hasFreePlay={lobby.games.some(({ hasFreePlay }) => hasFreePlay)}
              count={
                lobby.isLoading || search.own !== undefined || search.hot === true ? undefined : countOf(games.length)
              }
              onChange={change}
            />
          </Part>
          <div data-piece="" className="mt-4 min-h-80">
            <Part>{content()}</Part>
          </div>
        </div>
      </div>
    </div>
  );
}
