import type { Module } from '#kit/implement.ts';
import type { ReportsDeps } from './ReportsDeps.ts';
import { getActivity } from './routes/getActivity.ts';
import { getOverview } from './routes/getOverview.ts';
import { getWaiting } from './routes/getWaiting.ts';

/** Figures of the whole brand: each provided by the module that owns its rows, and combined here. */
export function createReports(deps: ReportsDeps): { module: Module } {
  const module: Module = {
    name: 'reports',
    routes: [getOverview(deps), getActivity(deps), getWaiting(deps)],
  };
  return { module };
}
