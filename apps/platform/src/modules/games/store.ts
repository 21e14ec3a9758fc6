import type { LocalTexts } from '@baize/contract/localText';
import type { Queryable } from '#kit/db.ts';
import type { GameRow } from './GameRow.ts';
import type { OfferedGame } from './rules.ts';

/** The whole catalogue in lobby order. */
export async function readGames(db: Queryable): Promise<GameRow[]> {
  const { rows } = await db.query<Omit<GameRow, 'bets'> & { bets: string[] }>(
    `select id, vendor_id as "vendorId", game_code as "gameCode", classify, names,
            sub_category as "subCategory", image, badge, lines, min_bet as "minBet", max_bet as "maxBet", bets::text[], return_bps as "returnBps",
            has_free_play as "hasFreePlay", is_enabled as "isEnabled", position,
            prize_mode as "prizeMode"
       from games_games order by position, id`,
  );
  return rows.map((row) => ({ ...row, bets: row.bets.map(BigInt) }));
}

/**
 * Upserts a vendor's game list. New games are enabled; of known ones only the vendor's facts change, and an identical
 * row is not rewritten. Our own picture takes precedence over the vendor's, and so does our Chinese name.
 */
export async function upsertGames(db: Queryable, vendorId: number, games: readonly OfferedGame[]): Promise<void> {
  const json = JSON.stringify(games, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
  await db.query(
    `insert into games_games as g (vendor_id, game_code, classify, names, image, lines, min_bet,
            max_bet, return_bps, has_free_play, sub_category, badge, bets)
     select $1, o."gameCode", o.classify, o.names, o.image, o.lines, o."minBet", o."maxBet",
            o."returnBps", o."hasFreePlay", o."subCategory", o.badge,
            coalesce(o.bets, '{}')
       from jsonb_to_recordset($2::jsonb) as o ("gameCode" text, classify text, names jsonb,
              image text, lines integer, "minBet" bigint, "maxBet" bigint, "returnBps" integer, "hasFreePlay" boolean,
              "subCategory" text, badge text, bets bigint[])
      order by o."gameCode"
     on conflict (vendor_id, game_code) do update
        set names = (excluded.names - 'CN') || jsonb_strip_nulls(jsonb_build_object('CN', coalesce(g.names -> 'CN', excluded.names -> 'CN'))),
            lines = excluded.lines, min_bet = excluded.min_bet,
            max_bet = excluded.max_bet, return_bps = excluded.return_bps, has_free_play = excluded.has_free_play,
            sub_category = excluded.sub_category, bets = excluded.bets,
            image = case when g.image like '/brand/%' and g.image not like '%/default.webp' then g.image else excluded.image end
      where (g.names - 'CN', g.lines, g.min_bet, g.max_bet, g.return_bps, g.has_free_play, g.sub_category,
              g.bets)
               is distinct from
            (excluded.names - 'CN', excluded.lines, excluded.min_bet, excluded.max_bet, excluded.return_bps,
             excluded.has_free_play, excluded.sub_category, excluded.bets)
         or (g.image <> excluded.image and (g.image not like '/brand/%' or g.image like '%/default.webp'))`,
    [vendorId, json],
  );
}

/** Sets our own values of a game: names, picture, badge and position. */
export async function decorateGame(
  db: Queryable,
  vendorId: number,
  game: {
    gameCode: string;
    classify: string;
    names: LocalTexts;
    image: string;
    badge: string;
    position: number;
  },
): Promise<void> {
  await db.query(
    `insert into games_games (vendor_id, game_code, classify, names, image, badge, position, has_free_play)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, true)
     on conflict (vendor_id, game_code) do update
        set classify = excluded.classify, names = games_games.names || (excluded.names - 'EN'), image = excluded.image, badge = excluded.badge,
            position = excluded.position`,
    [vendorId, game.gameCode, game.classify, JSON.stringify(game.names), game.image, game.badge, game.position],
  );
}
