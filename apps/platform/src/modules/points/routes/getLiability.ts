import { getLiability as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { liabilityOf } from '../liabilityOf.ts';
import type { PointsDeps } from '../PointsDeps.ts';

export const getLiability = ({ pool }: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, ({ brand }) => liabilityOf(pool, brand));
