import { listFavourites } from '@baize/contract/games/listFavourites';
import { listRecent } from '@baize/contract/games/listRecent';
import { Icon } from '@baize/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { GameTile } from '../../components/GameTile.tsx';
import { useAccountItems } from '../../components/useAccountItems.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';

/** One row. */
const SHOWN = 7;

/** Where a phone leads a member from the front page without its drawer. */
const quick = new Set(['depositv2', 'withdraw', 'personalHistoryCopy']);

/** What a member finds on the front page: quick ways to the money on phones, and the games that were played or marked last. */
export function MemberHome() {
  const t = useT();
  const ways = useAccountItems().filter(({ id }) => quick.has(id));
  const recent = useQuery({ ...query(listRecent, {}), refetchOnMount: 'always' });
  const marked = useQuery(query(listFavourites, { pageNum: 1, pageSize: SHOWN }));
  const known = new Set<string>();
  const games = [...(recent.data?.list ?? []), ...(marked.data?.content ?? [])]
    .filter(({ nodeId }) => !known.has(nodeId) && known.add(nodeId))
    .slice(0, SHOWN);
  return (
    <>
      <ul aria-label={t('shell.account')} className="grid grid-cols-3 gap-2 lg:hidden">
        {ways.map(({ id, label, icon, onSelect }) => (
          <li key={id}>
            <button
              type="button"
              onClick={onSelect}
              className="flex min-h-16 w-full flex-col items-center justify-center gap-1 rounded-panel bg-bg-1 px-1 text-center text-dense text-text-1 shadow-panel hover:bg-bg-2"
            >
              <Icon name={icon} size={22} className="text-brass-text" />
              <span className="line-clamp-2">{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {games.length === 0 ? null : (
        <section aria-labelledby="continue">
          <header className="flex items-center justify-between gap-3">
            <h2 id="continue" className="text-h3 text-text-1 lg:text-h2">
              {t('home.continue')}
            </h2>
            <Link
              to="/rng"
              search={{ own: 'recent' }}
              className="inline-flex min-h-11 items-center gap-1 text-label text-felt-text hover:underline"
            >
              {t('home.continueAll')}
              <Icon name="chevronRight" size={16} />
            </Link>
          </header>
          <ul className="mt-3 grid auto-cols-[31%] grid-flow-col gap-3 overflow-x-auto scrollbar-none py-1 sm:auto-cols-[23%] sm:gap-[19px] lg:auto-cols-[calc((100%-6*19px)/7)]">
            {games.map((game) => (
              <li key={game.nodeId}>
                <GameTile game={game} sizes="(min-width: 1024px) 178px, (min-width: 640px) 24vw, 31vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
