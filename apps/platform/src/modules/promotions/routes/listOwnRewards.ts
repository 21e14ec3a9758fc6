import { listOwnRewards as operation, promotionKinds } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readRewards } from '../readRewards.ts';
import { readOpen, readPast } from '../store/participations.ts';

export const listOwnRewards = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId } }) => {
    const { language, pageNum, pageSize, promotionType } = input;
    const owner = { brandId, memberId };
    // Announcements may link here with an unknown kind, which then filters nothing.
    const kind = promotionKinds.find((one) => one === promotionType);
    const wanted = { language, preset: brand.defaultLanguage };
    const [open, past] = await Promise.all([
      readOpen(deps.pool, { ...owner, kind }),
      readPast(deps.pool, { ...owner, kind, pageNum, pageSize }),
    ]);
    // What ended between the two readings is shown once.
    const ended = new Set(past.rows.map(({ id }) => String(id)));
    const rows = [...open.filter(({ id }) => !ended.has(String(id))), ...past.rows];
    const rewards = await readRewards(deps, brandId, rows, wanted);
    const running = rewards.filter(({ id }) => !ended.has(id));
    const over = rewards.filter(({ id }) => ended.has(id));
    return {
      claimable: running.filter(({ status, isHeld }) => status === 'claim' && !isHeld),
      open: running.filter(({ status, isHeld }) => status !== 'closed' && (status !== 'claim' || isHeld)),
      past: pageOf(over, past.total, { pageNum, pageSize }),
    };
  });
