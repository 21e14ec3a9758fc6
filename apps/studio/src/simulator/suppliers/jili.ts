import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { StudioError } from '../../StudioError.ts';
import { openSimSession } from '../openSimSession.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { jiliKey } from './jiliKey.ts';
import { listedOf } from './listedOf.ts';
import { refuseStranger } from './refuseStranger.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const loginQuery = z.object({
  ...{ Token: text, GameId: text, Lang: text, Currency: z.string().check(z.regex(/^[A-Z0-9]{3,8}$/)) },
  HomeUrl: z.optional(text),
});
const DAY_MS = 86_400_000;

/** JILI: queries with a key over them; the player is asked for by the token. */
export const jili: Supplier = (scope, sim, vendor) => {
  const prove = (request: FastifyRequest, ...signed: readonly string[]): void => {
    const query = request.query as Partial<Record<string, string>>;
    const own = [...signed, 'AgentId'].map((name) => `${name}=${query[name] ?? ''}`).join('&');
    const { Key = '', AgentId } = query;
    // Around midnight the other side's day may be another one.
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
      ...{ GameId: table.code, name: { 'en-US': table.names.en, 'zh-CN': table.names.zh }, GameCategoryId: 5 },
    }));
    return { ErrorCode: 0, Message: '', Data };
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
