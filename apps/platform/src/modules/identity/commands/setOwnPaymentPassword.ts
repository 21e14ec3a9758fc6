import type { InputOf, setPaymentPassword } from '@baize/contract';
import { fieldFault } from '@baize/contract/identity/patterns';
import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { matchesWhole } from '../matchesWhole.ts';
import { refuseField } from '../refuseField.ts';
import { PAYMENT_COOL_HOURS } from '../rules.ts';
import { readCredentials } from '../store.ts';
import { readPayment, updatePaymentPassword } from '../store/profiles.ts';
import { checkLoginPassword } from './checkLoginPassword.ts';
import { checkPaymentPassword } from './checkPaymentPassword.ts';

type Change = InputOf<typeof setPaymentPassword> & Readonly<{ brand: Brand; session: MemberSession; ip: string }>;

/**
 * Sets the first payment password, given the login password, or changes it, given the old one: a stolen session alone
 * can do neither. A change notifies the member and starts the cooling-off period of withdrawals.
 */
export async function setOwnPaymentPassword(deps: IdentityDeps, change: Change): Promise<void> {
  const { pool, hasher } = deps;
  const { brand, session, currentPassword, newPaymentPassword: password } = change;
  if (password !== change.confirmPaymentPassword) throw new Refusal('confirmation_incorrect');
  const rule = { ...brand.settings.register.paymentPassword, enabled: true, required: true };
  const fault = fieldFault('paymentPassword', rule, password, matchesWhole);
  if (fault) {
    const { minLength, maxLength } = rule;
    throw refuseField(fault.code, 'newPaymentPassword', { reason: fault.reason, minLength, maxLength });
  }
  const member = { brandId: brand.id, memberId: session.memberId };
  const { passwordHash: older } = await readPayment(pool, member, PAYMENT_COOL_HOURS);
  const olderHash =
    older === undefined ? undefined : await checkPaymentPassword(deps, { ...member, password: currentPassword });
  if (olderHash === undefined)
    await checkLoginPassword(deps, { brand, session, ip: change.ip, password: currentPassword });
  else if (password === currentPassword) throw new Refusal('password_same');
  const login = await readCredentials(pool, brand.id, { memberId: session.memberId }, 0);
  if (await hasher.verify(login?.passwordHash, password)) {
    throw refuseField('payment_password_same', 'newPaymentPassword');
  }
  const passwordHash = await hasher.hash(password);
  const language = await deps.notices.languageOf(member);
  await transact(pool, async (client) => {
    if (!(await updatePaymentPassword(client, { ...member, passwordHash, olderHash }))) {
      throw new Refusal('payment_password_incorrect');
    }
    if (olderHash !== undefined) {
      await deps.notices.paymentPasswordChanged(client, { ...member, hash: passwordHash, language });
    }
  });
}
