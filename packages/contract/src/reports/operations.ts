export { getActivity } from './getActivity.ts';
export { getOverview } from './getOverview.ts';
