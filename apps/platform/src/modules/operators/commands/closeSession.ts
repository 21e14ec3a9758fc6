import type { OperatorSession } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { deleteSession } from '../store.ts';

/** Ends the session and records it; of two concurrent calls only one ends and records it. */
export async function closeSession(
  { pool }: Pick<OperatorsDeps, 'pool'>,
  session: OperatorSession,
  ip: string,
): Promise<void> {
  await transact(pool, async (client) => {
    if (!(await deleteSession(client, session.sessionHash))) return;
    await record(client, {
      brandId: session.brandId,
      actorId: session.operatorId,
      actor: session.username,
      ip,
      action: 'operators.signOut',
      objectType: 'operator',
      objectId: String(session.operatorId),
    });
  });
}
