import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { rowId } from '../shapes.ts';
import { promotionReward } from './promotion.ts';

/** Draws a prize and pays it. */
export const claimRaffle = operation({
  id: 'promotions.claimRaffle',
  method: 'POST',
  path: '/wps/relay/raffleClaim',
  audience: 'member',
  isRealMoney: true,
  summary: 'Draw and claim a raffle prize',
  description: 'One draw for a member; drawing again answers the same prize. A blank ends as closed.',
  input: z.strictObject({
    promotionId: rowId,
    /**
     * The caller's part of the randomness beside the committed seed, so that the house alone cannot know the result.
     */
    clientSeed: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    language: languageQuery,
  }),
  output: promotionReward,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'promotion_not_found',
    'promotion_closed',
    'promotion_state_changed',
    'promotion_held',
    'promotion_used_up',
    'account_closed',
  ],
});
