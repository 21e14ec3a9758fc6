import type { Client, Queryable } from '#kit/db.ts';

type MemberOf = { brandId: number; memberId: bigint };

/** A member's favourites, latest first. */
export async function readFavourites(db: Queryable, { brandId, memberId }: MemberOf): Promise<number[]> {
  const { rows } = await db.query<{ gameId: number }>(
    `select game_id as "gameId" from games_favourites where brand_id = $1 and member_id = $2
      order by created_at desc, game_id desc`,
    [brandId, memberId],
  );
  return rows.map(({ gameId }) => gameId);
}

/** Until the end of the transaction, favourites of this member are serialised (advisory lock). */
export async function holdMarks(client: Client, { brandId, memberId }: MemberOf): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('games.favourite:' || $1 || ':' || $2, 0))`, [
    String(brandId),
    String(memberId),
  ]);
}

/** Inserts a favourite; false at the maximum. */
export async function insertFavourite(
  client: Client,
  { brandId, memberId, gameId, most }: MemberOf & { gameId: number; most: number },
): Promise<boolean> {
  await client.query(
    `insert into games_favourites (brand_id, member_id, game_id) select $1, $2, $3
      where (select count(*) from games_favourites where brand_id = $1 and member_id = $2) < $4
     on conflict do nothing`,
    [brandId, memberId, gameId, most],
  );
  return (await readFavourites(client, { brandId, memberId })).includes(gameId);
}

export async function deleteFavourite(
  db: Queryable,
  { brandId, memberId, gameId }: MemberOf & { gameId: number },
): Promise<void> {
  await db.query('delete from games_favourites where brand_id = $1 and member_id = $2 and game_id = $3', [
    brandId,
    memberId,
    gameId,
  ]);
}

/** Records a member's launch of a game. */
export async function keepRecent(
  db: Queryable,
  { brandId, memberId, gameId }: MemberOf & { gameId: number },
): Promise<void> {
  await db.query(
    `insert into games_recent (brand_id, member_id, game_id) values ($1, $2, $3)
     on conflict (brand_id, member_id, game_id) do update set launched_at = excluded.launched_at`,
    [brandId, memberId, gameId],
  );
}

/** Games that a member launched, latest first. */
export async function readRecent(db: Queryable, { brandId, memberId }: MemberOf): Promise<number[]> {
  const { rows } = await db.query<{ gameId: number }>(
    `select game_id as "gameId" from games_recent where brand_id = $1 and member_id = $2
      order by launched_at desc`,
    [brandId, memberId],
  );
  return rows.map(({ gameId }) => gameId);
}
