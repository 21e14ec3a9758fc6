import { listAnnouncements as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { presentBanner, presentNotice, presentPopup, wantedOf } from '../present.ts';
import { readShown } from '../store.ts';

export const listAnnouncements = ({ pool }: ContentDeps): Route =>
  implement(operation, async ({ input, brand }) => {
    const types = new Set(input.types.split(','));
    const wanted = wantedOf(brand, input.language);
    const [banners, said] = await Promise.all([
      types.has('B') ? readShown(pool, brand.id, 'banner') : [],
      types.size > (types.has('B') ? 1 : 0) ? readShown(pool, brand.id, 'announcement') : [],
    ]);
    const of = (...kinds: string[]) => said.filter(({ body }) => types.has(body.type) && kinds.includes(body.type));
    return {
      banners: banners.map((row) => presentBanner(row, wanted)),
      notices: of('PL', 'H').map((row) => presentNotice(row, wanted)),
      popup: of('PU').map((row) => presentPopup(row, wanted)),
      promotion: of('PR').map((row) => presentPopup(row, wanted)),
    };
  });
