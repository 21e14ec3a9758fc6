import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency, moment, positiveAmount, requestId, rowId } from '../shapes.ts';

/** Maximum length of a transfer's note; an astral character counts once. */
export const TRANSFER_NOTE_MAX = 140;

/** Sends money to the direct upline or, for an agent, to anybody in the own team. */
export const createTransfer = operation({
  id: 'agents.createTransfer',
  method: 'POST',
  path: '/wps/agents/createTransfer',
  audience: 'member',
  isRealMoney: true,
  isSealed: true,
  summary: 'Transfer to the upline or to a downline',
  description:
    'Idempotent by requestId: the same request answers the same transfer; other content under it is refused. Five wrong payment passwords close this and every other call that asks for it for 15 minutes. The note, of at most 140 characters, is shown to both sides.',
  input: z.strictObject({
    requestId,
    direction: z.enum(['upline', 'downline']),
    /** With `downline`: the receiver. */
    memberId: z.optional(rowId),
    amount: positiveAmount,
    note: z.optional(z.string().check(z.refine((text) => [...text].length <= TRANSFER_NOTE_MAX))),
    paymentPassword: z.string().check(z.maxLength(128)),
  }),
  output: z.strictObject({
    id: rowId,
    direction: z.enum(['upline', 'downline']),
    /** The receiver's name. */
    account: z.string(),
    amount,
    currency,
    createdAt: moment,
  }),
  errors: [
    'not_logged_in',
    'not_allowed',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'amount_invalid',
    'no_upline',
    'downline_unknown',
    'transfer_daily_sum',
    'payment_password_missing',
    'payment_password_incorrect',
    'payment_password_locked',
    'insufficient_funds',
    'account_closed',
    'request_conflict',
  ],
});
