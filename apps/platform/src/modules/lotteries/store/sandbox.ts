import type { Queryable } from '#kit/db.ts';

export type UndrawnRow = { drawId: bigint; family: string; drawAt: Date };

/** Official draws that wait for a result, are served by the sandbox, and have none drawn yet. */
export async function readUndrawn(db: Queryable): Promise<UndrawnRow[]> {
  const { rows } = await db.query<UndrawnRow>(
    `select d.id as "drawId", l.family, d.draw_at as "drawAt"
       from lotteries_draws d
       join lotteries_lotteries l on l.id = d.lottery_id and l.source = 'official'
       join lotteries_feeds f on f.id = l.feed_id and f.is_sandbox and f.is_open
      where d.state = 'awaiting' and d.settled_at is null and d.draw_at <= clock_timestamp()
        and not exists (select from lotteries_sandbox_results r where r.draw_id = d.id)
      order by d.draw_at limit 100`,
  );
  return rows;
}

/** Stores a drawn result; an existing one of another process is kept. */
export async function insertSandboxResult(
  db: Queryable,
  result: { drawId: bigint; numbers: readonly number[]; toSay: number; afterSeconds: number },
): Promise<void> {
  await db.query(
    `insert into lotteries_sandbox_results (draw_id, numbers, to_say, say_at)
     values ($1, $2, $3, clock_timestamp() + make_interval(secs => $4)) on conflict (draw_id) do nothing`,
    [result.drawId, result.numbers, result.toSay, result.afterSeconds],
  );
}

export type SandboxSaying = {
  drawId: bigint;
  gameCode: string;
  drawNo: string;
  family: string;
  numbers: number[];
  /** The feed it is reported as. */
  code: string;
  secretFile: string | null;
  sealedSecret: Buffer | null;
};

/** Claims due reports; each is repeated after a delay, until it was acknowledged as often as intended. */
export async function claimSayings(db: Queryable, againSeconds: number): Promise<SandboxSaying[]> {
  const { rows } = await db.query<SandboxSaying>(
    `with due as (
       select r.draw_id, l.code as game, d.no, l.family, f.code, f.secret_file, f.sealed_secret
         from lotteries_sandbox_results r
         join lotteries_draws d on d.id = r.draw_id and d.state <> 'void'
         join lotteries_lotteries l on l.id = d.lottery_id
         join lotteries_feeds f on f.id = l.feed_id and f.is_sandbox and f.is_open
        where r.said < r.to_say and r.say_at <= clock_timestamp()
        order by r.say_at limit 50 for update of r skip locked)
     update lotteries_sandbox_results r set say_at = clock_timestamp() + make_interval(secs => $1)
       from due where r.draw_id = due.draw_id
     returning r.draw_id as "drawId", due.game as "gameCode", due.no as "drawNo", due.family, r.numbers, due.code,
       due.secret_file as "secretFile", due.sealed_secret as "sealedSecret"`,
    [againSeconds],
  );
  return rows;
}

/** Counts an acknowledged report. */
export async function writeSaid(db: Queryable, drawId: bigint): Promise<void> {
  await db.query('update lotteries_sandbox_results set said = said + 1 where draw_id = $1', [drawId]);
}

/** Registers the sandbox of a brand; its official lotteries are served by it, unless configured otherwise. */
export async function insertSandboxFeed(
  owner: Queryable,
  feed: { brandId: number; code: string; name: string; secretFile: string },
): Promise<void> {
  await owner.query(
    `with made as (
       insert into lotteries_feeds (brand_id, code, name, secret_file, is_sandbox, updated_by)
       values ($1, $2, $3, $4, true, 'demo')
       on conflict (code) do update
          set secret_file = case when lotteries_feeds.secret_file is not null then excluded.secret_file end
       returning id, xmax = 0 as is_new)
     update lotteries_lotteries l set feed_id = made.id from made
      where made.is_new and l.brand_id = $1 and l.source = 'official' and l.feed_id is null`,
    [feed.brandId, feed.code, feed.name, feed.secretFile],
  );
}
