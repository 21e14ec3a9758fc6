import * as z from 'zod/mini';
import { studioOperation } from './studioOperation.ts';
import { studioCode } from './shapes.ts';

/** Rounds for an operator's reconciliation. Free rounds cost nothing; refused rounds are not included. */
export const listOperatorRounds = studioOperation({
  id: 'studio.listOperatorRounds',
  method: 'POST',
  path: '/operator/game/rounds',
  audience: 'operator',
  summary: 'The rounds of a stretch of time, page by page',
  input: z.strictObject({
    operator_id: studioCode,
    sub_partner_id: z.string().check(z.maxLength(64)),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    /** Cursor from the previous page; empty for the first. */
    after: z.string().check(z.regex(/^$|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?\|[0-9a-f-]{36}$/)),
  }),
  output: z.strictObject({
    rounds: z.array(
      z.strictObject({
        round: z.string(),
        user: z.string(),
        game_code: z.string(),
        currency: z.string(),
        bet: z.int(),
        win: z.int(),
        state: z.enum(['open', 'settled', 'cancelled']),
        started_at: z.iso.datetime(),
      }),
    ),
    /** Cursor of the next page; empty on the last. */
    next: z.string(),
  }),
  errors: ['operatorUnknown', 'signatureWrong'],
});
