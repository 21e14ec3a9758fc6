import { families } from '@baize/maths/lottery/families';
import { join } from 'node:path';
import type pg from 'pg';
import { createSecretBox } from '../../apps/platform/src/kit/createSecretBox.ts';
import { createPool } from '../../apps/platform/src/kit/db.ts';
import { createLogger } from '@baize/server/logger';
import { priceItem, readLottery, turnDraws } from '../../apps/platform/src/modules/lotteries/index.ts';
import { createPosting } from '../../apps/platform/src/modules/wallet/index.ts';
import { fillDraw } from '../lottery/fillDraw.ts';

const CODE = 'bench';

/** A lottery whose next draw has many orders and waits for its result. Returns the draw. */
export async function layDraw(
  owner: pg.Pool,
  { url, folder, members, orders }: { url: string; folder: string; members: number; orders: number },
): Promise<bigint> {
  await owner.query(
    `insert into lotteries_lotteries (brand_id, code, family, name, group_code, area, prize_mode, source, time_zone,
       first_second, last_second, every_seconds, close_seconds, min_group, max_group, play_limit, member_limit, draw_limit,
       prize_limit, chain, updated_by)
     values (1, $1, 'ssc', '{"EN":"Bench"}', 'SSC', 'CN', 'ZY', 'official', 'Asia/Shanghai', 0, 86399, 3600, 0, 1700,
       1960, 1e14, 1e14, 1e16, 1e14, repeat('0', 64), 'bench')`,
    [CODE],
  );
  const pool = createPool({ url, applicationName: 'bench', max: 2, queryTimeoutMs: 120_000 });
  try {
    const deps = {
      ...{ pool, wallet: createPosting({ pool }), log: createLogger('silent', 'bench') },
      secrets: createSecretBox(join(folder, 'lotteries.key')),
    };
    await turnDraws(deps);
    const { rows } = await owner.query<{ id: bigint }>(
      `select id from lotteries_draws where state in ('open', 'scheduled') order by draw_at limit 1`,
    );
    const lottery = await readLottery(pool, { brandId: 1, code: CODE });
    const family = families(6).find(({ key }) => key === 'ssc');
    const drawId = rows[0]?.id;
    if (drawId === undefined || !lottery || !family) throw new Error('No draw takes bets.');
    await owner.query(
      `update lotteries_draws set state = 'open', opens_at = now() - interval '1 hour' where id = $1 and state = 'scheduled'`,
      [drawId],
    );
    const lineOf = (nth: number) => {
      const at = (shift: number): string => String(Math.floor(nth / 7 ** shift) % 10);
      const asked =
        nth % 3 === 0
          ? { play: 'ssc.position.digit', selection: `${at(1)},,,,`, multiple: 1 + (nth % 5) }
          : { play: 'ssc.star5.direct', selection: [0, 1, 2, 3, 4].map(at).join(','), multiple: 1 + (nth % 3) };
      const terms = { lottery, family, memberGroup: 1_700, restricted: [] };
      return priceItem({ ...asked, unit: 'fen', prizeGroup: 1_700 }, 0, terms);
    };
    await fillDraw(owner, {
      ...{ drawId, code: CODE, count: orders },
      betOf: (nth) => ({ member: BigInt((nth % members) + 1), line: lineOf(nth) }),
    });
    await owner.query('analyze');
    await owner.query(
      `update lotteries_draws set close_at = clock_timestamp(), draw_at = clock_timestamp() where id = $1`,
      [drawId],
    );
    for (let turn = 0; turn < 20; turn += 1) {
      await turnDraws(deps);
      const { rows: states } = await owner.query<{ is: boolean }>(
        `select state = 'awaiting' as is from lotteries_draws where id = $1`,
        [drawId],
      );
      if (states[0]?.is === true) return drawId;
    }
    throw new Error('The draw did not close.');
  } finally {
    await pool.end();
  }
}
