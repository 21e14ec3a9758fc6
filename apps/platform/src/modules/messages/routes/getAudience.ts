import { getAudience as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { faultOfAudience } from '../rules.ts';

export const getAudience = ({ identity, tagged }: MessagesDeps): Route =>
  implement(operation, async ({ input: { audience, days, tag }, session: { brandId } }) => {
    const field = faultOfAudience({ audience, days: days ?? null, tag: tag ?? null });
    if (field !== undefined) throw new Refusal('field_invalid', `Not valid: ${field}`, { field });
    const members =
      audience === 'tagged'
        ? await tagged.count({ brandId, tag: tag ?? '' })
        : await identity.activity.countOf({
            brandId,
            withinDays: audience === 'newMembers' ? days : undefined,
            silentDays: audience === 'silent' ? days : undefined,
          });
    return { members };
  });
