import { listOwnRewards as operation, promotionKinds } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readRewards } from '../readRewards.ts';
import { readStanding } from '../store/participations.ts';

export const listOwnRewards = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId } }) => {
    const { language, pageNum, pageSize, promotionType } = input;
    const owner = { brandId, memberId };
    // Announcements may link here with an unknown kind, which then filters nothing.
    const kind = promotionKinds.find((one) => one === promotionType);
    const wanted = { language, preset: brand.defaultLanguage };
    const { open, past, ended } = await readStanding(deps.pool, { ...owner, kind, pageNum, pageSize });
    const rewards = await readRewards(deps, brandId, [...open, ...past], wanted);
    const over = new Set(past.map(({ id }) => String(id)));
    const running = rewards.filter(({ id }) => !over.has(id));
    return {
      claimable: running.filter(({ status, isHeld }) => status === 'claim' && !isHeld),
      open: running.filter(({ status, isHeld }) => status !== 'closed' && (status !== 'claim' || isHeld)),
      past: pageOf(
        rewards.filter(({ id }) => over.has(id)),
        ended,
        { pageNum, pageSize },
      ),
    };
  });
