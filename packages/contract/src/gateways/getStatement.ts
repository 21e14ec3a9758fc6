import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * How an order differs: the gateway has it and we do not, we have it and the gateway does not, or both have it and it is
 * not the same: another amount, currency or end.
 */
export const differenceClasses = ['missingHere', 'missingThere', 'differs'] as const;

const side = z.strictObject({
  status: z.string(),
  /** As written by whoever said it: it may be what no amount can be. */
  amount: z.string(),
  currency: z.string(),
});

/** One order on which the two sides do not agree. */
export const statementDifference = z.strictObject({
  class: z.enum(differenceClasses),
  kind: z.enum(['payment', 'payout']),
  orderId: z.string(),
  /** The gateway's number for it. */
  externalId: z.nullable(z.string()),
  /** Our deposit or withdrawal. */
  caseId: z.nullable(rowId),
  here: z.nullable(side),
  there: z.nullable(side),
});

/** The gateway's own list of a span of time, held against ours, order by order. */
export const getStatement = operation({
  id: 'gateways.getStatement',
  method: 'GET',
  path: '/ops/gateways/getStatement',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Reconciliation with a gateway',
  description:
    'By when an order was made. The span may have 31 days. Orders that are still open on both sides, or that nobody knows the end of yet, are no difference until they are an hour old.',
  input: z.strictObject({ gatewayId: rowId, from: moment, to: moment }),
  output: z.strictObject({
    /** Orders that are the same on both sides. */
    equal: z.int(),
    /** Orders that are still on their way. */
    open: z.int(),
    differences: z.array(statementDifference),
    /** Paid by our own books: what came in and what went out. */
    paidIn: amount,
    paidOut: amount,
    currency: z.string(),
  }),
  errors: ['not_logged_in', 'not_allowed', 'gateway_unknown', 'gateway_silent', 'span_invalid'],
});
