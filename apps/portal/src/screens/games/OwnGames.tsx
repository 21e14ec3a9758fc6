import { listFavourites } from '@baize/contract/games/listFavourites';
import { listRecent } from '@baize/contract/games/listRecent';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { GameTile } from '../../components/GameTile.tsx';
import { ListCards } from '../../components/list/ListCards.tsx';
import { useList } from '../../components/list/useList.ts';
import { WideGame } from '../../components/WideGame.tsx';
import { useSettled } from '../../components/useSettled.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { LobbySearch } from '../../paths.ts';
import { useIsMember } from '../../session.ts';

const gridClass = 'grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-5 lg:gap-4 2xl:grid-cols-6';
const PAGE = 24;

type Props = { of: 'favourites' | 'recent'; search: LobbySearch; onClear(): void };

/** A member's own slots: what is marked, by pages, or what was played last; of those what the other filters leave. */
export function OwnGames({ of, search, onClear }: Props) {
  const t = useT();
  const language = useLanguage();
  const isMember = useIsMember();
  const isRecent = of === 'recent';
  const { vassalage, kind, minBet, lines, free, sort } = search;
  const text = useSettled(search.search ?? '', search.search);
  const filter = { vassalage, kind, minBet, lines, free, ...(text === '' ? {} : { search: text }) };
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const ask = { gameClassify: 'RNG' as const, ...filter, ...(sort === undefined ? {} : { sort, language }) };
  const marked = useList(listFavourites, { size: PAGE, ask, options: { enabled: isMember && !isRecent } });
  const recent = useList(listRecent, {
    size: 'whole',
    ask,
    options: { enabled: isMember && isRecent, refetchOnMount: 'always' },
  });
  const found = isRecent ? recent.data && { content: recent.data.list } : marked.data;
  const back = <Button onClick={onClear}>{t('games.clear')}</Button>;
  const none = {
    title: t(isRecent ? 'games.noRecent' : 'games.noFavourites'),
    hint: t(isRecent ? 'games.noRecentHint' : 'games.noFavouritesHint'),
    action: back,
  };
  if (!isMember) return <EmptyState title={t('games.ownGuest')} action={back} />;
  return (
    <ListCards
      list={isRecent ? recent : marked}
      found={found}
      failed={t('games.failedTitle')}
      empty={isNarrowed ? { title: t('games.noneTitle'), hint: t('games.noneHint'), action: back } : none}
      skeleton={
        <div aria-label={t('games.loading')} className={gridClass}>
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} className="aspect-3/4 rounded-panel" />
          ))}
        </div>
      }
      pagerClass="mt-6 flex justify-center"
    >
      {(games) => {
        const only = games.length === 1 && (isRecent || (marked.data?.totalPages ?? 1) <= 1) ? games[0] : undefined;
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
          </>
        );
      }}
    </ListCards>
  );
}
