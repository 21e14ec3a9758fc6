import type { Module } from '#kit/implement.ts';
import type { GamesDeps } from './GamesDeps.ts';
import { syncGamesJob } from './jobs/syncGames.ts';
import { createFavourite } from './routes/createFavourite.ts';
import { getFavourites } from './routes/getFavourites.ts';
import { listFavourites } from './routes/listFavourites.ts';
import { listCatalogue } from './routes/listCatalogue.ts';
import { listGameTypes } from './routes/listGameTypes.ts';
import { listRecent } from './routes/listRecent.ts';
import { removeFavourite } from './routes/removeFavourite.ts';
import { getFreePlay } from './routes/getFreePlay.ts';
import { getGameMenus } from './routes/getGameMenus.ts';
import { getReturnFile } from './routes/getReturnFile.ts';
import { getReturnReport } from './routes/getReturnReport.ts';
import { launchGame } from './routes/launchGame.ts';
import { listGames } from './routes/listGames.ts';
import { listHotGames } from './routes/listHotGames.ts';
import { listVendors } from './routes/listVendors.ts';
import { listWinners } from './routes/listWinners.ts';
import { updateGame } from './routes/updateGame.ts';

/** The catalogue, the lobbies and game launches. */
export function gamesModule(deps: GamesDeps): Module {
  return {
    name: 'games',
    routes: [
      listVendors(deps),
      listGames(deps),
      launchGame(deps),
      getFreePlay(deps),
      listHotGames(deps),
      listWinners(deps),
      getGameMenus(deps),
      createFavourite(deps),
      getFavourites(deps),
      listFavourites(deps),
      listGameTypes(deps),
      listRecent(deps),
      removeFavourite(deps),
      listCatalogue(deps),
      updateGame(deps),
      getReturnReport(deps),
      getReturnFile(deps),
    ],
    jobs: [syncGamesJob(deps)],
  };
}
