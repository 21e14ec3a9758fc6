import type { Module } from '#kit/implement.ts';
import { recordFailureJob } from './jobs/recordFailure.ts';
import { getOperator } from './routes/getOperator.ts';
import { signIn } from './routes/signIn.ts';
import { signOut } from './routes/signOut.ts';
import type { OperatorsDeps } from './OperatorsDeps.ts';

/** Operators' accounts and sign-in. */
export function operatorsModule(deps: OperatorsDeps): Module {
  return {
    name: 'operators',
    routes: [signIn(deps), signOut(deps), getOperator(deps)],
    jobs: [recordFailureJob(deps)],
  };
}
