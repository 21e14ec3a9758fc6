import type { Client, Queryable } from '#kit/db.ts';

export type WinCapRow = {
  gameCode: string;
  multiple: number;
  amount: bigint;
  version: number;
  setBy: string;
  setAt: Date;
};

type Place = { brandId: number; vendorId: number };

/** The bounds that operators set for a vendor and its games. */
export async function readWinCaps(db: Queryable, { brandId, vendorId }: Place): Promise<WinCapRow[]> {
  const { rows } = await db.query<WinCapRow>(
    `select game_code as "gameCode", multiple, amount, version, set_by as "setBy", set_at as "setAt"
       from vendors_win_caps where brand_id = $1 and vendor_id = $2 order by game_code`,
    [brandId, vendorId],
  );
  return rows;
}

/** The greatest wins of a vendor's games by their mathematics, in multiples of the bet. */
export async function readGreatestWins(db: Queryable, vendorId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ gameCode: string; multiple: number }>(
    'select game_code as "gameCode", multiple from vendors_greatest_wins where vendor_id = $1',
    [vendorId],
  );
  return new Map(rows.map(({ gameCode, multiple }) => [gameCode, multiple]));
}

/** Creates or updates bounds, unless they were changed since they were read (optimistic lock). */
export async function writeWinCap(
  client: Client,
  cap: Place & { gameCode: string; multiple: number; amount: bigint; version: number; by: string },
): Promise<boolean> {
  const place = [cap.brandId, cap.vendorId, cap.gameCode, cap.multiple, cap.amount, cap.by];
  const { rowCount } = await (cap.version === 0
    ? client.query(
        `insert into vendors_win_caps (brand_id, vendor_id, game_code, multiple, amount, set_by)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        place,
      )
    : client.query(
        `update vendors_win_caps
            set multiple = $4, amount = $5, set_by = $6, set_at = clock_timestamp(), version = version + 1
          where brand_id = $1 and vendor_id = $2 and game_code = $3 and version = $7`,
        [...place, cap.version],
      ));
  return rowCount === 1;
}

export async function deleteWinCap(
  client: Client,
  { brandId, vendorId, gameCode, version }: Place & { gameCode: string; version: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from vendors_win_caps where brand_id = $1 and vendor_id = $2 and game_code = $3 and version = $4',
    [brandId, vendorId, gameCode, version],
  );
  return rowCount === 1;
}

/** Stores the greatest wins of a vendor's games, as the owner of the database; other games lose theirs. */
export async function replaceGreatestWins(
  owner: Queryable,
  vendorId: number,
  wins: readonly { gameCode: string; multiple: number }[],
): Promise<void> {
  await owner.query(
    `with gone as (
       delete from vendors_greatest_wins where vendor_id = $1 and game_code <> all ($2::text[])
     )
     insert into vendors_greatest_wins (vendor_id, game_code, multiple)
     select $1, game, multiple from unnest($2::text[], $3::integer[]) as won (game, multiple)
     on conflict (vendor_id, game_code) do update set multiple = excluded.multiple`,
    [vendorId, wins.map(({ gameCode }) => gameCode), wins.map(({ multiple }) => multiple)],
  );
}
