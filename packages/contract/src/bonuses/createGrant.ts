import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, reasonText, requestId } from '../shapes.ts';
import { operatorBonus } from './bonus.ts';

/** Requests a bonus for a member; nothing moves until another operator approves. */
export const createGrant = operation({
  id: 'bonuses.createGrant',
  method: 'POST',
  path: '/ops/bonuses/createGrant',
  audience: 'operator',
  permission: 'bonuses.write',
  summary: 'Ask for a bonus',
  description: 'Idempotent by requestId. multiple: how many times the amount has to be staked.',
  input: z.strictObject({
    requestId,
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    title: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)),
    amount: positiveAmount,
    multiple: z.int().check(z.gte(0), z.lte(100)),
    days: z.int().check(z.gte(1), z.lte(90)),
    reason: reasonText(10),
  }),
  output: operatorBonus,
  errors: ['not_logged_in', 'not_allowed', 'member_not_found', 'amount_invalid', 'reason_required', 'request_conflict'],
});
