import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { documentPlace } from '../documentPlace.ts';
import type { KycDeps } from '../KycDeps.ts';
import { readDocument, type DocumentRow } from '../store/documents.ts';

/** Decrypts a document for an operator, and records the access. */
export async function lookAt(
  { pool, secrets, operators }: KycDeps,
  { id, operator, ip }: { id: string; operator: OperatorSession; ip: string },
): Promise<{ mediaType: DocumentRow['mediaType']; data: string }> {
  const { brandId, operatorId, username } = operator;
  const found = await readDocument(pool, { brandId, id });
  if (!found) throw new Refusal('proof_not_found');
  const { memberId, mediaType, sealed, submissionId } = found;
  if (await operators.isOwnAccount(operatorId, memberId)) throw new Refusal('not_allowed');
  await transact(pool, (client) =>
    record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'kyc.getDocument', objectType: 'member', objectId: String(memberId) },
      after: { submission: String(submissionId), document: id },
    }),
  );
  return { mediaType, data: secrets.open(sealed, documentPlace(brandId, memberId, id)).toString('base64') };
}
