import { listRecent as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { gamesOf } from '../gamesOf.ts';
import { presentGame } from '../present.ts';
import { readRecent } from '../store/marks.ts';

const MOST = 24;

export const listRecent = ({ pool, catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, session: { memberId } }) => {
    const ids = await readRecent(pool, { brandId: brand.id, memberId, limit: MOST });
    return { list: (await gamesOf(catalogue, brand.id, ids)).map(presentGame) };
  });
