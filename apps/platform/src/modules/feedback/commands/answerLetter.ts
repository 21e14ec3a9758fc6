import type { Brand, OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import type { LetterRow } from '../LetterRow.ts';
import { decideLetter, holdLetter } from '../store/letters.ts';

type Answer = { brand: Brand; operator: OperatorSession; ip: string; letterId: string; content: string };

/** A mail that nobody could deliver for a week is of no use any more. */
const MAIL_MINUTES = 7 * 24 * 60;

/**
 * Answers a letter once: the answer, its mail and the line in the trail stand in one transaction. What the sender wrote is
 * not in the mail, so that nobody can have the house send words of his own to somebody else.
 */
export async function answerLetter(
  { pool, outbox }: Pick<FeedbackDeps, 'pool' | 'outbox'>,
  { brand, operator, ip, letterId: id, content }: Answer,
): Promise<LetterRow> {
  const { brandId, operatorId, username } = operator;
  if (!outbox.canSend('email')) throw new Refusal('delivery_failed');
  return transact(pool, async (client) => {
    const letter = await holdLetter(client, { brandId, id });
    if (letter === undefined) throw new Refusal('feedback_not_found');
    // The same answer, sent again over a line that broke.
    if (letter.answer === content && letter.operatorId === operatorId) return letter;
    if (letter.status !== 'open') throw new Refusal('feedback_closed');
    const decided = { status: 'answered', answer: content, operatorId, operator: username } as const;
    const answered = await decideLetter(client, { brandId, id }, decided);
    await outbox.add(client, {
      ...{ brandId, channel: 'email', purpose: 'letterAnswer', minutes: MAIL_MINUTES },
      ...{ recipient: letter.email, language: letter.language },
      fields: { brand: brand.name, number: letter.number, answer: content },
    });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'feedback.createLetterReply', objectType: 'letter', objectId: letter.number },
      before: { status: 'open' },
      after: { status: 'answered', content },
    });
    return answered;
  });
}
