import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** A payment company that collects or pays out for the brand. */
export const gateway = z.strictObject({
  id: rowId,
  code: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  /** It supports payouts. */
  hasPayouts: z.boolean(),
});

/** The brand's gateways, open or not. */
export const listGateways = operation({
  id: 'gateways.listGateways',
  method: 'GET',
  path: '/ops/gateways/listGateways',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Payment gateways',
  input: z.strictObject({}),
  output: z.array(gateway),
  errors: ['not_logged_in', 'not_allowed'],
});
