import { updateReminder as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readLimits } from '../readLimits.ts';
import { setReminder } from '../store.ts';

export const updateReminder = ({ pool }: LimitsDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId }, input: { minutes } }) => {
    await setReminder(pool, { brandId, memberId, minutes });
    return readLimits(pool, { brandId, memberId, currency });
  });
