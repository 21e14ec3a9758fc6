import { listRestrictedNumbers, placeOrder } from '@baize/contract';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { families } from '@baize/maths/lottery/families';
import { openLottery, registerPayee, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, verifyLedger } from '#modules/wallet/index.ts';
import { regionalLotteries } from './regionalLotteries.ts';
import { seedLotteries } from './seedLotteries.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
});
afterAll(() => site.close());

const START = 1_000_000_000n;
/** Lines of 1.00. */
const one = { unit: 'jiao', multiple: 5 } as const;

/** The special prize ends in 56; 12 ends three of the eighteen prizes, 45 one of them and 67 none. */
const southern = [
  ...[123_456, 70_112, 30_001, 40_002, 50_003, 10_012, 20_022, 30_032, 40_045, 50_052, 60_062, 70_072],
  ...[1_812, 2_001, 3_002, 4_003, 105, 7],
];
const northern = [
  ...[12_345, 70_112, 30_001, 40_002, 50_003, 10_012, 20_022, 30_032, 40_045, 50_052],
  ...[6_062, 7_072, 1_812, 2_001, 3_002, 4_003, 1_105, 2_107, 3_333, 4_444, 155, 166, 177, 88, 99, 67, 4],
];
const fourDigits = [1_234, 5_678, 9_012, ...Array.from({ length: 20 }, (_, at) => 2_000 + at)];

describe('a regional lottery', () => {
  it.each([
    [
      ...['[PROD-03]', 'vnSouth', 'VN', southern],
      [
        ['vnSouth.lot.two', '12 67', 36, 3 * 17.1],
        ['vnSouth.two.special', '56', 1, 97],
        ['vnSouth.link.pick2', '12 45', 1, undefined],
      ],
    ],
    [
      ...['[PROD-03]', 'vnNorth', 'VN', northern],
      [
        ['vnNorth.lot.two', '12 13', 54, 3 * 99.4],
        ['vnNorth.link.pick2', '45 67', 1, 17],
        ['vnNorth.three.special', '345 346', 2, 900],
      ],
    ],
    [
      ...['[PROD-04]', 'thai', 'SEA', [123_456, 111, 222, 333, 444, 78]],
      [
        ['thai.top.three', '456', 1, 900],
        ['thai.top.threeTod', '645', 1, 150],
        ['thai.bottom.two', '78 79', 2, 90],
        ['thai.top.run', '4', 1, 3.2],
      ],
    ],
    [
      ...['[PROD-04]', 'malaysia', 'SEA', fourDigits],
      [
        ['malaysia.big.straight', '1234', 1, 2_500],
        ['malaysia.small.straight', '5678', 1, 2_000],
        /* A permutation of the third prize, 9012, and a consolation prize in order. */
        ['malaysia.big.box', '2019', 24, 500 + 60],
      ],
    ],
  ] as unknown as [string, string, string, number[], [string, string, number, number | undefined][]][])(
    '%s of %s accepts bets on its plays and pays them by a result of its shape',
    async (_id, family, area, result, bets) => {
      const mode = area === 'VN' ? 'LOTT' : 'SEA';
      const lottery = await openLottery(site, { family, area, prize_mode: mode, time_zone: 'Asia/Ho_Chi_Minh' });
      const member = await registerPayee(site, START);
      const placed = await lottery.bet(
        member,
        bets.map(([play, selection]) => ({ play, selection, ...one })),
      );
      expect(placed.code).toBe('ok');
      expect(placed.value?.lines.map(({ lineCount }) => lineCount)).toEqual(bets.map(([, , lines]) => lines));
      const drawNo = placed.value!.drawNo;
      await lottery.close(drawNo);
      await lottery.turn();
      expect(await lottery.say(drawNo, result.slice(1))).toBe('result_invalid');
      expect(await lottery.say(drawNo, result)).toBe('ok');
      await lottery.turn();
      expect((await lottery.drawOf(drawNo))['state']).toBe('settled');
      const { rows } = await site.owner.query<{ payout: bigint; stake: bigint }>(
        'select payout, stake from lotteries_orders where request_id = $1',
        [placed.value!.requestId],
      );
      /* Odds plays pay by their return; the figures in the table above are those of markets and of 97 %. */
      const known = bets.every(([, , , pays]) => pays !== undefined);
      const sum = bets.reduce((total, [, , , pays = 0]) => total + BigInt(Math.round(pays * 100_000)), 0n);
      const { payout, stake } = rows[0]!;
      if (known) expect(payout).toBe(sum);
      else expect(payout).toBeGreaterThan(sum);
      const accounts = await balancesOf(site.platform.pool, { brandId: 1, memberId: member.memberId });
      const balance = accounts.find(({ name }) => name === 'main')?.balance;
      expect(balance).toBe(START - stake + payout);
      expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
    },
    60_000,
  );
});

describe('the regional schedule', () => {
  it('[PROD-03] [PROD-04] has unique lotteries, each of an implemented family with a printable result', () => {
    const known = new Set(families(6).map(({ key }) => key));
    expect(new Set(regionalLotteries.map(({ code }) => code)).size).toBe(regionalLotteries.length);
    for (const { code, family, area, source } of regionalLotteries) {
      expect(known.has(family), code).toBe(true);
      expect(resultRows(family), code).toBeDefined();
      expect(['VN', 'SEA']).toContain(area);
      expect(['own', 'official']).toContain(source);
    }
    for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
      for (const [group, least] of [
        ['VNS', 3],
        ['VNC', 2],
      ] as const) {
        const drawn = regionalLotteries.filter((one) => one.groupCode === group && one.weekdays?.includes(weekday));
        expect(drawn.length, `${group} ${weekday}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('[A174] draws on its own days and hours, in its own time zone', async () => {
    const brandId = 1;
    await seedLotteries(site.owner, { brandId, timeZone: 'Asia/Shanghai' });
    const lottery = await openLottery(site);
    await lottery.turn();
    const { rows } = await site.owner.query<{ code: string; weekday: number; monthDay: number; clock: string }>(
      `select l.code, extract(dow from d.draw_at at time zone l.time_zone)::int as weekday,
              extract(day from d.draw_at at time zone l.time_zone)::int as "monthDay",
              to_char(d.draw_at at time zone l.time_zone, 'HH24:MI') as clock
         from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
        where l.brand_id = $1 and l.source = 'official' and l.area <> 'CN' and l.weekdays is not null
           or l.code = 'th-glo'`,
      [brandId],
    );
    const official = regionalLotteries.filter(
      ({ source, weekdays, monthDays }) => source === 'official' && (weekdays ?? monthDays),
    );
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(official.map(({ code }) => code)));
    for (const { code, weekday, monthDay, clock } of rows) {
      const { weekdays, monthDays, groupCode } = official.find((one) => one.code === code)!;
      if (weekdays) expect(weekdays, code).toContain(weekday);
      if (monthDays) expect(monthDays, code).toContain(monthDay);
      if (groupCode === 'VNS') expect(clock, code).toBe('16:15');
      if (groupCode === 'VNC') expect(clock, code).toBe('17:15');
    }
  });
});

describe('the demo', () => {
  it('has a closed number and a limited one in one lottery, once, and bets are held against them', async () => {
    await seedLotteries(site.owner, { brandId: 1, timeZone: 'Asia/Shanghai' });
    await seedLotteries(site.owner, { brandId: 1, timeZone: 'Asia/Shanghai' });
    const lottery = await openLottery(site);
    await lottery.turn();
    const { rows } = await site.owner.query<{ no: string }>(
      `select d.no from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
        where l.brand_id = 1 and l.code = 'k3-2' and d.state = 'scheduled' order by d.draw_at limit 1`,
    );
    const { token } = await registerPayee(site, 10_000_000n);
    const [gameCode, drawNo, play] = ['k3-2', rows[0]!.no, 'kThree.sum.value'];
    expect((await site.call(listRestrictedNumbers, { gameCode, drawNo })).answer.value).toEqual([
      { play, number: '18', left: null },
      { play, number: '3', left: 50_000_000n },
    ]);
    await site.owner.query(
      `update lotteries_draws set state = 'open' where no = $1 and lottery_id = (
          select id from lotteries_lotteries where brand_id = 1 and code = 'k3-2')`,
      [drawNo],
    );
    for (const [selection, multiple, code] of [
      ['18', 1, 'lottery_number_closed'],
      ['3', 251, 'lottery_number_limit'],
      ['3', 1, 'ok'],
    ] as const) {
      const items = [{ play, selection, unit: 'yuan' as const, multiple, prizeGroup: 1_700 }];
      const asked = { requestId: randomUUID(), gameCode, drawNo, items };
      expect((await site.call(placeOrder, asked, { token })).answer.code, selection).toBe(code);
    }
  });
});
