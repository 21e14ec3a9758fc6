import type { Module } from '../../kit/implement.ts';
import { recordFailureJob } from './jobs/recordFailure.ts';
import { getActivity } from './routes/getActivity.ts';
import { getOperator } from './routes/getOperator.ts';
import { getOverview } from './routes/getOverview.ts';
import { signIn } from './routes/signIn.ts';
import { signOut } from './routes/signOut.ts';
import type { OperatorsDeps } from './OperatorsDeps.ts';

/** Operators: who they are, how they come in, and what waits for them. */
export function operatorsModule(deps: OperatorsDeps): Module {
  return {
    name: 'operators',
    routes: [signIn(deps), signOut(deps), getOperator(deps), getOverview(deps), getActivity(deps)],
    jobs: [recordFailureJob(deps)],
  };
}
