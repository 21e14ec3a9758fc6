import { signIn as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { openSession } from '../commands/openSession.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { presentOperator } from '../present.ts';

export const signIn = (deps: OperatorsDeps): Route =>
  implement(operation, async ({ input, brand, ip, userAgent, refuse }) => {
    const opened = await openSession(deps, { ...input, brand, ip, userAgent });
    if (!opened) throw refuse('operator_sign_in_failed');
    return { token: opened.token, operator: presentOperator(opened.account, brand) };
  });
