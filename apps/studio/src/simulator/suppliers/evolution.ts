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
const entryBody = z.object({
  uuid: text,
  player: z.object({
    id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    ...{ language: text, currency: z.string().check(z.regex(/^[A-Z0-9]{3,8}$/)) },
    session: z.object({ id: text, ip: z.optional(text) }),
  }),
  config: z.object({
    game: z.object({ table: z.object({ id: text }) }),
    urls: z.optional(z.object({ lobby: z.optional(text) })),
  }),
});

const time = z.iso.datetime();
const historyQuery = z.object({ startDate: time, endDate: time, page: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) });
const statuses = { settled: 'Resolved', open: 'InProgress', cancelled: 'Cancelled' } as const;

/** Evolution: the casino's key and token stand in the address; the session and its player come with the launch. */
export const evolution: Supplier = (scope, sim, vendor) => {
  const prove = ({ casino, token }: { casino: string; token: string }): void =>
    refuseStranger(isSameSecret(casino, vendor.operatorToken) && isSameSecret(token, vendor.secret));
  const provePair = (authorization = '', casino?: string): void => {
    const [kind, pair = ''] = authorization.split(' ');
    const [name = '', token = ''] = Buffer.from(pair, 'base64').toString('utf8').split(':');
    prove({ casino: kind === 'Basic' && (casino === undefined || name === casino) ? name : '', token });
  };
  scope.get('/api/gamehistory/v1/casino/games', async (request, reply) => {
    provePair(request.headers.authorization);
    const { startDate, endDate, page } = parseBody(historyQuery, request.query);
    const asked = { from: new Date(startDate), to: new Date(endDate), page: Number(page) };
    const { rounds, pages } = await simRoundsOf(sim, vendor.code, asked);
    const games = rounds.map(({ number, user, gameCode, currency, bet, win, state, startedAt }) => ({
      ...{ id: number, table: { id: gameCode }, status: statuses[state], startedAt: startedAt.toISOString() },
      participants: [{ playerId: user, currency, stake: bet, payout: win }],
    }));
    return sendAmounts(reply, { page: asked.page, pages, games }, 'stake', 'payout');
  });
  scope.get<{ Params: { casino: string } }>('/api/lobby/v1/:casino/state', async (request) => {
    provePair(request.headers.authorization, request.params.casino);
    const tables = listedOf(sim, vendor.code, false).map(({ table, details }) => [
      table.code,
      { ...details, tableId: table.code, name: table.names.en, gameType: 'roulette', open: true },
    ]);
    return { tables: Object.fromEntries(tables) as Record<string, unknown> };
  });
  scope.post<{ Params: { casino: string; token: string } }>('/ua/v1/:casino/:token', async (request) => {
    prove(request.params);
    const { player, config } = parseBody(entryBody, request.body);
    const entry = await openSimSession(sim, vendor, {
      ...{ gameCode: config.game.table.id, currency: player.currency, language: folderOf(player.language) },
      lobbyUrl: config.urls?.lobby ?? '',
      player: { token: player.session.id, user: player.id },
    });
    return { entry, entryEmbedded: entry };
  });
};
