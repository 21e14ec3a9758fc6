import { getPointsSettings as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentSettings } from '../present.ts';
import { readPointsSettings } from '../store/settings.ts';

export const getPointsSettings = ({ pool }: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ brand }) => presentSettings(await readPointsSettings(pool, brand.id), brand.currency));
