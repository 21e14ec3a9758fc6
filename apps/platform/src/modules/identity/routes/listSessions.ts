import { listSessions as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { hashToken } from '@baize/server/hashToken';
import { browserName } from '../browserName.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { maskAddress } from '../maskAddress.ts';
import { readRecentSessions } from '../store.ts';
import { readDevices } from '../store/devices.ts';
import { visitCookies } from '../visitCookies.ts';

export const listSessions = ({ pool, countryOf }: IdentityDeps): Route =>
  implement(operation, async ({ session, cookies }) => {
    const cookie = cookies[visitCookies.device];
    const { memberId, sessionHash } = session;
    const sessions = await readRecentSessions(pool, { memberId, sessionHash });
    const devices = await readDevices(pool, {
      memberId,
      tokenHash: cookie === undefined ? undefined : hashToken(cookie),
    });
    const where = ({ address, userAgent }: { address: string; userAgent: string }) => ({
      address: maskAddress(address),
      country: countryOf(address),
      browser: browserName(userAgent),
    });
    return [
      ...sessions.map(({ id, isThis, isLive, createdAt, lastSeenAt, ...from }) => ({
        ...{ id, kind: 'session' as const, isThis, isLive, ...where(from) },
        ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
      })),
      ...devices.map(({ id, isThis, createdAt, lastUsedAt, ...from }) => ({
        ...{ id, kind: 'device' as const, isThis, isLive: true, ...where(from) },
        ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastUsedAt.toISOString() },
      })),
    ];
  });
