import type { Brand } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { transact } from '@baize/server/transact';
import { matchStep } from '#kit/matchStep.ts';
import { record } from '#modules/audit/index.ts';
import { noteFailure } from '../jobs/recordFailure.ts';
import type { OperatorRow } from '../OperatorRow.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { attemptRules, normalizeUsername, totpPlace } from '../rules.ts';
import { deleteSpentSessions, insertSession, readAccount, useTotpStep } from '../store.ts';

type Attempt = { username: string; password: string; totp: string; brand: Brand; ip: string; userAgent: string };

/**
 * Opens a session for name, password and one-time code, or returns undefined without a reason. The attempt is counted
 * first and the password is hashed for unknown names too, so that neither response nor timing reveals which part was
 * wrong; a failure is recorded later by a job. The code is used and the act recorded in the transaction that opens the
 * session.
 */
export async function openSession(
  { pool, clock, limiter, secrets, hasher }: OperatorsDeps,
  attempt: Attempt,
): Promise<{ token: string; account: OperatorRow } | undefined> {
  const { brand, ip } = attempt;
  const username = normalizeUsername(attempt.username);
  const rules = attemptRules(brand.id, username, addressKey(ip));
  if (!(await limiter.hit(rules))) return undefined;

  const refused = async (): Promise<undefined> =>
    noteFailure(pool, { brandId: brand.id, username, ip }).then(() => undefined);
  const account = await readAccount(pool, brand.id, username);
  const isPasswordRight = await hasher.verify(account?.passwordHash, attempt.password);
  if (!account || !isPasswordRight) return refused();
  const step = matchStep(secrets.open(account.totpSealed, totpPlace(brand.id, username)), attempt.totp, clock());
  if (step === undefined) return refused();

  const token = newToken();
  const isOpened = await transact(pool, async (client) => {
    if (!(await useTotpStep(client, account.id, step))) return false;
    await deleteSpentSessions(client, account.id);
    await insertSession(client, {
      hash: hashToken(token),
      operatorId: account.id,
      brandId: brand.id,
      ip,
      userAgent: attempt.userAgent,
    });
    await record(client, {
      brandId: brand.id,
      actorId: account.id,
      actor: account.username,
      ip,
      action: 'operators.signIn',
      objectType: 'operator',
      objectId: String(account.id),
    });
    return true;
  });
  if (!isOpened) return refused();
  await limiter.giveBack(rules);
  return { token, account };
}
