import * as z from 'zod/mini';
import { gameCode } from '../../codec/gameFacts.ts';
import { playerNeeded } from '../../codec/playerNeeded.ts';
import type { Supplier } from '../Supplier.ts';
import { askTcg } from './askTcg.ts';

const gamesShape = z.object({
  status: z.literal(0),
  games: z.array(
    z.object({
      game_code: gameCode,
      name: z.string().check(z.minLength(1), z.maxLength(100)),
      name_cn: z.string().check(z.maxLength(100)),
      category: z.string().check(z.maxLength(64)),
      rtp: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/))),
    }),
  ),
});
const urlShape = z.object({ status: z.literal(0), game_url: z.string().check(z.maxLength(4_096)) });

/** Lists and launches in the `tcg` dialect; there is no fun play. */
export const supplier = (): Supplier => ({
  listGames: async (known) =>
    (await askTcg(known, 'tgl', {}, gamesShape)).games.map(({ game_code: code, name, name_cn: zh, ...facts }) => ({
      ...facts,
      ...{ code, name, names: { en: name, zh }, isDemoAvailable: false },
    })),
  gameUrl: async (known, request) => {
    const { gameCode: game, language, lobbyUrl } = request;
    const asked = { username: playerNeeded(request).user, game_code: game, language, back_url: lobbyUrl };
    return (await askTcg(known, 'lg', asked, urlShape)).game_url;
  },
});
