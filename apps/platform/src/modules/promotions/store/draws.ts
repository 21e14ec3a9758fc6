import type { Client, Queryable } from '#kit/db.ts';

/** The inputs of a member's draw; the weights are those of all prizes in order, zero if out of stock. */
export type DrawRow = {
  participationId: bigint;
  commitment: string;
  sealedSeed: Buffer;
  clientSeed: string | null;
  weights: number[] | null;
  place: number | null;
  seed: string | null;
};

const columns = `d.participation_id as "participationId", d.commitment, d.sealed_seed as "sealedSeed",
  d.client_seed as "clientSeed", d.weights, d.place, d.seed`;

/**
 * Commits to the seed of a draw; the first commitment wins. Returns the current one, locked until the end of the
 * transaction.
 */
export async function promiseDraw(
  client: Client,
  draw: { brandId: number; participationId: bigint; commitment: string; sealedSeed: Buffer },
): Promise<DrawRow> {
  const { participationId: id, brandId, commitment, sealedSeed } = draw;
  await client.query(
    `insert into promotions_draws (participation_id, brand_id, commitment, sealed_seed) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [id, brandId, commitment, sealedSeed],
  );
  const { rows } = await client.query<DrawRow>(
    `select ${columns} from promotions_draws d where d.participation_id = $1 for no key update`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`The draw of participation ${id} was not written.`);
  return row;
}

/** Stores the result with the weights, and reveals the seed. */
export async function writeDraw(
  client: Client,
  draw: { participationId: bigint; clientSeed: string; weights: readonly number[]; place: number; seed: string },
): Promise<void> {
  await client.query(
    `update promotions_draws set client_seed = $2, weights = $3, place = $4, seed = $5, drawn_at = clock_timestamp()
      where participation_id = $1`,
    [draw.participationId, draw.clientSeed, draw.weights, draw.place, draw.seed],
  );
}

export async function readDraws(db: Queryable, participationIds: readonly bigint[]): Promise<Map<bigint, DrawRow>> {
  if (participationIds.length === 0) return new Map();
  const { rows } = await db.query<DrawRow>(
    `select ${columns} from promotions_draws d where d.participation_id = any ($1::bigint[])`,
    [participationIds],
  );
  return new Map(rows.map((row) => [row.participationId, row]));
}
