import { logout as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endOneSession } from '../store.ts';

export const logout = ({ pool, events }: IdentityDeps): Route =>
  implement(operation, async ({ session }) => {
    const ended = await endOneSession(pool, session.sessionHash, 'loggedOut');
    if (ended) events.announce([ended]);
    return {};
  });
