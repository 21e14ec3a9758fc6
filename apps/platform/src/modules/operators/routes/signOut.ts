import { signOut as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { closeSession } from '../commands/closeSession.ts';
import type { OperatorsDeps } from '../module.ts';

export const signOut = ({ pool }: OperatorsDeps): Route =>
  implement(operation, async ({ session, ip }) => {
    await closeSession(pool, session, ip);
    return {};
  });
