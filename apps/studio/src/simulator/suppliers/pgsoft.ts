import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { StudioError } from '../../StudioError.ts';
import { openSimSession } from '../openSimSession.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { listedOf } from './listedOf.ts';
import { refuseStranger } from './refuseStranger.ts';
import { sendAmounts } from './sendAmounts.ts';
import { simRoundsAfter } from './simRoundsOf.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const listBody = z.object({ operator_token: text, secret_key: text });
const whole = z.string().check(z.regex(/^[1-9]\d{0,15}$/));
const historyBody = z.object({ ...{ operator_token: text, secret_key: text, row_version: whole, count: whole } });
const statuses = { settled: 1, open: 2, cancelled: 3 } as const;
const query = z.object({
  btt: z.enum(['1', '2']),
  ot: text,
  ...{
    ops: z.optional(text),
    l: z.optional(text),
    f: z.optional(text),
    cc: z.optional(z.string().check(z.regex(/^[A-Z0-9]{3,8}$/))),
  },
});

/** PG Soft: the operator builds the launch URL itself. `btt` 1 is real play with the session `ops`, 2 is fun play. */
export const pgsoft: Supplier = (scope, sim, vendor) => {
  scope.post('/external/Game/v2/Get', async (request) => {
    const body = parseBody(listBody, request.body);
    refuseStranger(
      isSameSecret(body.secret_key, vendor.secret) && isSameSecret(body.operator_token, vendor.operatorToken),
    );
    const data = listedOf(sim, vendor.code, true).map(({ table, details }) => ({
      ...details,
      ...{ gameCode: table.code, gameName: table.names.en, category: 1, status: 1 },
    }));
    return { data, error: null };
  });
  scope.post('/external/Bet/v4/GetHistory', async (request, reply) => {
    const body = parseBody(historyBody, request.body);
    refuseStranger(
      isSameSecret(body.secret_key, vendor.secret) && isSameSecret(body.operator_token, vendor.operatorToken),
    );
    const asked = { version: Number(body.row_version), count: Math.min(500, Number(body.count)) };
    const rounds = await simRoundsAfter(sim, vendor.code, asked);
    const data = rounds.map(({ number, user, gameCode, currency, bet, win, state, startedAt, version }) => ({
      ...{ parentBetId: number, betId: number, playerName: user, gameId: gameCode, currency },
      ...{ betAmount: bet, winAmount: win, handsStatus: statuses[state], rowVersion: version },
      betTime: startedAt.getTime(),
    }));
    return sendAmounts(reply, { data, error: null }, 'betAmount', 'winAmount');
  });
  scope.get<{ Params: { code: string } }>('/:code/index.html', async (request, reply) => {
    const { btt, ot, ops = '', l, f = '', cc } = parseBody(query, request.query);
    refuseStranger(isSameSecret(ot, vendor.operatorToken));
    if (btt === '1' && ops === '') throw new StudioError('sessionUnknown', 'There is no session in this address.');
    const url = await openSimSession(sim, vendor, {
      ...{ gameCode: request.params.code, currency: cc ?? 'CNY', language: folderOf(l), lobbyUrl: f },
      player: btt === '2' ? null : { token: ops },
    });
    // Removes the operator's session from the URL.
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url);
  });
};
