import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isBodySigned } from '../isBodySigned.ts';
import { folderOf } from '@baize/contract/folderOf';
import { signBody } from '../signBody.ts';
import type { Studio } from '../Studio.ts';
import { faultOf } from './faultOf.ts';
import type { PurseCall } from './PurseCall.ts';
import { openPurseSession } from './openPurseSession.ts';
import { parseCents, writeCents } from './parseCents.ts';
import {
  balanceOfPurse,
  findTransfer,
  insertPurse,
  listPurseRounds,
  listTransfers,
  moveOnce,
  settleDue,
  type PurseRound,
  type PurseTransfer,
} from './store.ts';

/** The operator's calls, with verified signatures. */
export type PurseAnswer = Record<string, unknown>;

/**
 * Hook around a call and its response, so that a test can delay, repeat, reorder or drop either: `next` processes the
 * call, as often as it is called; `lost` cuts the connection without a response.
 */
export type AroundPurse = (call: PurseCall, next: () => Promise<PurseAnswer>) => Promise<PurseAnswer | 'lost'>;

const username = z.string().check(z.regex(/^[a-z0-9-]{3,64}$/));
const reference = z.string().check(z.regex(/^[\w-]{8,64}$/));
const cents = z.string().check(z.regex(/^(0|[1-9]\d{0,11})\.\d{2}$/));
const bodies = {
  cm: z.object({ username, currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
  gb: z.object({ username }),
  ft: z.object({
    username,
    fund_type: z.union([z.literal(1), z.literal(2)]),
    amount: cents,
    reference_no: reference,
    valid_until: z.iso.datetime(),
  }),
  cs: z.object({ reference_no: reference }),
  tl: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
  rl: z.object({
    changed_from: z.iso.datetime(),
    after: z.string().check(z.regex(/^(\d{1,17}\/[0-9a-f-]{36})?$/)),
    limit: z.int().check(z.gte(1), z.lte(1_000)),
  }),
  tgl: z.object({}),
  lg: z.object({ username, game_code: z.literal('coin-toss'), language: z.string(), back_url: z.string() }),
} as const;

/** The numbers of this dialect: done, a body that makes no sense, a stranger, a player who is not there, too late, a reference of another transfer. */
const OK = 0;
const BAD = 2;
const STRANGER = 3;
const NOBODY = 15;
const LATE = 16;
const TAKEN = 17;

/**
 * Wallets of a transfer vendor: created, filled, emptied and queried by the operator. Calls are signed by the operator,
 * responses by the vendor. A reference moves money once, however often it is sent, and a transfer that arrives after
 * its `valid_until` is refused permanently.
 */
export function purseRoutes(app: FastifyInstance, studio: Studio, around: AroundPurse = (_call, next) => next()): void {
  app.post('/purse/api', async (request, reply) => {
    const call = request.body as PurseCall;
    const operator = studio.settings.operators.find(({ id }) => id === call.merchant_code);
    const isKnown =
      operator !== undefined && isBodySigned(request.rawBody, request.headers['x-tcg-sign'], operator.publicKey);
    const answer = isKnown
      ? await around(call, () => carryOut(studio, call))
      : { status: STRANGER, error_desc: 'The signature is not this merchant’s.' };
    const fault = isKnown ? faultOf(call) : undefined;
    if (answer === 'lost' || fault === 'answerLost' || fault === 'callLost') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    const text = JSON.stringify(answer);
    return reply
      .header('content-type', 'application/json')
      .header('x-tcg-sign', signBody(text, studio.settings.privateKey))
      .send(text);
  });
}

async function carryOut(studio: Studio, call: PurseCall): Promise<PurseAnswer> {
  const { pool, clock, settings } = studio;
  const { merchant_code: operatorId, method } = call;
  const parsed = method in bodies ? z.safeParse(bodies[method as keyof typeof bodies], call) : undefined;
  if (parsed?.success !== true) return { status: BAD, error_desc: 'The call makes no sense.' };
  const of = <Method extends keyof typeof bodies>(_method: Method) => parsed.data as z.output<(typeof bodies)[Method]>;
  await settleDue(pool, operatorId, clock());
  switch (method as keyof typeof bodies) {
    case 'cm':
      await insertPurse(pool, { operatorId, ...of('cm') });
      return { status: OK };
    case 'gb': {
      const balance = await balanceOfPurse(pool, { operatorId, ...of('gb') });
      if (balance === undefined) return { status: NOBODY, error_desc: 'There is no such player.' };
      return { status: OK, balance: writeCents(balance) };
    }
    case 'ft':
      return transfer(studio, call, of('ft'));
    case 'cs': {
      const found = await findTransfer(pool, { operatorId, reference: of('cs').reference_no });
      return { status: OK, reference_no: of('cs').reference_no, transaction_status: found?.state ?? 'NOT_FOUND' };
    }
    case 'tl': {
      const rows = await listTransfers(pool, { operatorId, from: of('tl').from, to: of('tl').to });
      return { status: OK, transfers: rows.map(shown) };
    }
    case 'rl': {
      const { changed_from: changedFrom, after, limit } = of('rl');
      const rounds = await listPurseRounds(pool, { operatorId, changedFrom, after, limit });
      return {
        status: OK,
        rounds: rounds.map(shownRound),
        next: rounds.length < limit ? '' : (rounds.at(-1)?.place ?? ''),
      };
    }
    case 'tgl':
      return {
        status: OK,
        games: [{ game_code: 'coin-toss', name: 'Coin Toss', name_cn: '猜硬币', category: 'table', rtp: '98.00' }],
      };
    case 'lg': {
      const { username: player, language, back_url: backUrl } = of('lg');
      if ((await balanceOfPurse(pool, { operatorId, username: player })) === undefined) {
        return { status: NOBODY, error_desc: 'There is no such player.' };
      }
      const spoken = folderOf(language);
      const token = await openPurseSession(studio, { operatorId, username: player, language: spoken });
      const back = URL.canParse(backUrl) ? `&back=${encodeURIComponent(backUrl)}` : '';
      return { status: OK, game_url: `${settings.publicUrl}/purse/play?lang=${spoken}${back}#session=${token}` };
    }
  }
}

async function transfer(
  { pool, clock }: Studio,
  call: PurseCall,
  body: z.output<(typeof bodies)['ft']>,
): Promise<PurseAnswer> {
  const now = clock();
  if (Date.parse(body.valid_until) < now.getTime()) return { status: LATE, error_desc: 'This came too late.' };
  const fault = faultOf(call);
  if (fault === 'callLost') return { status: OK };
  const found = await moveOnce(pool, {
    operatorId: call.merchant_code,
    reference: body.reference_no,
    username: body.username,
    fundType: body.fund_type,
    amount: parseCents(body.amount),
    now,
    dueAt: fault === 'pending' ? new Date(now.getTime() + 20_000) : now,
    isRefused: fault === 'refused',
  });
  if (found === undefined) return { status: NOBODY, error_desc: 'There is no such player.' };
  if (
    found.username !== body.username ||
    found.fundType !== body.fund_type ||
    found.amount !== parseCents(body.amount)
  ) {
    return { status: TAKEN, error_desc: 'This reference belongs to another transfer.' };
  }
  return { status: OK, reference_no: body.reference_no, transaction_status: found.state };
}

function shown(row: PurseTransfer): PurseAnswer {
  return {
    reference_no: row.reference,
    username: row.username,
    fund_type: row.fundType,
    amount: writeCents(row.amount),
    transaction_status: row.state,
    created_at: row.createdAt.toISOString(),
  };
}

function shownRound(row: PurseRound): PurseAnswer {
  return {
    round_id: row.id,
    username: row.username,
    game_code: 'coin-toss',
    currency: row.currency,
    bet_amount: writeCents(row.stake),
    win_amount: writeCents(row.win),
    round_status: row.state,
    started_at: row.startedAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  };
}
