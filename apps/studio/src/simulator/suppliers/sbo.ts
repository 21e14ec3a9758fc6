import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { openSimSession } from '../openSimSession.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { listedOf } from './listedOf.ts';
import { refuseStranger } from './refuseStranger.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const keyBody = z.object({ CompanyKey: text });
const loginBody = z.object({
  ...{ Username: z.string().check(z.regex(/^[\w.-]{1,64}$/)), GameId: text, Lang: text },
  ...{ Currency: z.string().check(z.regex(/^[A-Z0-9]{3,8}$/)), HomeUrl: z.optional(text) },
});

/** SBO: the company's key stands in each body; there is no token, only a player who is sent in. */
export const sbo: Supplier = (scope, sim, vendor) => {
  const prove = (body: unknown): void =>
    refuseStranger(isSameSecret(parseBody(keyBody, body).CompanyKey, vendor.secret));
  const done = { error: { id: 0, msg: 'No Error' } };
  scope.post('/web-root/restricted/information/get-game-list.aspx', async (request) => {
    prove(request.body);
    const games = listedOf(sim, vendor.code, false).map(({ table, details }) => ({
      ...details,
      ...{ gameID: table.code, gameInfos: [{ language: 'en', gameName: table.names.en }] },
    }));
    return { seamlessGameProviderGames: games, ...done };
  });
  scope.post('/web-root/restricted/player/login.aspx', async (request) => {
    prove(request.body);
    const { Username, GameId, Lang, Currency, HomeUrl = '' } = parseBody(loginBody, request.body);
    const url = await openSimSession(sim, vendor, {
      ...{ gameCode: GameId, currency: Currency, language: folderOf(Lang), lobbyUrl: HomeUrl },
      player: { token: 'none', user: Username },
    });
    return { url, ...done };
  });
};
