import type { createEnvelope, InputOf } from '@baize/contract';
import { isCuttable } from '@baize/maths/fairness/cutPot';
import { commitmentOf } from '@baize/server/commitmentOf';
import { newServerSeed } from '@baize/server/newServerSeed';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { mustPost } from '#modules/wallet/index.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import type { EnvelopeRow } from '../EnvelopeRow.ts';
import { filled } from '../rules.ts';
import { placeOfSeed } from '../placeOfSeed.ts';
import { insertEnvelope, readEnvelopeOfRequest } from '../store/envelopes.ts';

type By = { operator: OperatorSession; ip: string; currency: string };
type Wish = InputOf<typeof createEnvelope>;

/**
 * Puts an envelope into a room, idempotent by request id: row, pot and audit row are one transaction. The seed is drawn
 * before the envelope has an id and is encrypted from then on.
 */
export async function fillEnvelope(
  { pool, secrets }: Pick<ChatDeps, 'pool' | 'secrets'>,
  { operator, ip, currency }: By,
  { requestId, envelope: { roomId, minutes, ...draft } }: Wish,
): Promise<{ row: EnvelopeRow; isNew: boolean }> {
  if (!isCuttable(draft.amount, draft.shares)) throw new Refusal('amount_invalid');
  const { brandId, operatorId, username } = operator;
  const seed = newServerSeed();
  const sealedSeed = secrets.seal(Buffer.from(seed), placeOfSeed({ brandId, requestId }));
  return retried(() =>
    transact(pool, async (client) => {
      const row = await insertEnvelope(client, {
        ...{ ...draft, brandId, roomId, requestId, minutes, currency, sealedSeed },
        ...{ commitment: commitmentOf(seed), createdBy: username },
      });
      if (!row) {
        const first = await readEnvelopeOfRequest(client, brandId, requestId);
        if (!first) throw new Refusal('chat_room_not_found');
        const isSame =
          String(first.roomId) === roomId && first.amount === draft.amount && first.shares === draft.shares;
        if (!isSame) throw new Refusal('request_conflict');
        return { row: first, isNew: false };
      }
      await mustPost(client, [filled(row)], 'a pot');
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip },
        action: 'chat.createEnvelope',
        objectType: 'chatEnvelope',
        objectId: String(row.id),
        after: {
          roomId,
          amount: String(row.amount),
          currency,
          shares: row.shares,
          minutes,
          perNetwork: row.perNetwork,
        },
      });
      return { row, isNew: true };
    }),
  );
}
