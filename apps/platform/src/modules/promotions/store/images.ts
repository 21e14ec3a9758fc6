import type { Queryable } from '#kit/db.ts';

export type Picture = { mediaType: 'image/png' | 'image/jpeg'; content: Buffer };

export async function insertImages(
  db: Queryable,
  of: { participationId: bigint; brandId: number; memberId: bigint },
  images: readonly Picture[],
): Promise<void> {
  for (const [at, { mediaType, content }] of images.entries()) {
    await db.query(
      `insert into promotions_images (participation_id, position, brand_id, member_id, media_type, content)
       values ($1, $2, $3, $4, $5, $6)`,
      [of.participationId, at + 1, of.brandId, of.memberId, mediaType, content],
    );
  }
}

/** The number of pictures of each application. */
export async function countImages(db: Queryable, participationIds: readonly bigint[]): Promise<Map<bigint, number>> {
  const { rows } = await db.query<{ id: bigint; images: number }>(
    `select participation_id as id, count(*)::int as images from promotions_images
      where participation_id = any ($1::bigint[]) group by participation_id`,
    [participationIds],
  );
  return new Map(rows.map(({ id, images }) => [id, images]));
}

export async function readImage(
  db: Queryable,
  { brandId, participationId, position }: { brandId: number; participationId: string; position: number },
): Promise<Picture | undefined> {
  const { rows } = await db.query<Picture>(
    `select media_type as "mediaType", content from promotions_images
      where participation_id = $2 and position = $3 and brand_id = $1`,
    [brandId, participationId, position],
  );
  return rows[0];
}
