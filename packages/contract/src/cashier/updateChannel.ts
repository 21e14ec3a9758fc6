import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { channel, channelDraft } from './channel.ts';

/** Updates a deposit channel. Open deposits keep the account that their payers were shown. */
export const updateChannel = operation({
  id: 'cashier.updateChannel',
  method: 'POST',
  path: '/ops/cashier/updateChannel',
  audience: 'operator',
  permission: 'cashier.write',
  summary: 'Change a way to pay in',
  description: 'Of two operators who change the same version, one is told `version_conflict`.',
  input: z.strictObject({ channelId: rowId, version: z.int(), draft: channelDraft }),
  output: channel,
  errors: [
    'not_logged_in',
    'not_allowed',
    'field_required',
    'field_invalid',
    'amount_invalid',
    'deposit_method_unknown',
    'version_conflict',
  ],
});
