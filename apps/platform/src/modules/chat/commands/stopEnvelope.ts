import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import type { EnvelopeRow } from '../EnvelopeRow.ts';
import { holdEnvelope, readEnvelope } from '../store/envelopes.ts';
import { endHeld } from './endHeld.ts';

type By = { operator: OperatorSession; ip: string };

/** Ends an envelope early; one that has ended is returned unchanged. */
export async function stopEnvelope(
  deps: Pick<ChatDeps, 'pool' | 'secrets'>,
  { operator, ip }: By,
  envelopeId: string,
): Promise<EnvelopeRow> {
  const { brandId, operatorId, username } = operator;
  return retried(() =>
    transact(deps.pool, async (client) => {
      const row = await holdEnvelope(client, brandId, envelopeId);
      if (!row) throw new Refusal('chat_envelope_not_found');
      if (row.endedAt !== null) return row;
      await endHeld(deps, client, row, username);
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip },
        action: 'chat.closeEnvelope',
        objectType: 'chatEnvelope',
        objectId: envelopeId,
        after: { taken: row.taken, returned: String(row.amount - row.given), currency: row.currency },
      });
      return (await readEnvelope(client, brandId, row.id)) ?? row;
    }),
  );
}
