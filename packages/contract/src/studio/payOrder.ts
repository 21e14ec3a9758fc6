import * as z from 'zod/mini';

/** An amount in the merchants' format. */
export const payAmount = z.string().check(z.regex(/^(0|[1-9]\d{0,12})(\.\d{1,5})?$/));

/** An ISO 4217 code. */
export const payCurrency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** A text for the bank about an account. */
export const payText = z.string().check(z.maxLength(256));

const facts = {
  /** The merchant's own order id. */
  orderId: z.string(),
  id: z.string(),
  status: z.enum(['open', 'paid', 'failed']),
  amount: z.string(),
  currency: z.string(),
  /** The payment page; present while it can be paid. */
  payUrl: z.optional(z.string()),
};

/** An order as its merchant sees it. */
export const payOrder = z.strictObject(facts);

/** An order in a statement. */
export const payLine = z.strictObject({ kind: z.enum(['payment', 'payout']), ...facts });
