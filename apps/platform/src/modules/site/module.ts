import type { Module } from '../../kit/implement.ts';
import type { Clock } from '../../kit/clock.ts';
import type { SealKey } from '../../kit/seal.ts';
import { getStatus } from './routes/getStatus.ts';

export type SiteDeps = { clock: Clock; sealKey: SealKey };

/** Brands, start-up status and configuration. */
export function siteModule(deps: SiteDeps): Module {
  return { name: 'site', routes: [getStatus(deps)] };
}
