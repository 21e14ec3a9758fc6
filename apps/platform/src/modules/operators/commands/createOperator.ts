import { randomBytes } from 'node:crypto';
import { toBase32 } from '#kit/matchStep.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { newPassword } from '../newPassword.ts';
import { isRole, roles } from '../policy.ts';
import { normalizeUsername, totpPlace } from '../rules.ts';
import { insertAccount, readAnyAccount, setOwnMember } from '../store.ts';

/** Credentials of a new operator. They are returned once and cannot be read again. */
export type Enrolment = { username: string; role: string; password: string; totpSecret: string };

type Creating = {
  brandId: number;
  username: string;
  role: string;
  /** The operator's own member account, which another operator has to decide about. */
  ownMemberId?: bigint | undefined;
  by: string;
};

/** Creates an operator with a random password and one-time code secret, and records that. */
export async function createOperator(
  owner: OperatorsDeps['pool'],
  { secrets, hasher }: Pick<OperatorsDeps, 'secrets' | 'hasher'>,
  { brandId, role, ownMemberId, by, ...typed }: Creating,
): Promise<Enrolment> {
  const username = normalizeUsername(typed.username);
  if (!/^[a-z][a-z0-9._-]{2,31}$/.test(username)) {
    throw new Error(
      `"${typed.username}" cannot name an operator: 3 to 32 of a-z, 0-9, dot, line and dash, a letter first.`,
    );
  }
  if (!isRole(role)) throw new Error(`There is no role "${role}"; there are ${roles.join(', ')}.`);
  const password = newPassword();
  const totp = randomBytes(20);
  const passwordHash = await hasher.hash(password);
  const totpSealed = secrets.seal(totp, totpPlace(brandId, username));
  await transact(owner, async (client) => {
    if (!(await insertAccount(client, { brandId, username, role, passwordHash, totpSealed }))) {
      throw new Error(`The name "${username}" is taken in this brand.`);
    }
    const account = await readAnyAccount(client, brandId, username);
    if (!account) throw new Error('The account that was made is not there.');
    if (ownMemberId !== undefined) await setOwnMember(client, account.id, ownMemberId);
    await record(client, {
      ...{ brandId, actorId: 0n, actor: by, ip: '', action: 'operators.create' },
      ...{ objectType: 'operator', objectId: String(account.id) },
      after: { username, role, ...(ownMemberId === undefined ? {} : { ownMemberId: String(ownMemberId) }) },
    });
  });
  return { username, role, password, totpSecret: toBase32(totp) };
}
