import { recoverByPhone as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { replacePassword } from '../commands/replacePassword.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { readTypedMobile } from '../readTypedMobile.ts';
import { refuseField } from '../refuseField.ts';
import { refusePassword } from '../refusePassword.ts';
import { recoveryLimits } from '../rules.ts';
import { lockAccount } from '../store.ts';
import { findByVerifiedContact } from '../store/contacts.ts';
import { useToken } from '../store/usedTokens.ts';

export const recoverByPhone = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, ip, refuse }) => {
    const { pool, limiter, hasher, events, codes } = deps;
    if (!brand.modules.has('CHNGPASSVERIF3')) throw refuse('recovery_closed');
    const { newPassword } = input;
    const brandId = brand.id;
    const number = readTypedMobile(brand, input);
    const address = { name: `identity.recovery.set:${addressKey(ip)}`, ...recoveryLimits.set };
    const named = { name: `identity.recovery.number:${number}`, ...recoveryLimits.number };
    if (!(await limiter.hit([address, named]))) throw new Refusal('too_many_requests');
    const isByToken = brand.settings.phoneCodes === 'firebase';
    const claims = isByToken ? await deps.identityTokens.verify(input.firebaseIdToken ?? '', brand) : undefined;
    if (claims && (claims.provider !== 'phone' || claims.phoneNumber !== number))
      throw refuse('identity_token_invalid');
    const code = (input.verificationCode ?? '').trim();
    // An obviously invalid code costs no hash.
    if (!claims && !/^[0-9]{6}$/.test(code)) throw refuseField('code_incorrect', 'verificationCode');
    const found = await findByVerifiedContact(pool, { brandId, kind: 'mobile', value: number });
    refusePassword({ brand, password: newPassword, field: 'newPassword', names: [] });
    // The same two hashes for an unknown number, and before the code check, so that timing reveals neither.
    const isSame = await hasher.verify(found?.passwordHash === '' ? undefined : found?.passwordHash, newPassword);
    const passwordHash = await hasher.hash(newPassword);
    const done = await transact(pool, async (client) => {
      if (claims && !(await useToken(client, claims))) throw refuse('identity_token_invalid');
      const isRight = claims ? true : await codes.takeWithin(client, { brandId, purpose: 'recovery', number, code });
      // Not thrown: a wrong try has to be committed to count.
      if (!isRight || !found) return refuseField('code_incorrect', 'verificationCode');
      if (isSame) throw refuseField('password_same', 'newPassword');
      refusePassword({ brand, password: newPassword, field: 'newPassword', names: [found.usernameKey] });
      const { memberId } = found;
      const locked = await lockAccount(client, { brandId, memberId });
      if (!locked) return refuseField('code_incorrect', 'verificationCode');
      const ended = await replacePassword(client, deps, { brandId, memberId, passwordHash });
      return { account: locked.account, ended };
    });
    if (done instanceof Refusal) throw done;
    events.announce(done.ended);
    return { account: done.account };
  });
