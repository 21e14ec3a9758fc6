import type { Queryable } from '../../kit/db.ts';
import type { OfferedGame } from './rules.ts';

export type GameRow = {
  id: number;
  vendorId: number;
  gameCode: string;
  classify: string;
  nameEn: string;
  nameCn: string;
  image: string;
  badge: '' | 'NEW' | 'HOT';
  lines: number;
  minBet: bigint;
  maxBet: bigint;
  returnBps: number;
  hasFreePlay: boolean;
  isEnabled: boolean;
};

/** The whole catalogue in the order of the lobbies. */
export async function readGames(db: Queryable): Promise<GameRow[]> {
  const { rows } = await db.query<GameRow>(
    `select id, vendor_id as "vendorId", game_code as "gameCode", classify, name_en as "nameEn", name_cn as "nameCn",
            image, badge, lines, min_bet as "minBet", max_bet as "maxBet", return_bps as "returnBps",
            has_free_play as "hasFreePlay", is_enabled as "isEnabled"
       from games_games order by position, id`,
  );
  return rows;
}

/**
 * Takes over what the vendor says of its games. New ones are entered open; of known ones only the vendor's facts change,
 * and a row that says the same already is not written again.
 */
export async function upsertGames(db: Queryable, vendorId: number, games: readonly OfferedGame[]): Promise<void> {
  const json = JSON.stringify(games, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
  await db.query(
    `insert into games_games as g (vendor_id, game_code, classify, name_en, name_cn, image, lines, min_bet, max_bet,
            return_bps, has_free_play)
     select $1, o."gameCode", o.classify, o."nameEn", o."nameCn", o.image, o.lines, o."minBet", o."maxBet",
            o."returnBps", o."hasFreePlay"
       from jsonb_to_recordset($2::jsonb) as o ("gameCode" text, classify text, "nameEn" text, "nameCn" text, image text,
              lines integer, "minBet" bigint, "maxBet" bigint, "returnBps" integer, "hasFreePlay" boolean)
      order by o."gameCode"
     on conflict (vendor_id, game_code) do update
        set name_en = excluded.name_en, lines = excluded.lines, min_bet = excluded.min_bet,
            max_bet = excluded.max_bet, return_bps = excluded.return_bps, has_free_play = excluded.has_free_play
      where (g.name_en, g.lines, g.min_bet, g.max_bet, g.return_bps, g.has_free_play) is distinct from
            (excluded.name_en, excluded.lines, excluded.min_bet, excluded.max_bet, excluded.return_bps, excluded.has_free_play)`,
    [vendorId, json],
  );
}

/** What we decide of a game ourselves: its names, picture, badge and place. */
export async function decorateGame(
  db: Queryable,
  vendorId: number,
  game: {
    gameCode: string;
    classify: string;
    nameEn: string;
    nameCn: string;
    image: string;
    badge: string;
    position: number;
  },
): Promise<void> {
  await db.query(
    `insert into games_games (vendor_id, game_code, classify, name_en, name_cn, image, badge, position, has_free_play)
     values ($1, $2, $3, $4, $5, $6, $7, $8, true)
     on conflict (vendor_id, game_code) do update
        set classify = excluded.classify, name_cn = excluded.name_cn, image = excluded.image, badge = excluded.badge,
            position = excluded.position`,
    [vendorId, game.gameCode, game.classify, game.nameEn, game.nameCn, game.image, game.badge, game.position],
  );
}
