import { endDevices as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { hashToken } from '@baize/server/hashToken';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endDevicesOf } from '../store/devices.ts';
import { visitCookies } from '../visitCookies.ts';

export const endDevices = ({ pool }: IdentityDeps): Route =>
  implement(operation, async ({ session, cookies }) => {
    const cookie = cookies[visitCookies.device];
    await endDevicesOf(pool, session.memberId, cookie === undefined ? undefined : hashToken(cookie));
    return {};
  });
