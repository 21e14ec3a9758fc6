import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { drawNo, drawProof, gameCode } from './lotteryCard.ts';

/** Everything needed to verify a draw. */
export const getDrawProof = operation({
  id: 'lotteries.getDrawProof',
  method: 'GET',
  path: '/lgw/lotteries/getDrawProof',
  audience: 'public',
  summary: 'Proof of a draw',
  description:
    'commitment is the SHA-256 of the seed’s text; the numbers come from HMAC-SHA256 under the seed over ordersHash:nonce:cursor. With digest, the receipt of an order, path leads from it to ordersHash.',
  input: z.strictObject({ gameCode, drawNo, digest: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))) }),
  output: drawProof,
  errors: ['lottery_not_found', 'draw_not_found'],
});
