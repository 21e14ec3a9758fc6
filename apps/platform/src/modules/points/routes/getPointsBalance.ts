import { getPointsBalance as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { refuseClosed } from '../refuseClosed.ts';
import { readPoints } from '../store/book.ts';

export const getPointsBalance = ({ pool }: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ brand, session }) => {
    refuseClosed(brand);
    return { balance: Number(await readPoints(pool, session)) };
  });
