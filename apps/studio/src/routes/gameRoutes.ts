import { transact } from '@baize/server/transact';
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createRequestBudget } from '../createRequestBudget.ts';
import { games } from '../games.ts';
import { findPlaySession } from '../guests/findPlaySession.ts';
import type { PlaySession } from '../guests/PlaySession.ts';
import { writeGuest } from '../guests/writeGuest.ts';
import { isBetPaid } from '../isBetPaid.ts';
import { parseBody } from '../parseBody.ts';
import { presentGame, presentProof, presentRound, verifyUrl } from '../present.ts';
import { rotateSeeds } from '../rotateSeeds.ts';
import { runWalletCall } from '../rounds/runWalletCall.ts';
import { startRound, type Spin } from '../rounds/startRound.ts';
import {
  findLiveSeed,
  findRound,
  listRecentRounds,
  raiseShownSpins,
  updateClientSeed,
  type RoundRow,
  type SeedRow,
  type SessionRow,
} from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';
import { callWallet } from '../hub88/callWallet.ts';

const units = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const requestId = z.string().check(z.regex(/^[\w-]{8,64}$/));
/** Printable ASCII without a colon, which parts the fields of the signed message. */
const clientSeed = z.string().check(z.regex(/^[!-9;-~]{1,64}$/));
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const spinBody = z.strictObject({ requestId, bet: units, reward: z.optional(z.string().check(z.regex(uuidPattern))) });
const progressBody = z.strictObject({ shown: z.int().check(z.gte(0), z.lte(1000)) });
const clientSeedBody = z.strictObject({ clientSeed });
const rotateBody = z.strictObject({ clientSeed: z.optional(clientSeed) });

/** What the game in the browser asks its own server; every call carries the studio's session token. */
export function gameRoutes(app: FastifyInstance, studio: Studio): void {
  const hasBudget = createRequestBudget(40, 10);
  /** Clicks that are on their way in this process, so that a repeat waits for the first one's answer. */
  const spinning = new Map<string, Promise<RoundRow>>();

  async function sessionOf(request: FastifyRequest): Promise<PlaySession> {
    const token = /^Bearer ([\w.-]{43,8192})$/.exec(request.headers.authorization ?? '')?.[1];
    const session = token && (await findPlaySession(studio, token));
    if (!session) throw new StudioError('sessionUnknown', 'This session is unknown or over.');
    if (!hasBudget(session.id, performance.now())) throw new StudioError('tooManyRequests', 'Too many requests.');
    return session;
  }

  app.get('/api/session', async (request) => {
    const session = await sessionOf(request);
    const [seed, rounds, purse] = await Promise.all([
      liveSeedOf(session),
      listRecentRounds(studio.pool, session.player_id, session.game_code, 1),
      balanceOf(studio, session),
    ]);
    const last = rounds[0];
    const isUnfinished =
      last !== undefined &&
      (['betting', 'rollingBack'].includes(last.state) ||
        (isBetPaid(last) && last.shown_spins < last.outcome.spins.length));
    return {
      game: presentGame(session.game_code),
      currency: session.currency,
      language: session.language,
      isFun: session.operator_user === null,
      lobbyUrl: session.lobby_url,
      parents: studio.settings.frameAncestors,
      ...purse,
      seed: presentSeed(seed),
      round: isUnfinished ? presentRound(last) : null,
      lastBet: last?.bet.toString() ?? null,
    };
  });

  app.post('/api/spins', async (request) => {
    const session = await sessionOf(request);
    const body = parseBody(spinBody, request.body);
    const key = `${session.player_id}:${body.requestId}`;
    const round = await (spinning.get(key) ?? spin(session, spinOf(body), key));
    return { round: presentRound(round) };
  });

  async function spin(session: PlaySession, asked: Spin, key: string): Promise<RoundRow> {
    const work = (async () => {
      const { round, betCall } = await startRound(studio, session, asked);
      if (betCall === undefined) return round;
      await runWalletCall(studio, betCall);
      return (await findRound(studio.pool, round.id))!;
    })();
    spinning.set(key, work);
    try {
      return await work;
    } finally {
      spinning.delete(key);
    }
  }

  app.get('/api/rounds', async (request) => {
    const session = await sessionOf(request);
    const rounds = await listRecentRounds(studio.pool, session.player_id, session.game_code, 20);
    return {
      rounds: rounds.map((round) => {
        const { outcome: _outcome, ...summary } = presentRound(round);
        return {
          ...summary,
          isRevealed: round.revealed_server_seed !== null,
          verifyUrl: verifyUrl(studio, round.id, session.language),
        };
      }),
    };
  });

  app.get<{ Params: { id: string } }>('/api/rounds/:id', async (request) => {
    const session = await sessionOf(request);
    return { round: presentRound(await ownRound(session, request.params.id)) };
  });

  app.post<{ Params: { id: string } }>('/api/rounds/:id/progress', async (request) => {
    const session = await sessionOf(request);
    const { shown } = parseBody(progressBody, request.body);
    const round = await ownRound(session, request.params.id);
    await raiseShownSpins(studio.pool, round.id, session.player_id, shown);
    return { shown: Math.max(round.shown_spins, Math.min(shown, round.outcome.spins.length)) };
  });

  app.get('/api/balance', async (request) => {
    const session = await sessionOf(request);
    return balanceOf(studio, session);
  });

  app.get('/api/seeds', async (request) => {
    const session = await sessionOf(request);
    return { seed: presentSeed(await liveSeedOf(session)) };
  });

  app.post('/api/seeds/client', async (request) => {
    const session = await sessionOf(request);
    const body = parseBody(clientSeedBody, request.body);
    await transact(studio.pool, async (query) => {
      if (session.unwritten) await writeGuest(query, session.unwritten, studio.clock());
      await updateClientSeed(query, session.player_id, body.clientSeed);
    });
    return { seed: presentSeed(await findLiveSeed(studio.pool, session.player_id)) };
  });

  app.post('/api/seeds/rotate', async (request) => {
    const session = await sessionOf(request);
    const body = parseBody(rotateBody, request.body);
    const now = studio.clock();
    const revealed = await transact(studio.pool, async (query) => {
      if (session.unwritten) await writeGuest(query, session.unwritten, now);
      return rotateSeeds(query, {
        playerId: session.player_id,
        now,
        clientSeed: () => body.clientSeed ?? randomBytes(8).toString('hex'),
      });
    });
    return {
      revealed: { ...presentSeed(revealed), serverSeed: revealed.server_seed },
      seed: presentSeed(await findLiveSeed(studio.pool, session.player_id)),
    };
  });

  app.get<{ Params: { id: string }; Querystring: { k?: unknown } }>('/api/proof/:id', async (request) => {
    const { id } = request.params;
    const key = request.query.k;
    if (!uuidPattern.test(id) || typeof key !== 'string' || !studio.replayKeys.opens(key, id, studio.clock())) {
      throw new StudioError('keyWrong', 'The key does not open this round, or its day is over.');
    }
    const round = await findRound(studio.pool, id);
    if (!round) throw new StudioError('roundUnknown', 'There is no such round.');
    return { ...presentProof(round), gameInfo: presentGame(round.game_code), parents: studio.settings.frameAncestors };
  });

  /** Before anything is written of a guest, the seed that will be is known all the same, and its hash is told. */
  async function liveSeedOf({ unwritten, player_id: playerId }: PlaySession): Promise<SeedRow> {
    return unwritten?.seed ?? findLiveSeed(studio.pool, playerId);
  }

  async function ownRound(session: SessionRow, id: string): Promise<RoundRow> {
    const round = uuidPattern.test(id) ? await findRound(studio.pool, id) : undefined;
    if (!round || round.player_id !== session.player_id) {
      throw new StudioError('roundUnknown', 'This player has no such round.');
    }
    return round;
  }
}

const spinOf = ({ requestId: id, bet, reward }: z.output<typeof spinBody>): Spin => ({
  ...{ requestId: id, bet: BigInt(bet), reward: reward ?? null },
});

type Purse = {
  balance: string;
  jackpots: { bet: string; amount: string }[];
  freeRounds: { reward: string; bet: string; rounds: number; endsAt: string }[];
};

/** What the player can spend, what the pools of the game hold, and the rounds that the operator grants. */
async function balanceOf(studio: Studio, session: SessionRow): Promise<Purse> {
  if (session.play_money !== null) {
    const { bets, funJackpotTimes: times } = games[session.game_code]!;
    const jackpots = times === 0n ? [] : bets.map((bet) => ({ bet: `${bet}`, amount: `${bet * times}` }));
    return { balance: session.play_money.toString(), jackpots, freeRounds: [] };
  }
  const operator = studio.settings.operators.find(({ id }) => id === session.operator_id);
  if (!operator) throw new StudioError('walletUnavailable', 'The operator of this session is gone.');
  const body = JSON.stringify({
    user: session.operator_user,
    token: session.operator_token,
    request_uuid: randomUUID(),
    game_code: session.game_code,
    currency: session.currency,
    ...(session.sub_partner_id === null ? {} : { sub_partner_id: session.sub_partner_id }),
  });
  const answer = await callWallet(operator, studio.settings.privateKey, 'balance', body, studio.walletDeadlineMs);
  if (answer.reason === 'tokenWrong' || answer.reason === 'tokenExpired') {
    throw new StudioError('sessionUnknown', 'The operator ended this session.');
  }
  if (answer.outcome !== 'done' || answer.balance === undefined) {
    studio.log.warn({ answer: answer.text }, 'balance call');
    throw new StudioError('walletUnavailable', 'The wallet does not answer at the moment.');
  }
  return {
    balance: answer.balance.toString(),
    jackpots: answer.jackpots.map(({ bet, amount }) => ({ bet: bet.toString(), amount: amount.toString() })),
    // What the game cannot be played at is no offer.
    freeRounds: answer.freeRounds
      .filter(({ bet }) => games[session.game_code]!.bets.includes(bet))
      .map((grant) => ({ ...grant, bet: grant.bet.toString() })),
  };
}

function presentSeed(seed: SeedRow) {
  return {
    serverSeedHash: seed.server_seed_hash,
    clientSeed: seed.client_seed,
    nextNonce: seed.next_nonce.toString(),
  };
}
