import * as z from 'zod/mini';

/** An amount as merchants write it. */
export const payAmount = z.string().check(z.regex(/^(0|[1-9]\d{0,12})(\.\d{1,5})?$/));

/** An ISO 4217 code. */
export const payCurrency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** What a bank is told of an account. */
export const payText = z.string().check(z.maxLength(256));

const facts = {
  /** The merchant's own id of it. */
  orderId: z.string(),
  id: z.string(),
  status: z.enum(['open', 'paid', 'failed']),
  amount: z.string(),
  currency: z.string(),
  /** Where to pay; there while it can be paid. */
  payUrl: z.optional(z.string()),
};

/** An order as its merchant reads it. */
export const payOrder = z.strictObject(facts);

/** An order in a statement. */
export const payLine = z.strictObject({ kind: z.enum(['payment', 'payout']), ...facts });
