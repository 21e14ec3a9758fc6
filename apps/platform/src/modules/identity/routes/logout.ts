import { logout as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { hashToken } from '@baize/server/hashToken';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endOneSession } from '../store.ts';
import { endDeviceOfToken } from '../store/devices.ts';
import { visitCookies } from '../visitCookies.ts';

export const logout = ({ pool, events, games }: IdentityDeps): Route =>
  implement(operation, async ({ session, cookies, setCookie }) => {
    const cookie = cookies[visitCookies.device];
    const ended = await transact(pool, async (client) => {
      const own = await endOneSession(client, session.sessionHash, 'loggedOut');
      // A game launch locks the session's row, so that what was opened before this line is ended here.
      if (own) await games.endOpenings(client, session);
      if (cookie !== undefined) {
        await endDeviceOfToken(client, { brandId: session.brandId, tokenHash: hashToken(cookie) });
      }
      return own;
    });
    if (cookie !== undefined) setCookie(visitCookies.device, undefined, 0);
    if (ended) events.announce([ended]);
    return {};
  });
