import type { Module } from '../../kit/implement.ts';
import type { GamesDeps } from './GamesDeps.ts';
import { keepSynced } from './keepSynced.ts';
import { getFreePlay } from './routes/getFreePlay.ts';
import { launchGame } from './routes/launchGame.ts';
import { listGames } from './routes/listGames.ts';
import { listVendors } from './routes/listVendors.ts';

/** The catalogue, the lobbies and the way into a game. */
export function gamesModule(deps: GamesDeps): Module {
  let stop = (): void => undefined;
  return {
    name: 'games',
    routes: [listVendors(deps), listGames(deps), launchGame(deps), getFreePlay(deps)],
    mount: () => {
      stop = keepSynced(deps.pool, deps.vendors, deps.log);
    },
    close: async () => stop(),
  };
}
