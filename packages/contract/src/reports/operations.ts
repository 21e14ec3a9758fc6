export { getActivity } from './getActivity.ts';
export { getOverview } from './getOverview.ts';
export { getWaiting } from './getWaiting.ts';
