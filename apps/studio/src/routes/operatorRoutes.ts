import { transact } from '@baize/server/transact';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { games } from '../games.ts';
import { languageOf, type Language } from '../languageOf.ts';
import { openSession } from '../openSession.ts';
import { operatorOf } from '../operatorOf.ts';
import { parseBody } from '../parseBody.ts';
import { presentProof, replayUrl, verifyUrl } from '../present.ts';
import { listRounds, type ListedRound } from '../rounds/listRounds.ts';
import { rotateSeeds } from '../rotateSeeds.ts';
import { findRound, lockPlayer, type RoundRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';

const id = z.string().check(z.regex(/^[\w.-]{1,64}$/));
const currency = z.string().check(z.regex(/^[A-Z0-9]{3,10}$/));
const opaque = z.string().check(z.minLength(1), z.maxLength(512));
const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const listBody = z.strictObject({ operator_id: id });
const urlBody = z.strictObject({
  operator_id: id,
  user: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  token: z.optional(opaque),
  sub_partner_id: z.optional(id),
  game_code: id,
  currency,
  lang: z.optional(z.string().check(z.regex(/^[A-Za-z-]{2,12}$/))),
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  ip: z.optional(z.union([z.ipv4(), z.ipv6()])),
  lobby_url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(2048))),
});
const roundBody = z.strictObject({
  operator_id: id,
  round: uuid,
  user: z.string().check(z.minLength(1), z.maxLength(128)),
  lang: z.optional(z.string().check(z.regex(/^[A-Za-z-]{2,12}$/))),
});

const roundsBody = z.strictObject({
  operator_id: id,
  sub_partner_id: z.string().check(z.maxLength(64)),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  after: z.string().check(z.regex(/^$|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?\|[0-9a-f-]{36}$/)),
});

const ROUNDS_PER_PAGE = 500;
/**
 * What is stuck stays open: a retry may still move its money. What was closed by hand tells what was owed, so that the
 * operator's comparison finds the difference and its people book it.
 */
const listedState = ({ state, stuck_at: stuckAt }: Pick<ListedRound, 'state' | 'stuck_at'>): string => {
  if (state === 'settled' || (state === 'closed' && stuckAt === 'win')) return 'settled';
  return state === 'rolledBack' || state === 'closed' ? 'cancelled' : 'open';
};

/** The supplier's side of our protocol: the operator asks for the list of games, for a way in, and for a round's details. */
export function operatorRoutes(app: FastifyInstance, studio: Studio): void {
  app.post('/operator/game/list', async (request) => {
    operatorOf(studio, request, parseBody(listBody, request.body).operator_id);
    return Object.values(games).map((game) => ({
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
      languages: game.languages,
      is_demo_available: true,
      url_thumb: `${studio.settings.publicUrl}/games/${game.code}/thumb.webp`,
    }));
  });

  app.post('/operator/game/url', async (request) => {
    const body = parseBody(urlBody, request.body);
    const operator = operatorOf(studio, request, body.operator_id);
    if (!games[body.game_code]) throw new StudioError('gameUnknown', 'There is no game with this code.');
    if ((body.user === undefined) !== (body.token === undefined)) {
      throw new StudioError('badRequest', 'user and token go together: both for real play, neither for fun play.');
    }
    if (operator.subPartnerIds.length > 0 && !operator.subPartnerIds.includes(body.sub_partner_id ?? '')) {
      throw new StudioError('badRequest', 'sub_partner_id is not one of this operator.');
    }
    const language = languageOf(body.lang);
    const token = await openSession(studio, {
      operatorId: operator.id,
      gameCode: body.game_code,
      currency: body.currency,
      language,
      platform: body.platform,
      subPartnerId: body.sub_partner_id ?? null,
      country: body.country ?? null,
      ip: body.ip ?? null,
      lobbyUrl: body.lobby_url ?? null,
      player: body.user === undefined || body.token === undefined ? null : { user: body.user, token: body.token },
    });
    // The session stands behind the hash sign, which no browser sends to any server or writes into a referrer.
    return { url: `${studio.settings.publicUrl}/games/${body.game_code}/?lang=${language}#session=${token}` };
  });

  app.post('/operator/game/rounds', async (request) => {
    const body = parseBody(roundsBody, request.body);
    const operator = operatorOf(studio, request, body.operator_id);
    const rounds = await listRounds(studio.pool, {
      ...{ operatorId: operator.id, subPartnerId: body.sub_partner_id, after: body.after },
      ...{ from: new Date(body.from), to: new Date(body.to), limit: ROUNDS_PER_PAGE },
    });
    return {
      rounds: rounds.map((round) => ({
        ...{ round: round.id, user: round.operator_user, game_code: round.game_code, currency: round.currency },
        ...{ bet: Number(round.bet), win: Number(round.win), state: listedState(round) },
        started_at: round.created_at.toISOString(),
      })),
      next: rounds.length < ROUNDS_PER_PAGE ? '' : (rounds.at(-1)?.place ?? ''),
    };
  });

  app.post('/operator/game/round', async (request) => {
    const { round, language } = await roundOf(request);
    return detailsOf(round, language);
  });

  /* The player's way to check a round without the game: its seed is revealed and the next rounds get a new one. */
  app.post('/operator/game/reveal', async (request) => {
    const { round, language } = await roundOf(request);
    await transact(studio.pool, async (query) => {
      await lockPlayer(query, round.player_id);
      /* Read behind the lock: whoever came first has revealed it, and the live seed is another one then. */
      if ((await findRound(query, round.id))?.revealed_server_seed !== null) return;
      await rotateSeeds(query, {
        playerId: round.player_id,
        now: studio.clock(),
        clientSeed: ({ client_seed: own }) => own,
      });
    });
    return detailsOf((await findRound(studio.pool, round.id)) ?? round, language);
  });

  async function roundOf(request: FastifyRequest): Promise<{ round: RoundRow; language: Language }> {
    const body = parseBody(roundBody, request.body);
    const operator = operatorOf(studio, request, body.operator_id);
    const round = await findRound(studio.pool, body.round);
    if (!round || round.operator_id !== operator.id || round.operator_user !== body.user) {
      throw new StudioError('roundUnknown', 'This player has no such round.');
    }
    return { round, language: languageOf(body.lang) };
  }

  function detailsOf(row: RoundRow, language: Language) {
    const { game, bet, win, ...details } = presentProof(row);
    return {
      ...details,
      game_code: game,
      bet: Number(bet),
      win: win === null ? null : Number(win),
      url: replayUrl(studio, row.id, language),
      verifyUrl: verifyUrl(studio, row.id, language),
    };
  }
}
