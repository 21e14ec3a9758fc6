import { hashToken } from '@baize/server/hashToken';
import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createRequestBudget } from '../createRequestBudget.ts';
import { languageOf } from '../languageOf.ts';
import { parseBody } from '../parseBody.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';
import { writeCents } from './parseCents.ts';
import { findPurseSession, playToss } from './store.ts';
import { tossPage, tossScript } from './tossPage.ts';

const tossBody = z.strictObject({
  id: z.uuid(),
  stake: z.union([z.literal(100), z.literal(500), z.literal(2_000), z.literal(10_000)]),
  side: z.enum(['sun', 'moon']),
});

/** What a stake of 100 brings when the side is right: two sides alike, so 98 of 100 come back. */
const PAYS_PER_CENT = 196n;

/** A game that is played from the wallet at the vendor: one page, one call. */
export function tossRoutes(app: FastifyInstance, studio: Studio): void {
  const hasBudget = createRequestBudget(20, 5);

  async function playerOf(request: FastifyRequest) {
    const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    const player = token && (await findPurseSession(studio.pool, hashToken(token), studio.clock()));
    if (!player) throw new StudioError('sessionUnknown', 'This session is unknown or over.');
    if (!hasBudget(`${player.operatorId}:${player.username}`, performance.now())) {
      throw new StudioError('tooManyRequests', 'Too many requests.');
    }
    return player;
  }

  app.get<{ Querystring: { lang?: unknown; back?: unknown } }>('/purse/play', async (request, reply) => {
    const { lang, back } = request.query;
    return reply
      .type('text/html; charset=utf-8')
      .send(tossPage(languageOf(lang), typeof back === 'string' ? back : ''));
  });
  app.get('/purse/play.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(tossScript));

  app.get('/purse/session', async (request) => {
    const { currency, balance } = await playerOf(request);
    return { currency, balance: writeCents(balance) };
  });

  app.post('/purse/toss', async (request) => {
    const player = await playerOf(request);
    const { id, stake, side } = parseBody(tossBody, request.body);
    const fell = randomInt(2) === 0 ? 'sun' : 'moon';
    const win = fell === side ? (BigInt(stake) * PAYS_PER_CENT) / 100n : 0n;
    const played = await playToss(studio.pool, { ...player, id, stake: BigInt(stake), win, picked: side, fell });
    if (!played) throw new StudioError('notEnoughMoney', 'The wallet does not reach.');
    return { fell: played.fell, win: writeCents(played.win), balance: writeCents(played.balance) };
  });
}
