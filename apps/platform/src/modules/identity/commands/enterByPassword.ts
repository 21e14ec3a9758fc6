import type { InputOf, OutputOf, login } from '@baize/contract';
import { addressKey } from '#kit/limit.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { proofsOf } from '../proofsOf.ts';
import { isPasswordStill, readBindings } from '../store.ts';
import { isPlaceKnown } from '../store/places.ts';
import type { Visit } from '../Visit.ts';
import { checkPassword } from './checkPassword.ts';
import { enter } from './enter.ts';
import { holdUp } from './holdUp.ts';

type ByPassword = Extract<InputOf<typeof login>, { type: 'username' }>;

/**
 * A login by name and password. From an unknown network the password alone is not enough, if the account has another
 * proof; with two-step login it never is.
 */
export async function enterByPassword(
  deps: IdentityDeps,
  visit: Visit,
  { username, password, captcha, botCheck, side, language, remember }: ByPassword,
): Promise<OutputOf<typeof login>> {
  const { pool } = deps;
  const { brand, ip } = visit;
  const found = await checkPassword(deps, visit, { username, password, captcha, botCheck, side });
  const { memberId, isPasswordExpired, passwordHash = '' } = found;
  const isHeldUp = isPasswordExpired && brand.modules.has('PWDEXPFORCECHANGE3');
  const needsChange = found.needsPasswordChange || isHeldUp;
  const isKnown = found.lastLoginAt === null || (await isPlaceKnown(pool, { memberId, network: addressKey(ip) }));
  const bindings = await readBindings(pool, memberId);
  const methods = isKnown && !bindings.hasSecondStep ? [] : proofsOf(bindings);
  const typed = { isExpired: isPasswordExpired, needsChange };
  if (methods.length > 0) {
    const { id: brandId } = brand;
    await holdUp(deps, { brandId, memberId, language, wantsDevice: remember, password: typed, passwordHash, methods });
  }
  return enter(deps, visit, {
    memberId,
    language,
    wantsDevice: remember,
    password: typed,
    isProved: true,
    proof: {
      holds: (client) => isPasswordStill(client, { memberId, passwordHash }),
      otherwise: 'in_incorrect_password',
    },
  });
}
