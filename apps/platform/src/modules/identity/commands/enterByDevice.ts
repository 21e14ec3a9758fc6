import type { InputOf, OutputOf, login } from '@baize/contract';
import { addressKey } from '#kit/limit.ts';
import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentSession } from '../present.ts';
import { loginLimits, sideFault } from '../rules.ts';
import { readCredentials } from '../store.ts';
import { endDeviceById, isDeviceAlive, rotateToken, type Device } from '../store/devices.ts';
import type { Visit } from '../Visit.ts';
import { visitCookies } from '../visitCookies.ts';
import { openSession } from './openSession.ts';

type ByDevice = Extract<InputOf<typeof login>, { type: 'remembered' }>;

/**
 * Signs a remembered browser in. Its cookie is single-use and rotated; reuse of an old one shows that it was copied,
 * and then neither works any more.
 */
export async function enterByDevice(
  deps: IdentityDeps,
  visit: Visit,
  { side, language }: ByDevice,
): Promise<OutputOf<typeof login>> {
  const { pool, limiter } = deps;
  const { brand, ip, userAgent, cookies, setCookie } = visit;
  const cookie = cookies[visitCookies.device];
  if (cookie === undefined) throw new Refusal('not_remembered');
  const rule = { name: `identity.remembered:${addressKey(ip)}`, ...loginLimits.remembered };
  if (!(await limiter.hit([rule]))) throw new Refusal('too_many_requests');
  const next = newToken();
  const use = await rotateToken(pool, {
    brandId: brand.id,
    tokenHash: hashToken(cookie),
    nextHash: hashToken(next),
    address: ip,
    userAgent,
  });
  if (use.outcome !== 'rotated') {
    if (use.outcome === 'reused') await endDeviceById(pool, { id: use.deviceId });
    // A concurrent request of this browser may just have got the next cookie, which is kept.
    if (use.outcome !== 'late') setCookie(visitCookies.device, undefined, 0);
    throw new Refusal('not_remembered');
  }
  setCookie(visitCookies.device, next, use.secondsLeft);
  const { device } = use;
  const password = await passwordState(deps, visit, device, side);
  const opened = await openSession(deps, {
    brandId: brand.id,
    memberId: device.memberId,
    address: ip,
    userAgent,
    language: brand.languages.includes(language ?? '') ? language : undefined,
    ...password,
    proof: { holds: (client) => isDeviceAlive(client, device.id), otherwise: 'not_remembered' },
  });
  return presentSession(opened);
}

async function passwordState(
  { pool }: IdentityDeps,
  { brand, setCookie }: Visit,
  { id, memberId, isByPassword }: Device,
  side: 'player' | 'agent',
): Promise<{ isPasswordExpired: boolean; needsPasswordChange: boolean }> {
  const found = await readCredentials(pool, brand.id, { memberId }, brand.settings.passwordDays);
  if (found === undefined || found.status !== 'active') {
    await endDeviceById(pool, { id });
    setCookie(visitCookies.device, undefined, 0);
    throw new Refusal('not_remembered');
  }
  const fault = sideFault(found.type, side);
  if (fault !== undefined) throw new Refusal(fault);
  const isPasswordExpired = isByPassword && found.isPasswordExpired;
  const isHeldUp = isPasswordExpired && brand.modules.has('PWDEXPFORCECHANGE3');
  return { isPasswordExpired, needsPasswordChange: isHeldUp || (isByPassword && found.needsPasswordChange) };
}
