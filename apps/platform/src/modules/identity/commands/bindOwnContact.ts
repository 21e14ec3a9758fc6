import type { InputOf } from '@baize/contract';
import type { bindContact } from '@baize/contract/identity/bindContact';
import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { BINDING, bindingAttempt, readContact } from '../readContact.ts';
import { lockAccount } from '../store.ts';
import { putContact } from '../store/contacts.ts';
import { closeRecoveries } from '../store/recoveries.ts';
import { endVerificationsOf } from '../store/verifications.ts';
import { checkLoginPassword } from './checkLoginPassword.ts';

type Binding = Readonly<{ brand: Brand; session: MemberSession; ip: string; input: InputOf<typeof bindContact> }>;

/**
 * Binds a number or address; requires the login password and the code that was sent there: a stolen session alone
 * cannot redirect the account's recovery. A wrong code counts in any case.
 */
export async function bindOwnContact(deps: IdentityDeps, { brand, session, ip, input }: Binding): Promise<void> {
  const { kind, value } = readContact(brand, input);
  await checkLoginPassword(deps, { brand, session, ip, password: input.password });
  const { memberId } = session;
  const isRight = await deps.codes.take({
    ...{ brandId: brand.id, purpose: BINDING, number: value, code: input.code.trim() },
    attempt: bindingAttempt(memberId),
  });
  if (!isRight) throw new Refusal('code_incorrect', 'code_incorrect', { field: 'code' });
  await transact(deps.pool, async (client) => {
    await lockAccount(client, { brandId: brand.id, memberId });
    const isBound = await putContact(client, { brandId: brand.id, memberId, kind, value });
    if (!isBound) throw new Refusal(kind === 'mobile' ? 'mobile_taken' : 'email_taken');
    await closeRecoveries(client, memberId);
    await endVerificationsOf(client, memberId);
  });
}
