import { listStudioGames as operation } from '@baize/contract/studio/listStudioGames';
import { games } from '../games.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const listStudioGames = (studio: Studio): StudioRoute =>
  implement(operation, async () =>
    Object.values(games).map((game) => ({
      game_code: game.code,
      name: game.names.en,
      names: game.names,
      category: game.category,
      product: game.product,
      lines: game.lines,
      rtp: game.returnPercent,
      min_bet: Number(game.bets[0]),
      max_bet: Number(game.bets.at(-1)),
      bets: game.bets.map(Number),
      platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      languages: [...game.languages],
      is_demo_available: true,
      url_thumb: `${studio.settings.publicUrl}/games/${game.code}/thumb.webp`,
    })),
  );
