import { GameTile } from '../../components/GameTile.tsx';
import { useHotGames } from '../../components/useHotGames.ts';
import type { Game } from '../../components/useOpenGame.ts';
import { useT } from '../../i18n/useT.ts';

/** Two rows of seven. */
const SHOWN = 14;

/** What is played most; until that is known, the catalogue in its order of popularity, which came with the page. */
export function HotGames({ games }: { games: readonly Game[] }) {
  const t = useT();
  const { data } = useHotGames();
  const shown = data === undefined || data.list.length === 0 ? games : data.list;
  return (
    <section aria-labelledby="hot">
      <h2 id="hot" className="text-h3 text-text-1 lg:text-h2">
        {t('home.hot')}
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-3 sm:grid-cols-4 sm:gap-[19px] lg:grid-cols-7">
        {shown.slice(0, SHOWN).map((game) => (
          <li key={game.nodeId}>
            <GameTile game={game} sizes="(min-width: 1024px) 178px, (min-width: 640px) 24vw, 31vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
