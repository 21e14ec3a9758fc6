import type { Module } from '../../kit/implement.ts';
import type { SiteDeps } from './SiteDeps.ts';
import { getStatus } from './routes/getStatus.ts';

/** Brands, start-up status and configuration. */
export function siteModule(deps: SiteDeps): Module {
  return { name: 'site', routes: [getStatus(deps)] };
}
