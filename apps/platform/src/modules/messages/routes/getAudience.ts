import { getAudience as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { faultOfAudience } from '../rules.ts';

export const getAudience = ({ identity, audiences }: MessagesDeps): Route =>
  implement(operation, async ({ input: { audience, days, tag, segmentId }, session: { brandId } }) => {
    const asked = { audience, days: days ?? null, tag: tag ?? null, segmentId: segmentId ?? null };
    const field = faultOfAudience(asked);
    if (field !== undefined) throw new Refusal('field_invalid', `Not valid: ${field}`, { field });
    if (segmentId !== undefined) return audiences.count({ brandId, segmentId: BigInt(segmentId) });
    if (tag !== undefined) return audiences.count({ brandId, tag });
    const members = await identity.activity.countOf({
      brandId,
      withinDays: audience === 'newMembers' ? days : undefined,
      silentDays: audience === 'silent' ? days : undefined,
    });
    return { members, isWhole: true };
  });
