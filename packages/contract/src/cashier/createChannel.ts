import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { channel, channelDraft } from './channel.ts';
import { depositKind, depositNetwork } from './depositMethod.ts';

/** Adds a deposit channel in the brand's currency. Its kind, network and gateway are immutable. */
export const createChannel = operation({
  id: 'cashier.createChannel',
  method: 'POST',
  path: '/ops/cashier/createChannel',
  audience: 'operator',
  permission: 'cashier.write',
  summary: 'Add a way to pay in',
  input: z.strictObject({
    kind: depositKind,
    network: depositNetwork,
    gatewayId: z.nullable(rowId),
    draft: channelDraft,
  }),
  output: channel,
  errors: ['not_logged_in', 'not_allowed', 'field_required', 'field_invalid', 'amount_invalid', 'gateway_unknown'],
});
