import { removeFavourite as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { deleteFavourite } from '../store/marks.ts';

export const removeFavourite = ({ pool }: GamesDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId }, input: { nodeId } }) => {
    await deleteFavourite(pool, { brandId, memberId, gameId: Number(nodeId) });
    return { nodeId };
  });
