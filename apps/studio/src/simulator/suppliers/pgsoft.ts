import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { StudioError } from '../../StudioError.ts';
import { openSimSession } from '../openSimSession.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { listedOf } from './listedOf.ts';
import { refuseStranger } from './refuseStranger.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const listBody = z.object({ operator_token: text, secret_key: text });
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

/** PG Soft: the operator writes the address itself. `btt` 1 is real play with the session `ops`, 2 is play for fun. */
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
  scope.get<{ Params: { code: string } }>('/:code/index.html', async (request, reply) => {
    const { btt, ot, ops = '', l, f = '', cc } = parseBody(query, request.query);
    refuseStranger(isSameSecret(ot, vendor.operatorToken));
    if (btt === '1' && ops === '') throw new StudioError('sessionUnknown', 'There is no session in this address.');
    const url = await openSimSession(sim, vendor, {
      ...{ gameCode: request.params.code, currency: cc ?? 'CNY', language: folderOf(l), lobbyUrl: f },
      player: btt === '2' ? null : { token: ops },
    });
    // The operator's session does not stay in the address.
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url);
  });
};
