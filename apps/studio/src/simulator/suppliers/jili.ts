import { parseAmount } from '@baize/maths/money';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { endGrant, keepGrant } from '../store/grants.ts';
import { StudioError } from '../../StudioError.ts';
import { openSimSession } from '../openSimSession.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { jiliKey } from './jiliKey.ts';
import { listedOf } from './listedOf.ts';
import { simStakes } from '@baize/contract/studio/simStakes';
import { refuseStranger } from './refuseStranger.ts';
import { sendAmounts } from './sendAmounts.ts';
import { simRoundsOf } from './simRoundsOf.ts';
import { simTables } from '../tables/simTables.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const loginQuery = z.object({
  ...{ Token: text, GameId: text, Lang: text, Currency: z.string().check(z.regex(/^[A-Z0-9]{3,8}$/)) },
  HomeUrl: z.optional(text),
});
const wall = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
const recordQuery = z.object({
  ...{ StartTime: wall, EndTime: wall, Page: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) },
});
const grantQuery = z.object({
  ...{ Account: text, Currency: text, ReferenceId: text, FreeSpinValidity: wall, GameIds: text },
  NumberOfRounds: z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
  BetValue: z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
});
const statuses = { open: 0, settled: 1, cancelled: 2 } as const;
const DAY_MS = 86_400_000;
/** Its clock is that of GMT-4, and no zone stands beside its times. */
const AWAY_MS = 4 * 3_600_000;

/** JILI: queries with a key over them; the player is looked up by the token. */
export const jili: Supplier = (scope, sim, vendor) => {
  const prove = (request: FastifyRequest, ...signed: readonly string[]): void => {
    const query = request.query as Partial<Record<string, string>>;
    const own = [...signed, 'AgentId'].map((name) => `${name}=${query[name] ?? ''}`).join('&');
    const { Key = '', AgentId } = query;
    // Around midnight the other side may be in another day.
    const days = [0, -DAY_MS, DAY_MS].map((shift) => new Date(sim.clock().getTime() + shift));
    const isProved = days.some((now) =>
      isSameSecret(Key.slice(6, -6), jiliKey(own, { agent: vendor.operatorToken, secret: vendor.secret, now })),
    );
    refuseStranger(isProved && AgentId === vendor.operatorToken);
  };
  scope.get('/api1/GetGameList', async (request) => {
    prove(request);
    const Data = listedOf(sim, vendor.code, false).map(({ table, details }) => ({
      ...details,
      // What free spins can be given at.
      bets: simStakes.map((stake) => stake * 100_000),
      ...{ GameId: table.code, name: { 'en-US': table.names.en, 'zh-CN': table.names.zh }, GameCategoryId: 5 },
    }));
    return { ErrorCode: 0, Message: '', Data };
  });
  scope.get('/api1/GetBetRecordByTime', async (request, reply) => {
    prove(request, 'StartTime', 'EndTime', 'Page', 'PageLimit');
    const { StartTime, EndTime, Page } = parseBody(recordQuery, request.query);
    const [from, to] = [new Date(`${StartTime}-04:00`), new Date(`${EndTime}-04:00`)];
    const { rounds, pages } = await simRoundsOf(sim, vendor.code, { from, to, page: Number(Page) });
    const Result = rounds.map(({ number, user, gameCode, currency, bet, win, state, startedAt }) => ({
      ...{ WagersId: number, Account: user, GameId: gameCode, Currency: currency, Status: statuses[state] },
      ...{ BetAmount: bet, PayoffAmount: win },
      WagersTime: new Date(startedAt.getTime() - AWAY_MS).toISOString().slice(0, 19),
    }));
    const Data = { Result, Pagination: { CurrentPage: Number(Page), TotalPages: pages } };
    return sendAmounts(reply, { ErrorCode: 0, Message: '', Data }, 'BetAmount', 'PayoffAmount');
  });
  scope.get('/api1/CreateFreeSpin', async (request) => {
    const names = ['Account', 'Currency', 'ReferenceId', 'FreeSpinValidity', 'NumberOfRounds', 'GameIds', 'BetValue'];
    prove(request, ...names);
    const asked = parseBody(grantQuery, request.query);
    const stake = parseAmount(asked.BetValue) ?? 0n;
    if (stake === 0n || simTables.get(asked.GameIds)?.vendor !== vendor.code)
      return { ErrorCode: 102, Message: 'No such game or stake' };
    const isKept = await keepGrant(sim.pool, {
      ...{ vendor: vendor.code, reference: asked.ReferenceId, username: asked.Account, gameCode: asked.GameIds },
      ...{ currency: asked.Currency, stake, rounds: Number(asked.NumberOfRounds) },
      endsAt: new Date(`${asked.FreeSpinValidity}-04:00`),
    });
    return isKept ? { ErrorCode: 0, Message: '' } : { ErrorCode: 101, Message: 'The reference is another grant' };
  });
  scope.get('/api1/CancelFreeSpin', async (request) => {
    prove(request, 'ReferenceId');
    const { ReferenceId } = parseBody(z.object({ ReferenceId: text }), request.query);
    await endGrant(sim.pool, { vendor: vendor.code, reference: ReferenceId });
    return { ErrorCode: 0, Message: '' };
  });
  scope.get('/api1/singleWallet/LoginWithoutRedirect', async (request) => {
    prove(request, 'Token', 'GameId', 'Lang');
    const { Token, GameId, Lang, Currency, HomeUrl = '' } = parseBody(loginQuery, request.query);
    if (Token === '') throw new StudioError('sessionUnknown', 'There is no token in this call.');
    const Data = await openSimSession(sim, vendor, {
      ...{ gameCode: GameId, currency: Currency, language: folderOf(Lang), lobbyUrl: HomeUrl },
      player: { token: Token },
    });
    return { ErrorCode: 0, Message: '', Data };
  });
};
