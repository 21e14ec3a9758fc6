import { getPointsConfig as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentSettings } from '../present.ts';
import { refuseClosed } from '../refuseClosed.ts';
import { readPointsSettings } from '../store/settings.ts';

export const getPointsConfig = ({ pool }: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ brand }) => {
    refuseClosed(brand);
    const { version: _, ...config } = presentSettings(await readPointsSettings(pool, brand.id), brand.currency);
    return config;
  });
