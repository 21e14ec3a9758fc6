import { signOut as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { closeSession } from '../commands/closeSession.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';

export const signOut = (deps: OperatorsDeps): Route =>
  implement(operation, async ({ session, ip }) => {
    await closeSession(deps, session, ip);
    return {};
  });
