import type { Queryable } from '#kit/db.ts';

export type Proof = { mediaType: 'image/png' | 'image/jpeg' | 'application/pdf'; content: Buffer };

export async function insertProof(
  db: Queryable,
  proof: Proof & { withdrawalId: bigint; brandId: number; memberId: bigint },
): Promise<void> {
  await db.query(
    `insert into cashier_proofs (withdrawal_id, brand_id, member_id, media_type, content) values ($1, $2, $3, $4, $5)`,
    [proof.withdrawalId, proof.brandId, proof.memberId, proof.mediaType, proof.content],
  );
}

/** The proof of a withdrawal; with a member given, only if it is that member's. */
export async function readProof(
  db: Queryable,
  { brandId, withdrawalId, memberId }: { brandId: number; withdrawalId: string; memberId?: bigint },
): Promise<Proof | undefined> {
  const { rows } = await db.query<Proof>(
    `select media_type as "mediaType", content from cashier_proofs
      where brand_id = $1 and withdrawal_id = $2 and ($3::bigint is null or member_id = $3)`,
    [brandId, withdrawalId, memberId ?? null],
  );
  return rows[0];
}

/** Stores the file of a deposit; false if there is one already. */
export async function insertDepositProof(
  db: Queryable,
  proof: Proof & { depositId: bigint; brandId: number; memberId: bigint },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into cashier_deposit_proofs (deposit_id, brand_id, member_id, media_type, content) values ($1, $2, $3, $4, $5)
     on conflict (deposit_id) do nothing`,
    [proof.depositId, proof.brandId, proof.memberId, proof.mediaType, proof.content],
  );
  return rowCount === 1;
}

export async function readDepositProof(
  db: Queryable,
  { brandId, depositId }: { brandId: number; depositId: string },
): Promise<Proof | undefined> {
  const { rows } = await db.query<Proof>(
    `select media_type as "mediaType", content from cashier_deposit_proofs where brand_id = $1 and deposit_id = $2`,
    [brandId, depositId],
  );
  return rows[0];
}
