export { getActivity } from './getActivity.ts';
export { getOperator } from './getOperator.ts';
export { getOverview } from './getOverview.ts';
export { signIn } from './signIn.ts';
export { signOut } from './signOut.ts';
