import type { OperatorSession } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { readWords, replaceWords } from '../store/members.ts';

type By = { operator: OperatorSession; ip: string };

/** Replaces the blocked words. */
export async function setWords({ pool }: Pick<ChatDeps, 'pool'>, by: By, words: readonly string[]): Promise<void> {
  await transact(pool, async (client) => {
    const { brandId } = by.operator;
    const before = await readWords(client, brandId);
    await replaceWords(client, brandId, words);
    await record(client, {
      ...{ brandId, actorId: by.operator.operatorId, actor: by.operator.username, ip: by.ip },
      action: 'chat.updateWords',
      objectType: 'chatWords',
      objectId: String(brandId),
      before: { words: before.join(' ') },
      after: { words: words.join(' ') },
    });
  });
}
