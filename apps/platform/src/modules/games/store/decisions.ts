import type { Client, Queryable } from '#kit/db.ts';
import type { DecisionRow } from '../DecisionRow.ts';

const columns = `d.brand_id as "brandId", d.game_id as "gameId", d.is_enabled as "isEnabled", d.position, d.badge,
  d.sub_category as "subCategory", d.currency, d.min_bet as "minBet", d.max_bet as "maxBet", d.opens_in as "opensIn", d.version`;

/** All overrides of all brands. */
export async function readDecisions(db: Queryable): Promise<DecisionRow[]> {
  const { rows } = await db.query<DecisionRow>(`select ${columns} from games_decisions d`);
  return rows;
}

export async function readDecision(db: Queryable, brandId: number, gameId: number): Promise<DecisionRow | undefined> {
  const { rows } = await db.query<DecisionRow>(
    `select ${columns} from games_decisions d where d.brand_id = $1 and d.game_id = $2`,
    [brandId, gameId],
  );
  return rows[0];
}

/** Replaces the overrides of the version that was read; otherwise undefined. */
export async function writeDecision(
  client: Client,
  row: DecisionRow & { by: string },
): Promise<DecisionRow | undefined> {
  const { rows } = await client.query<DecisionRow>(
    `insert into games_decisions as d (brand_id, game_id, is_enabled, position, badge, sub_category, currency, min_bet,
            max_bet, updated_by, opens_in)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12 where $11 = 0
        or exists (select 1 from games_decisions k where k.brand_id = $1 and k.game_id = $2)
     on conflict (brand_id, game_id) do update
        set is_enabled = excluded.is_enabled, position = excluded.position, badge = excluded.badge,
            sub_category = excluded.sub_category, currency = excluded.currency, min_bet = excluded.min_bet,
            max_bet = excluded.max_bet, opens_in = excluded.opens_in, updated_by = excluded.updated_by,
            version = d.version + 1,
            updated_at = clock_timestamp()
      where d.version = $11
     returning ${columns}`,
    [
      ...[row.brandId, row.gameId, row.isEnabled, row.position, row.badge, row.subCategory, row.currency],
      ...[row.minBet, row.maxBet, row.by, row.version, row.opensIn],
    ],
  );
  return rows[0];
}
