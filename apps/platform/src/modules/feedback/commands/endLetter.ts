import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import type { LetterRow } from '../LetterRow.ts';
import { decideLetter, holdLetter } from '../store/letters.ts';

type Closing = { operator: OperatorSession; ip: string; letterId: string };

/** Closes a letter that needs no answer, with its line in the trail. */
export async function endLetter(
  { pool }: Pick<FeedbackDeps, 'pool'>,
  { operator, ip, letterId: id }: Closing,
): Promise<LetterRow> {
  const { brandId, operatorId, username } = operator;
  return transact(pool, async (client) => {
    const letter = await holdLetter(client, { brandId, id });
    if (letter === undefined) throw new Refusal('feedback_not_found');
    if (letter.status !== 'open') throw new Refusal('feedback_closed');
    const decided = { status: 'closed', answer: '', operatorId, operator: username } as const;
    const closed = await decideLetter(client, { brandId, id }, decided);
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'feedback.closeLetter', objectType: 'letter', objectId: letter.number },
      before: { status: 'open' },
      after: { status: 'closed' },
    });
    return closed;
  });
}
