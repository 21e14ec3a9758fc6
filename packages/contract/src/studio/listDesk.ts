import * as z from 'zod/mini';
import { deskCall } from './deskRound.ts';
import { studioOperation } from './studioOperation.ts';
import { studioCode } from './shapes.ts';

/** Rounds whose call the operator's wallet finally refused, oldest first, at most five hundred. */
export const listDesk = studioOperation({
  id: 'studio.listDesk',
  method: 'POST',
  path: '/operator/desk/list',
  audience: 'operator',
  summary: 'What waits at the desk',
  input: z.strictObject({
    operator_id: studioCode,
    sub_partner_id: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.strictObject({
    rounds: z.array(
      z.strictObject({
        round: z.string(),
        user: z.string(),
        sub_partner_id: z.string(),
        game_code: z.string(),
        currency: z.string(),
        bet: z.int(),
        win: z.int(),
        call: deskCall,
        /** The wallet's error code. */
        reason: z.string(),
        attempts: z.int(),
        /** A retry is in progress. */
        is_asking: z.boolean(),
        since: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['operatorUnknown', 'signatureWrong'],
});
