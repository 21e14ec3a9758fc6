import { createBroadcast as operation } from '@baize/contract';
import { knownLanguage } from '@baize/contract/languages';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { planBroadcast } from '../commands/planBroadcast.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { presentBroadcast } from '../present.ts';
import { readSegmentNames } from '../readSegmentNames.ts';
import { faultOfAudience, faultOfTexts, isSendable, tidyTexts } from '../rules.ts';

export const createBroadcast = (deps: MessagesDeps): Route =>
  implement(operation, async ({ input, session, brand, ip }) => {
    const texts = { title: tidyTexts(input.title), content: tidyTexts(input.content) };
    const fault = faultOfTexts(texts, brand);
    if (fault) throw new Refusal(fault.code, `Not valid: ${fault.field}`, { field: fault.field });
    const field = faultOfAudience(input);
    if (field !== undefined) throw new Refusal('field_invalid', `Not valid: ${field}`, { field });
    if (input.sendAt !== null && !isSendable(new Date(input.sendAt), new Date())) {
      throw new Refusal('field_invalid', 'Not valid: sendAt', { field: 'sendAt' });
    }
    const language = knownLanguage(brand.defaultLanguage);
    const row = await planBroadcast(deps, { operator: session, ip }, { ...input, ...texts, language });
    return presentBroadcast(row, await readSegmentNames(deps, session.brandId, [row]));
  });
