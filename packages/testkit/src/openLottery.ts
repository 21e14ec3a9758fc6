import {
  createProposal,
  createRestrictions,
  decideProposal,
  placeOrder,
  type Answer,
  type InputOf,
  type OutputOf,
} from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createLogger } from '@baize/server/logger';
import { createSecretBox } from '@baize/platform/kit/createSecretBox';
import { turnDraws } from '@baize/platform/modules/lotteries/index';
import { openOperator } from './openOperator.ts';
import { brandHosts, type TestPlatform } from './startPlatform.ts';

type Item = InputOf<typeof placeOrder>['items'][number];
type Asked = { drawNo?: string; requestId?: string; at?: TestPlatform; host?: string };
type Order = Answer<OutputOf<typeof placeOrder>>;

export type TestLottery = {
  id: string;
  code: string;
  /** Runs the clock job once, at this process or another one. */
  turn(at?: TestPlatform): Promise<void>;
  /** The draw that takes bets. */
  current(): Promise<string>;
  bet(member: { token: string }, items: readonly Partial<Item>[], asked?: Asked): Promise<Order>;
  /** Makes a draw close and be due now; the next run of the clock opens the next one. */
  close(drawNo: string): Promise<void>;
  /** Proposes and approves an official draw's result, or voids it. Returns the response to the second operator. */
  say(drawNo: string, said: readonly number[] | 'void'): Promise<string>;
  /** Closes the line that every bet has by default, or what is wished. */
  restrict(
    by: { token: string; host?: string },
    wish?: Partial<InputOf<typeof createRestrictions>>,
  ): Promise<Answer<OutputOf<typeof createRestrictions>>>;
  drawOf(drawNo: string): Promise<Record<string, unknown>>;
  /** Writes settled draws, one for each minute of some days in its own time zone, as if they had been. */
  pastMinutes(fromDay: string, toDay: string): Promise<void>;
};

/** A line that every test lottery accepts: the first of five digits is a 1. */
const plain: Item = { play: 'ssc.star5.direct', selection: '1,2,3,4,5', unit: 'yuan', multiple: 1, prizeGroup: 1_700 };

/**
 * Opens a lottery: by default an official SSC with a draw per hour, and a draw that takes bets. By default the next
 * close is half an hour away, so that no test runs into it.
 */
export async function openLottery(
  site: TestPlatform,
  changes: Readonly<Record<string, string | number | bigint | boolean>> = {},
  { host = brandHosts.first }: { host?: string } = {},
): Promise<TestLottery> {
  const code = `t-${randomUUID().slice(0, 8)}`;
  const row = {
    ...{
      family: 'ssc',
      group_code: 'SSC',
      area: 'CN',
      prize_mode: 'ZY',
      source: 'official',
      time_zone: 'Asia/Shanghai',
    },
    ...{
      first_second: 'every_seconds' in changes ? 0 : (Math.floor(Date.now() / 1_000) + 1_800) % 3_600,
      last_second: 86_399,
      every_seconds: 3_600,
      close_seconds: 0,
      min_group: 1_700,
      max_group: 1_960,
    },
    ...{ play_limit: 10n ** 12n, member_limit: 10n ** 12n, draw_limit: 10n ** 14n, prize_limit: 10n ** 13n },
    ...changes,
  };
  const names = Object.keys(row);
  const { rows: made } = await site.owner.query<{ id: number }>(
    `insert into lotteries_lotteries (brand_id, code, name, chain, updated_by, ${names.join(', ')})
     select brand_id, $2, '{"EN":"Test SSC"}', repeat('0', 64), 'test', ${names.map((_, at) => `$${at + 3}`).join(', ')}
       from site_hosts where host = $1 returning id`,
    [host, code, ...Object.values(row)],
  );
  const turn = (at = site) =>
    turnDraws({
      ...{ pool: at.platform.pool, wallet: at.platform.wallet, log: createLogger('silent', 'test') },
      secrets: createSecretBox(join(at.dataDir, 'keys', 'lotteries.key')),
    });
  await turn();
  const drawOf = async (drawNo: string) => {
    const { rows } = await site.owner.query<Record<string, unknown>>(
      `select d.* from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id where l.code = $1 and d.no = $2`,
      [code, drawNo],
    );
    return rows[0] ?? {};
  };
  const current = async () => {
    const { rows } = await site.owner.query<{ no: string }>(
      `select d.no from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
        where l.code = $1 and d.state = 'open' and d.close_at > clock_timestamp() order by d.draw_at limit 1`,
      [code],
    );
    const [open] = rows;
    if (!open) throw new Error(`${code} takes no bets.`);
    return open.no;
  };
  const id = String(made[0]!.id);
  return {
    id,
    code,
    turn,
    current,
    drawOf,
    pastMinutes: async (fromDay, toDay) => {
      await site.owner.query(
        `insert into lotteries_draws (lottery_id, brand_id, no, opens_at, close_at, draw_at, state, result, result_no, settled_at)
         select l.id, l.brand_id, to_char(w.day, 'YYYYMMDD') || '-' || lpad(s.nth::text, 4, '0'),
                s.at - interval '1 minute', s.at, s.at, 'settled', '{1,2,3,4,5}', 1, s.at
           from lotteries_lotteries l
           cross join generate_series($2::timestamp, $3::timestamp, interval '1 day') w (day)
           cross join lateral generate_series(
             w.day at time zone l.time_zone, (w.day + interval '1 day') at time zone l.time_zone - interval '1 minute',
             interval '1 minute') with ordinality s (at, nth)
          where l.code = $1`,
        [code, fromDay, toDay],
      );
    },
    bet: async (member, items, { drawNo, requestId = randomUUID(), at = site, host: to = host } = {}) => {
      const whole = items.map((item) => ({ ...plain, ...item }));
      const asked = { requestId, gameCode: code, drawNo: drawNo ?? (await current()), items: whole };
      return (await at.call(placeOrder, asked, { token: member.token, host: to })).answer;
    },
    restrict: async (by, wish = {}) => {
      const asked = {
        ...{ lotteryId: id, play: plain.play, numbers: [plain.selection], drawNo: null, ceiling: null },
        ...{ reason: 'Too many on it', ...wish },
      };
      return (await site.call(createRestrictions, asked, by)).answer;
    },
    close: async (drawNo) => {
      await site.owner.query(
        `with now as (select clock_timestamp() as at),
         next as (
           update lotteries_draws n set opens_at = now.at from now where n.id = (
             select d.id from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
              where l.code = $1 and d.state = 'scheduled' order by d.draw_at limit 1))
         update lotteries_draws d set close_at = now.at, draw_at = now.at from now, lotteries_lotteries l
          where l.id = d.lottery_id and l.code = $1 and d.no = $2`,
        [code, drawNo],
      );
    },
    say: async (drawNo, said) => {
      const [one, two] = await Promise.all([openOperator(site, { host }), openOperator(site, { host })]);
      const what = said === 'void' ? { kind: said, numbers: null } : { kind: 'result' as const, numbers: [...said] };
      const drawId = String((await drawOf(drawNo))['id']);
      const asked = { drawId, reason: 'As drawn on television', ...what };
      const { answer } = await site.call(createProposal, asked, { token: one.token, host });
      if (!answer.value?.proposal) return answer.code;
      const decision = { proposalId: answer.value.proposal.id, isApproved: true };
      return (await site.call(decideProposal, decision, { token: two.token, host })).answer.code;
    },
  };
}
