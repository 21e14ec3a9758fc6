import type { OutputOf, login } from '@baize/contract';
import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import type { Entering } from '../Entering.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentSession } from '../present.ts';
import { proofsOf } from '../proofsOf.ts';
import { BROWSER_SECONDS, DEVICE_SECONDS } from '../rules.ts';
import { readBindings } from '../store.ts';
import { endDeviceOfToken, insertDevice } from '../store/devices.ts';
import { rememberBrowser } from '../store/places.ts';
import type { Visit } from '../Visit.ts';
import { visitCookies } from '../visitCookies.ts';
import { holdUp } from './holdUp.ts';
import { openSession } from './openSession.ts';

/** Signs somebody in after authentication: session, known browser, cookies. */
export async function enter(
  deps: IdentityDeps,
  { brand, ip, userAgent, cookies, setCookie }: Visit,
  { memberId, language, wantsDevice, password, proof, isProved = false }: Entering,
): Promise<OutputOf<typeof login>> {
  const brandId = brand.id;
  if (!isProved) {
    const bindings = await readBindings(deps.pool, memberId);
    const held = { brandId, memberId, language, wantsDevice, ...(password === undefined ? {} : { password }) };
    if (bindings.hasSecondStep) await holdUp(deps, { ...held, methods: proofsOf(bindings) });
  }
  // Only a name of our own format: one planted by others must not be guessable.
  const known = cookies[visitCookies.browser];
  const browser = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken();
  const older = cookies[visitCookies.device];
  const token = newToken();
  const opened = await openSession(deps, {
    brandId,
    memberId,
    address: ip,
    userAgent,
    language: brand.languages.includes(language ?? '') ? language : undefined,
    isPasswordExpired: password?.isExpired ?? false,
    needsPasswordChange: password?.needsChange ?? false,
    ...(proof === undefined ? {} : { proof }),
    also: async (client) => {
      await rememberBrowser(client, { brandId, memberId, tokenHash: hashToken(browser) });
      if (older !== undefined) await endDeviceOfToken(client, { brandId, tokenHash: hashToken(older) });
      if (!wantsDevice) return;
      await insertDevice(client, {
        brandId,
        memberId,
        tokenHash: hashToken(token),
        isByPassword: password !== undefined,
        address: ip,
        userAgent,
        seconds: DEVICE_SECONDS,
      });
    },
  });
  setCookie(visitCookies.browser, browser, BROWSER_SECONDS);
  if (wantsDevice) {
    setCookie(visitCookies.device, token, DEVICE_SECONDS);
  } else if (older !== undefined) {
    setCookie(visitCookies.device, undefined, 0);
  }
  return presentSession(opened);
}
