import { logout as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { transact } from '../../../kit/transact.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endOneSession } from '../store.ts';

export const logout = ({ pool, events, games }: IdentityDeps): Route =>
  implement(operation, async ({ session }) => {
    const ended = await transact(pool, async (client) => {
      const own = await endOneSession(client, session.sessionHash, 'loggedOut');
      if (own) await games.endOpenings(client, session);
      return own;
    });
    if (ended) events.announce([ended]);
    return {};
  });
