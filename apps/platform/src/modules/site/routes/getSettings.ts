import { getSettings as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { SiteDeps } from '../SiteDeps.ts';
import { readVersion } from '../store.ts';

export const getSettings = ({ pool }: SiteDeps): Route =>
  implement(operation, async ({ session }) => readVersion(pool, session.brandId));
