import { listPromotions as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { presentPromotion } from '../present.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readPrizes, readShown } from '../store/campaigns.ts';
import { readRains } from '../store/rains.ts';

export const listPromotions = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { language }, brand }) => {
    const rows = await readShown(deps.pool, brand.id);
    const idsOf = (kind: 'raffle' | 'rain') => rows.filter((row) => row.kind === kind).map(({ id }) => id);
    const [prizes, rains] = await Promise.all([
      readPrizes(deps.pool, idsOf('raffle')),
      readRains(deps.pool, idsOf('rain')),
    ]);
    const wanted = { language, preset: brand.defaultLanguage };
    return Promise.all(
      rows.map(async (row) => {
        const { id, freeVendorId, freeGame } = row;
        const isFree = freeVendorId !== null && freeGame !== null;
        const game = isFree ? (await deps.catalogue.displayOf(freeVendorId, freeGame)).name : undefined;
        const beside = { prizes: prizes.filter(({ campaignId }) => campaignId === id), rain: rains.get(id), game };
        return presentPromotion(row, beside, wanted);
      }),
    );
  });
