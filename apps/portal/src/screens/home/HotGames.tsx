import { GameTile } from '../../components/GameTile.tsx';
import type { Game } from '../../components/useOpenGame.ts';
import { useT } from '../../i18n/useT.ts';

/** Two rows of seven. */
const SHOWN = 14;

export function HotGames({ games }: { games: readonly Game[] }) {
  const t = useT();
  return (
    <section aria-labelledby="hot">
      <h2 id="hot" className="text-h3 text-text-1 lg:text-h2">
        {t('home.hot')}
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-3 sm:grid-cols-4 sm:gap-[19px] lg:grid-cols-7">
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.nodeId}>
            <GameTile game={game} sizes="(min-width: 1024px) 178px, (min-width: 640px) 24vw, 31vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
