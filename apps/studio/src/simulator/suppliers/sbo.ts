import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { openSimSession } from '../openSimSession.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { listedOf } from './listedOf.ts';
import { refuseStranger } from './refuseStranger.ts';
import { sendAmounts } from './sendAmounts.ts';
import { simRoundsOf } from './simRoundsOf.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const keyBody = z.object({ CompanyKey: text });
const loginBody = z.object({
  ...{ Username: z.string().check(z.regex(/^[\w.-]{1,64}$/)), GameId: text, Lang: text },
  ...{ Currency: z.string().check(z.regex(/^[A-Z0-9]{3,8}$/)), HomeUrl: z.optional(text) },
});

const time = z.iso.datetime();
const listBody = z.object({ StartDate: time, EndDate: time, Page: z.int().check(z.gte(1), z.lte(100_000)) });
const statuses = { settled: 'settled', open: 'running', cancelled: 'void' } as const;

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
  scope.post('/web-root/restricted/report/get-bet-list-by-transaction-date.aspx', async (request, reply) => {
    prove(request.body);
    const { StartDate, EndDate, Page: page } = parseBody(listBody, request.body);
    const asked = { from: new Date(StartDate), to: new Date(EndDate), page };
    const { rounds, pages } = await simRoundsOf(sim, vendor.code, asked);
    const result = rounds.map(({ number, user, gameCode, currency, bet, win, state, startedAt }) => ({
      ...{ transferCode: number, username: user, gameId: gameCode, currency, stake: bet, winLost: win },
      ...{ orderTime: startedAt.toISOString(), status: statuses[state] },
    }));
    return sendAmounts(reply, { result, page, totalPage: pages, ...done }, 'stake', 'winLost');
  });
};
