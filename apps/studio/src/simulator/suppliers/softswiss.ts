import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { openSimSession } from '../openSimSession.ts';
import { speakSoftswiss } from '../dialects/speakSoftswiss.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { listedOf } from './listedOf.ts';
import { refuseStranger } from './refuseStranger.ts';
import { sendAmounts } from './sendAmounts.ts';
import { simRoundsOf } from './simRoundsOf.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const game = {
  ...{ casino_id: text, game: text, locale: text },
  urls: z.optional(z.object({ return_url: z.optional(text) })),
};
const currency = z.string().check(z.regex(/^[A-Z0-9]{3,8}$/));
const sessionBody = z.object({
  ...{ ...game, currency, session_id: text },
  user: z.object({ id: z.string().check(z.regex(/^[\w.-]{1,64}$/)) }),
});
const demoBody = z.object({ ...game, currency: z.optional(currency) });

const time = z.iso.datetime();
const listBody = z.object({ from: time, to: time, page: z.int().check(z.gte(1), z.lte(100_000)) });
const statuses = { settled: 'finished', open: 'open', cancelled: 'cancelled' } as const;

/** A decimal text with two places as whole hundredths. */
const wholeOf = (cents: string): string => String(BigInt(cents.replace('.', '')));

/** The SOFTSWISS family: bodies signed by HMAC; the session and its player come with the launch. */
export const softswiss: Supplier = (scope, sim, vendor) => {
  const prove = ({ rawBody, headers }: FastifyRequest): void =>
    refuseStranger(
      isSameSecret(headers['x-request-sign'], speakSoftswiss(vendor.secret).signed(rawBody.toString('utf8'))),
    );
  scope.post('/games', async (request) => {
    prove(request);
    return listedOf(sim, vendor.code, true).map(({ table, details }) => ({
      ...details,
      ...{ identifier: table.code, title: table.names.en },
    }));
  });
  scope.post('/sessions', async (request) => {
    prove(request);
    const body = parseBody(sessionBody, request.body);
    const url = await openSimSession(sim, vendor, {
      ...{ gameCode: body.game, currency: body.currency, language: folderOf(body.locale) },
      lobbyUrl: body.urls?.return_url ?? '',
      player: { token: body.session_id, user: body.user.id },
    });
    return { launch_options: { strategy: 'iframe', game_url: url } };
  });
  scope.post('/rounds', async (request, reply) => {
    prove(request);
    const { from, to, page } = parseBody(listBody, request.body);
    const found = await simRoundsOf(sim, vendor.code, { from: new Date(from), to: new Date(to), page });
    const rounds = found.rounds.map(({ number, user, gameCode, currency, bet, win, state, startedAt }) => ({
      ...{ game_id: number, user_id: user, game: gameCode, currency, status: statuses[state] },
      ...{ bet: wholeOf(bet), win: wholeOf(win), started_at: startedAt.toISOString() },
    }));
    return sendAmounts(reply, { rounds, page, pages: found.pages }, 'bet', 'win');
  });
  scope.post('/demo', async (request) => {
    prove(request);
    const body = parseBody(demoBody, request.body);
    const url = await openSimSession(sim, vendor, {
      ...{ gameCode: body.game, currency: body.currency ?? 'CNY', language: folderOf(body.locale), player: null },
      lobbyUrl: body.urls?.return_url ?? '',
    });
    return { launch_options: { strategy: 'iframe', game_url: url } };
  });
};
