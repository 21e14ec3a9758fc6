import { createBroadcast as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { planBroadcast } from '../commands/planBroadcast.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { presentBroadcast } from '../present.ts';
import { readSegmentNames } from '../readSegmentNames.ts';
import { faultOfAudience, isSendable } from '../rules.ts';

export const createBroadcast = (deps: MessagesDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const content = input.content.replaceAll('\r\n', '\n').trim();
    if (content === '') throw refuse('field_required');
    const field = faultOfAudience(input);
    if (field !== undefined) throw new Refusal('field_invalid', `Not valid: ${field}`, { field });
    if (input.sendAt !== null && !isSendable(new Date(input.sendAt), new Date())) {
      throw new Refusal('field_invalid', 'Not valid: sendAt', { field: 'sendAt' });
    }
    const row = await planBroadcast(deps, { operator: session, ip }, { ...input, content });
    return presentBroadcast(row, await readSegmentNames(deps, session.brandId, [row]));
  });
