import { register as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { addressKey } from '../../../kit/limit.ts';
import { Refusal } from '../../../kit/refusal.ts';
import { openAccount } from '../commands/openAccount.ts';
import { openSession } from '../commands/openSession.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { isCommonPassword } from '../isCommonPassword.ts';
import { presentMember } from '../present.ts';
import { canonicalName, isPasswordSized, registerLimit } from '../rules.ts';
import { isNameTaken } from '../store.ts';

export const register = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, ip, userAgent, refuse }) => {
    if (!brand.isRegistrationOpen) throw refuse('registration_closed');
    const { username, password } = input;
    const usernameKey = canonicalName(username);
    if (usernameKey === undefined) throw refuse('username_invalid', { field: 'username' });
    if (!isPasswordSized(password)) throw refuse('password_invalid', { field: 'password' });
    if (isCommonPassword(password, [usernameKey, brand.name, brand.code])) {
      throw refuse('password_too_common', { field: 'password' });
    }
    if (input.confirmPassword !== password) throw refuse('confirmation_incorrect', { field: 'confirmPassword' });
    if (!input.isAdult) throw refuse('age_required', { field: 'isAdult' });
    if (!input.hasAcceptedTerms) throw refuse('terms_required', { field: 'hasAcceptedTerms' });
    const limit = { name: `identity.register.address:${addressKey(ip)}`, ...registerLimit };
    if (!(await deps.limiter.hit([limit]))) throw new Refusal('too_many_requests');
    // This spares the costly hash where the answer is known; who gets the name is decided by the insert alone.
    if (await isNameTaken(deps.pool, brand.id, usernameKey)) throw refuse('username_taken', { field: 'username' });

    const { memberId } = await openAccount(deps, {
      brand,
      username,
      password,
      referralCode: input.referralCode,
      consents: ['age', 'terms'],
      address: ip,
    });
    const { token, account, isFirst } = await openSession(deps, {
      brandId: brand.id,
      memberId,
      address: ip,
      userAgent,
    });
    return { token, firstTimeLogin: isFirst, passwordExpired: false, userInfo: presentMember(account) };
  });
