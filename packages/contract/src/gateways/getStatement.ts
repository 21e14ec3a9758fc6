import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * How an order differs: only the gateway has it, only we have it, or both have it with a different amount, currency or
 * outcome.
 */
export const differenceClasses = ['missingHere', 'missingThere', 'differs'] as const;

const side = z.strictObject({
  status: z.string(),
  /** As the reporting side wrote it: not necessarily a valid amount. */
  amount: z.string(),
  currency: z.string(),
});

/** One order on which the two sides differ. */
export const statementDifference = z.strictObject({
  class: z.enum(differenceClasses),
  kind: z.enum(['payment', 'payout']),
  orderId: z.string(),
  /** The gateway's id of it. */
  externalId: z.nullable(z.string()),
  /** The id of our deposit or withdrawal. */
  caseId: z.nullable(rowId),
  here: z.nullable(side),
  there: z.nullable(side),
});

/** The gateway's statement for a time range, compared with ours order by order. */
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
    /** Orders that match. */
    equal: z.int(),
    /** Orders still in progress. */
    open: z.int(),
    differences: z.array(statementDifference),
    /** Paid by our own books: in and out. */
    paidIn: amount,
    paidOut: amount,
    currency: z.string(),
  }),
  errors: ['not_logged_in', 'not_allowed', 'gateway_unknown', 'gateway_silent', 'span_invalid'],
});
