import type { Client, Queryable } from '#kit/db.ts';

/** The seed of a pot, and how many of its shares are taken. */
export type RainRow = {
  campaignId: bigint;
  brandId: number;
  commitment: string;
  sealedSeed: Buffer;
  shares: number;
  taken: number;
  seed: string | null;
};

const columns = `r.campaign_id as "campaignId", r.brand_id as "brandId", r.commitment, r.sealed_seed as "sealedSeed", r.shares,
  r.taken, r.seed`;

export async function insertRain(
  client: Queryable,
  rain: Pick<RainRow, 'campaignId' | 'brandId' | 'commitment' | 'sealedSeed' | 'shares'>,
): Promise<void> {
  await client.query(
    `insert into promotions_rains (campaign_id, brand_id, commitment, sealed_seed, shares) values ($1, $2, $3, $4, $5)`,
    [rain.campaignId, rain.brandId, rain.commitment, rain.sealedSeed, rain.shares],
  );
}

/** Changes the number of shares, before any could be taken. */
export async function setShares(client: Client, campaignId: bigint, shares: number): Promise<void> {
  await client.query('update promotions_rains set shares = $2 where campaign_id = $1 and shares <> $2', [
    campaignId,
    shares,
  ]);
}

/** The pot, locked until the end of the transaction: two members never take the same share. */
export async function holdRain(client: Client, campaignId: bigint): Promise<RainRow | undefined> {
  const { rows } = await client.query<RainRow>(
    `select ${columns} from promotions_rains r where r.campaign_id = $1 for no key update`,
    [campaignId],
  );
  return rows[0];
}

/** Counts a taken share; the last one reveals the seed. */
export async function countShare(
  client: Client,
  { campaignId, seed }: { campaignId: bigint; seed: string },
): Promise<void> {
  await client.query(
    `update promotions_rains set taken = taken + 1, seed = case when taken + 1 = shares then $2 end
      where campaign_id = $1`,
    [campaignId, seed],
  );
}

/** Pots that have ended with a seed that is not revealed yet. */
export async function listEndedRains(db: Queryable): Promise<RainRow[]> {
  const { rows } = await db.query<RainRow>(
    `select ${columns} from promotions_rains r join promotions_campaigns c on c.id = r.campaign_id
      where r.seed is null and c.ends_at <= clock_timestamp()`,
  );
  return rows;
}

/** Reveals the seed of a pot that has ended. */
export async function tellSeed(db: Queryable, campaignId: bigint, seed: string): Promise<void> {
  await db.query(
    `update promotions_rains r set seed = $2 from promotions_campaigns c
      where r.campaign_id = $1 and r.seed is null and c.id = r.campaign_id and c.ends_at <= clock_timestamp()`,
    [campaignId, seed],
  );
}

export async function readRains(db: Queryable, campaignIds: readonly bigint[]): Promise<Map<bigint, RainRow>> {
  if (campaignIds.length === 0) return new Map();
  const { rows } = await db.query<RainRow>(
    `select ${columns} from promotions_rains r where r.campaign_id = any ($1::bigint[])`,
    [campaignIds],
  );
  return new Map(rows.map((row) => [row.campaignId, row]));
}
