import { randomUUID } from 'node:crypto';
import type { createSubmission, InputOf } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { cleanTyped } from '#modules/cashier/index.ts';
import { documentPlace } from '../documentPlace.ts';
import type { KycDeps } from '../KycDeps.ts';
import { insertDocument } from '../store/documents.ts';
import { insertSubmission, readNewest, readValidLevels } from '../store/submissions.ts';

/** Dependencies for accepting documents. */
export type PaperDeps = Pick<KycDeps, 'pool' | 'limiter' | 'secrets'>;

type HandIn = InputOf<typeof createSubmission> & { brandId: number; memberId: bigint; account: string };

/** Documents are large; members who need more tries per day contact support. */
const TRIES = { max: 12, windowMs: 86_400_000 } as const;

/** Stores documents for a level: sanitised, encrypted, without the uploaded names. */
export async function handIn({ pool, limiter, secrets }: PaperDeps, request: HandIn): Promise<void> {
  const { brandId, memberId, account, level } = request;
  if (!(await limiter.hit([{ name: `kyc:${brandId}:${memberId}`, ...TRIES }]))) throw new Refusal('too_many_requests');
  const files = await cleanTyped(request.documents, 'proof_invalid');
  if (files.length === 0) throw new Refusal('proof_required');
  await transact(pool, async (client) => {
    const member = { brandId, memberId };
    const valid = await readValidLevels(client, member);
    const waiting = new Set<number>(
      (await readNewest(client, member)).flatMap((row) => (row.status === 'inReview' ? [row.level] : [])),
    );
    const isBelowMissing = level > 1 && !valid.has(level - 1) && !waiting.has(level - 1);
    if (valid.has(level) || isBelowMissing) throw new Refusal('kyc_level_closed');
    const submissionId = await insertSubmission(client, { ...member, account, level });
    if (submissionId === undefined) throw new Refusal('kyc_in_review');
    for (const [at, { mediaType, content }] of files.entries()) {
      const id = randomUUID();
      const sealed = secrets.seal(content, documentPlace(brandId, memberId, id));
      await insertDocument(client, { ...member, id, submissionId, nth: at + 1, mediaType, sealed });
    }
  });
}
