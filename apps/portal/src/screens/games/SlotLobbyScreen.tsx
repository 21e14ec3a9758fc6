import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { GameTile } from '../../components/GameTile.tsx';
import { useCategories } from '../../components/useCategories.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { LobbySearch } from '../../paths.ts';
import { LobbyBanner } from './LobbyBanner.tsx';
import { LobbyFilters } from './LobbyFilters.tsx';
import { lobbyGames } from './lobbyGames.ts';
import { useLobby } from './useLobby.ts';
import { VendorRail } from './VendorRail.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';

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

  const content = () => {
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
    if (lobby.isLoading) {
      return (
        <div aria-busy="true" aria-label={t('games.loading')} className={gridClass}>
          {Array.from({ length: 12 }, (_, at) => (
            <Skeleton key={at} className="aspect-3/4 rounded-panel" />
          ))}
        </div>
      );
    }
    if (lobby.games.length === 0) return <EmptyState title={t('games.emptyTitle')} hint={t('games.emptyHint')} />;
    if (games.length === 0) {
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
        <h2 className="sr-only">{t('games.count', { count: games.length })}</h2>
        <ul className={gridClass}>
          {games.map((game, at) => (
            <li key={game.nodeId}>
              <GameTile
                game={game}
                isEager={at < 6}
                sizes="(min-width: 1536px) 170px, (min-width: 1280px) 204px, (min-width: 1024px) 18vw, (min-width: 640px) 23vw, 31vw"
              />
            </li>
          ))}
        </ul>
        {lobby.hasMore ? (
          <p className="mt-6 text-center">
            <Button isLoading={lobby.isLoadingMore} onClick={lobby.loadMore}>
              {t('games.more')}
            </Button>
          </p>
        ) : null}
      </>
    );
  };

  return (
    <div data-screen="games.SlotLobby" className="content-column pt-3 sm:pt-5">
      <LobbyBanner />
      <div className="mt-4 grid gap-5 xl:grid-cols-[14.5rem_1fr]">
        <VendorRail
          vendors={vendors}
          chosen={search.vassalage}
          total={lobby.total}
          onChoose={(vassalage) => change({ vassalage })}
        />
        <div className="min-w-0">
          <h2 className="sr-only">{t('shell.games')}</h2>
          <LobbyFilters search={search} count={lobby.isLoading ? undefined : games.length} onChange={change} />
          <div className="mt-4 min-h-80">{content()}</div>
        </div>
      </div>
    </div>
  );
}
