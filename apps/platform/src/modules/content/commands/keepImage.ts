import { createHash } from 'node:crypto';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { readImageFacts } from '../readImageFacts.ts';
import { MAX_IMAGE_BYTES, MAX_SIDE, MIN_SIDE } from '../rules.ts';
import { insertImage } from '../store.ts';

type Upload = { bytes: Buffer; operator: OperatorSession; ip: string };

/** Stores a picture under its content hash and returns its path. The format is determined by its bytes. */
export async function keepImage({ pool }: Pick<ContentDeps, 'pool'>, { bytes, operator, ip }: Upload): Promise<string> {
  const facts = bytes.length <= MAX_IMAGE_BYTES ? readImageFacts(bytes) : undefined;
  const isSane = (side: number): boolean => side >= MIN_SIDE && side <= MAX_SIDE;
  if (facts === undefined || !isSane(facts.width) || !isSane(facts.height)) throw new Refusal('image_invalid');
  const { type, width, height } = facts;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { brandId, operatorId, username } = operator;
  await transact(pool, async (client) => {
    if (!(await insertImage(client, { brandId, hash, type, bytes, by: username }))) return;
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      action: 'content.uploadImage',
      objectType: 'image',
      objectId: hash,
      after: { type, width, height, bytes: bytes.length },
    });
  });
  return `/brand/uploads/${hash}.${type}`;
}
