import type { Client, Queryable } from '#kit/db.ts';

type MediaType = 'image/png' | 'image/jpeg' | 'application/pdf';

export async function insertDocument(
  client: Client,
  document: {
    id: string;
    submissionId: bigint;
    brandId: number;
    memberId: bigint;
    nth: number;
    mediaType: MediaType;
    sealed: Buffer;
  },
): Promise<void> {
  await client.query(
    `insert into kyc_documents (id, submission_id, brand_id, member_id, nth, media_type, sealed)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[document.id, document.submissionId, document.brandId, document.memberId, document.nth],
      ...[document.mediaType, document.sealed],
    ],
  );
}

export type DocumentRow = { submissionId: bigint; memberId: bigint; mediaType: MediaType; sealed: Buffer };

export async function readDocument(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<DocumentRow | undefined> {
  const { rows } = await db.query<DocumentRow>(
    `select submission_id as "submissionId", member_id as "memberId", media_type as "mediaType", sealed
       from kyc_documents where brand_id = $1 and id = $2`,
    [brandId, id],
  );
  return rows[0];
}
