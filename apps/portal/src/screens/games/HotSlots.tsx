import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { GameTile } from '../../components/GameTile.tsx';
import { useHotGames } from '../../components/useHotGames.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { LobbySearch } from '../../paths.ts';
import { lobbyGames } from './lobbyGames.ts';

const gridClass = 'grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-5 lg:gap-4 2xl:grid-cols-6';

/** The slots that were played most in the last days, and of those what the other filters leave. */
export function HotSlots({ search, onClear }: { search: LobbySearch; onClear: () => void }) {
  const t = useT();
  const language = useLanguage();
  const hot = useHotGames();
  if (hot.isError) {
    return (
      <ErrorState
        title={t('games.failedTitle')}
        hint={t('games.failedHint')}
        retryLabel={t('games.retry')}
        onRetry={() => void hot.refetch()}
      />
    );
  }
  if (hot.data === undefined) {
    return (
      <div aria-busy="true" aria-label={t('games.loading')} className={gridClass}>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="aspect-3/4 rounded-panel" />
        ))}
      </div>
    );
  }
  const slots = hot.data.list.filter(({ gameClassify }) => gameClassify === 'RNG');
  const games = lobbyGames(slots, search, language);
  if (games.length === 0) {
    return (
      <EmptyState
        title={t(slots.length === 0 ? 'games.noHot' : 'games.noneTitle')}
        hint={t(slots.length === 0 ? 'games.noHotHint' : 'games.noneHint')}
        action={<Button onClick={onClear}>{t('games.clear')}</Button>}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">{t('games.hot')}</h2>
      <ul className={gridClass}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameTile game={game} sizes="(min-width: 1024px) 18vw, (min-width: 640px) 23vw, 31vw" />
          </li>
        ))}
      </ul>
    </>
  );
}
