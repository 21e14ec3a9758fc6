import type { Queryable } from '#kit/db.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';

/** Stores a captcha's solution; the browser's previous one becomes invalid. */
export async function insertCaptcha(
  db: Queryable,
  captcha: { idHash: Buffer; olderHash: Buffer | undefined; brandId: number; answerHash: Buffer; seconds: number },
): Promise<void> {
  await db.query(
    `with older as (delete from identity_captchas where id_hash = $2)
     insert into identity_captchas (id_hash, brand_id, answer_hash, expires_at)
     values ($1, $3, $4, now() + make_interval(secs => $5))`,
    [captcha.idHash, captcha.olderHash ?? null, captcha.brandId, captcha.answerHash, captcha.seconds],
  );
}

/** Takes a captcha, right or wrong; of concurrent callers one gets it. */
export async function takeCaptcha(
  db: Queryable,
  { idHash, brandId }: { idHash: Buffer; brandId: number },
): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ answerHash: Buffer; isFresh: boolean }>(
    `delete from identity_captchas where id_hash = $1 and brand_id = $2
     returning answer_hash as "answerHash", expires_at > now() as "isFresh"`,
    [idHash, brandId],
  );
  return rows[0]?.isFresh === true ? rows[0].answerHash : undefined;
}

export async function removeOldCaptchas(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'identity_captchas', where: 'expires_at < now()' });
}
