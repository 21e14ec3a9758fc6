import { recoverByLink as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { hashToken } from '@baize/server/hashToken';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { replacePassword } from '../commands/replacePassword.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { refuseField } from '../refuseField.ts';
import { refusePassword } from '../refusePassword.ts';
import { recoveryLimits } from '../rules.ts';
import { lockAccount } from '../store.ts';
import { verifyEmail } from '../store/contacts.ts';
import { findRecovery, takeRecovery } from '../store/recoveries.ts';

export const recoverByLink = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, ip, refuse }) => {
    const { pool, limiter, hasher, events } = deps;
    const { newPassword } = input;
    const brandId = brand.id;
    const address = { name: `identity.recovery.set:${addressKey(ip)}`, ...recoveryLimits.set };
    if (!(await limiter.hit([address]))) throw new Refusal('too_many_requests');
    const codeHash = hashToken(input.code);
    const found = await findRecovery(pool, { codeHash, brandId });
    if (!found) throw refuse('recovery_link_invalid');
    refusePassword({ brand, password: newPassword, field: 'newPassword', names: [found.usernameKey] });
    if (input.confirmNewPassword !== newPassword) throw refuseField('confirmation_incorrect', 'confirmNewPassword');
    const { memberId } = found;
    const isSame = found.passwordHash !== '' && (await hasher.verify(found.passwordHash, newPassword));
    if (isSame) throw refuseField('password_same', 'newPassword');
    const passwordHash = await hasher.hash(newPassword);
    const { account, ended } = await transact(pool, async (client) => {
      const locked = await lockAccount(client, { brandId, memberId });
      const isTaken = locked !== undefined && (await takeRecovery(client, { codeHash, memberId }));
      if (!isTaken) throw refuse('recovery_link_invalid');
      await verifyEmail(client, { memberId, email: found.email });
      return {
        account: locked.account,
        ended: await replacePassword(client, deps, { brandId, memberId, passwordHash }),
      };
    });
    events.announce(ended);
    return { account };
  });
