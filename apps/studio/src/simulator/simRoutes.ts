import { hashToken } from '@baize/server/hashToken';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { commitmentOf } from '@baize/server/commitmentOf';
import { createRequestBudget } from '../createRequestBudget.ts';
import { languageOf } from '../languageOf.ts';
import { parseBody } from '../parseBody.ts';
import { StudioError } from '../StudioError.ts';
import { advanceRound } from './advanceRound.ts';
import { callVendorWallet } from './callVendorWallet.ts';
import { codecOf } from './dialects/codecOf.ts';
import { centsOf } from './dialects/centsOf.ts';
import { drawTile } from './drawTile.ts';
import { newNumber } from './newNumber.ts';
import { presentSimRound } from './presentSimRound.ts';
import { simPage } from './simPage.ts';
import { simScript } from './simScript.ts';
import type { Simulator } from './Simulator.ts';
import { startSimRound } from './startSimRound.ts';
import { findLastSimRound, findSimRound, findSimSession, type SimSession } from './store.ts';
import { stakes } from './stakes.ts';
import { simTables } from './tables/simTables.ts';
import type { SimTable } from './tables/SimTable.ts';

const betBody = z.strictObject({
  requestId: z.uuid(),
  stake: z.literal([...stakes]),
  choice: z.string().check(z.maxLength(32)),
  /** Printable ASCII without a colon, which parts the fields of the signed message. */
  clientSeed: z.string().check(z.regex(/^[!-9;-~]{1,64}$/)),
});

/** The pages of the simulated vendors' games, and what these ask their own server. */
export function simRoutes(app: FastifyInstance, sim: Simulator): void {
  const hasBudget = createRequestBudget(40, 10);

  async function sessionOf(request: FastifyRequest): Promise<{ session: SimSession; table: SimTable }> {
    const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    const session = token && (await findSimSession(sim.pool, hashToken(token), sim.clock()));
    const table = session ? simTables.get(session.gameCode) : undefined;
    if (!session || !table) throw new StudioError('sessionUnknown', 'This session is unknown or over.');
    if (!hasBudget(session.id, performance.now())) throw new StudioError('tooManyRequests', 'Too many requests.');
    return { session, table };
  }

  app.get<{ Querystring: { game?: unknown; lang?: unknown } }>('/sim/play', async (request, reply) => {
    const { game, lang } = request.query;
    const table = typeof game === 'string' ? simTables.get(game) : undefined;
    if (!table) throw new StudioError('gameUnknown', 'There is no game with this code.');
    return reply.type('text/html; charset=utf-8').send(simPage(table, languageOf(lang), sim.parents));
  });
  app.get('/sim/play.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(simScript));
  app.get<{ Params: { name: string } }>('/sim/pictures/:name', async (request, reply) => {
    const table = simTables.get(request.params.name.replace(/\.svg$/, ''));
    if (!table) throw new StudioError('notFound', 'There is no such picture.');
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawTile(table));
  });

  app.get('/sim/api/session', async (request) => {
    const { session, table } = await sessionOf(request);
    const last = await findLastSimRound(sim.pool, session.id);
    const round = last === undefined ? null : presentSimRound(last, table);
    return {
      ...{ currency: session.currency, isFun: session.playMoney !== null, lobbyUrl: session.lobbyUrl },
      ...{ balance: await balanceOf(session), nextHash: commitmentOf(session.nextSeed) },
      round: round?.isOpen === true ? round : null,
    };
  });

  app.post('/sim/api/bets', async (request) => {
    const { session, table } = await sessionOf(request);
    const { id } = await startSimRound(sim, session, parseBody(betBody, request.body));
    await advanceRound(sim, id);
    return answer(session, table, id);
  });

  app.get<{ Params: { id: string } }>('/sim/api/rounds/:id', async (request) => {
    const { session, table } = await sessionOf(request);
    return answer(session, table, request.params.id);
  });

  async function answer({ id: sessionId }: SimSession, table: SimTable, id: string) {
    const round = await findSimRound(sim.pool, { sessionId, id });
    if (!round) throw new StudioError('roundUnknown', 'This session has no such round.');
    return { round: presentSimRound(round, table) };
  }

  async function balanceOf(session: SimSession): Promise<string> {
    if (session.playMoney !== null) return centsOf(session.playMoney);
    const vendor = sim.vendors.find(({ code }) => code === session.vendor);
    if (!vendor) throw new StudioError('walletUnavailable', 'The vendor of this session is gone.');
    const { username: user, launchToken: token, currency, gameCode: game } = session;
    const asked = { id: newNumber(), stake: 0n, prize: 0n, user, token, currency, game };
    const heard = await callVendorWallet(sim, vendor, codecOf(vendor.dialect, vendor).balance(asked));
    if (heard.verdict === 'refused') throw new StudioError('sessionUnknown', 'The operator ended this session.');
    if (heard.balance === undefined) {
      throw new StudioError('walletUnavailable', 'The wallet does not answer at the moment.');
    }
    return centsOf(heard.balance);
  }
}
