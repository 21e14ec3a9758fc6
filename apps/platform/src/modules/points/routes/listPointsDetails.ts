import { listPointsDetails as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentPage, presentEntry } from '../present.ts';
import { refuseClosed } from '../refuseClosed.ts';
import { listEntries } from '../store/book.ts';

export const listPointsDetails = ({ pool }: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId } }) => {
    refuseClosed(brand);
    return presentPage(await listEntries(pool, { brandId, memberId, ...input }), input, presentEntry);
  });
