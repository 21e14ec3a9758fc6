import { listFavourites } from '@baize/contract/games/listFavourites';
import { listRecent } from '@baize/contract/games/listRecent';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Pager } from '@baize/ui/Pager';
import { Skeleton } from '@baize/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { WideGame } from '../../components/WideGame.tsx';
import { GameTile } from '../../components/GameTile.tsx';
import { usePagerLabels } from '../../components/usePagerLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { useIsMember } from '../../session.ts';

const gridClass = 'grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-5 lg:gap-4 2xl:grid-cols-6';
const PAGE = 24;

type Props = { of: 'favourites' | 'recent'; onClear(): void };

/** A member's own games: what is marked, by pages, or what was played last. */
export function OwnGames({ of, onClear }: Props) {
  const t = useT();
  const labels = usePagerLabels('games');
  const isMember = useIsMember();
  const [page, setPage] = useState(1);
  const isRecent = of === 'recent';
  const marked = useQuery({
    ...query(listFavourites, { pageNum: page, pageSize: PAGE }),
    enabled: isMember && !isRecent,
    placeholderData: keepPreviousData,
  });
  const recent = useQuery({ ...query(listRecent, {}), enabled: isMember && isRecent, refetchOnMount: 'always' });
  const asked = isRecent ? recent : marked;
  const games = isRecent ? recent.data?.list : marked.data?.content;
  const back = <Button onClick={onClear}>{t('games.clear')}</Button>;
  if (!isMember) return <EmptyState title={t('games.ownGuest')} action={back} />;
  if (asked.isError) {
    return (
      <ErrorState
        title={t('games.failedTitle')}
        hint={t('games.failedHint')}
        retryLabel={t('games.retry')}
        onRetry={() => void asked.refetch()}
      />
    );
  }
  if (games === undefined) {
    return (
      <div aria-busy="true" aria-label={t('games.loading')} className={gridClass}>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="aspect-3/4 rounded-panel" />
        ))}
      </div>
    );
  }
  const { totalPages = 1 } = marked.data ?? {};
  if (games.length === 0) {
    /* The last game of the last page was taken away. */
    if (!isRecent && page > 1) setPage(Math.max(1, totalPages));
    return (
      <EmptyState
        title={t(isRecent ? 'games.noRecent' : 'games.noFavourites')}
        hint={t(isRecent ? 'games.noRecentHint' : 'games.noFavouritesHint')}
        action={back}
      />
    );
  }
  const only = games.length === 1 && (isRecent || totalPages <= 1) ? games[0] : undefined;
  return (
    <>
      <h2 className="sr-only">{t(isRecent ? 'games.recent' : 'games.favourites')}</h2>
      {only === undefined ? (
        <ul className={gridClass}>
          {games.map((game) => (
            <li key={game.nodeId}>
              <GameTile game={game} sizes="(min-width: 1024px) 18vw, (min-width: 640px) 23vw, 31vw" />
            </li>
          ))}
        </ul>
      ) : (
        <WideGame id="only-game" game={only} />
      )}
      {isRecent || totalPages <= 1 ? null : (
        <div className="mt-6 flex justify-center">
          <Pager page={page} pageCount={totalPages} onPage={setPage} labels={labels} />
        </div>
      )}
    </>
  );
}
