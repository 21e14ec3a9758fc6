import type { Module } from '#kit/implement.ts';
import type { ReportsDeps } from './ReportsDeps.ts';
import { getActivity } from './routes/getActivity.ts';
import { getOverview } from './routes/getOverview.ts';

/** What the whole brand comes to: each figure told by the module whose rows it is, and put together here. */
export function createReports(deps: ReportsDeps): { module: Module } {
  const module: Module = {
    name: 'reports',
    routes: [getOverview(deps), getActivity(deps)],
  };
  return { module };
}
