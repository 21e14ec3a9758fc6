import { getDrawRisk } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const risk = async (token: string, no: string, host: string = brandHosts.first) => {
  const drawId = String((await lottery.drawOf(no))['id'] ?? '999999');
  return (await site.call(getDrawRisk, { drawId }, { token, host })).answer;
};

describe('works', () => {
  it('finds the worst result of a draw and the cost of single numbers, deterministically', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const no = await lottery.current();
    expect((await risk(token, no)).value).toMatchObject({ orders: 0, worst: null, byNumber: [] });
    const member = await registerPayee(site, 100_000_000n);
    const whole = await lottery.bet(member, [{ selection: '7,7,7,7,7', multiple: 5 }], { drawNo: no });
    const digit = { play: 'ssc.position.digit', selection: '7,,,,' };
    const single = await lottery.bet(member, [digit], { drawNo: no });
    const [inFull = 0n, inPlace = 0n] = [whole, single].map(({ value }) => value!.lines[0]!.prizes[0]!.each);
    const gone = await lottery.bet(member, [{ selection: '3,3,3,3,3', multiple: 50 }], { drawNo: no });
    expect(gone.code).toBe('ok');
    await site.owner.query(`update lotteries_orders set state = 'cancelled' where id = $1`, [gone.value?.id]);
    const found = (await risk(token, no)).value;
    expect(found).toMatchObject({ orders: 2, members: 1, selections: 3, counted: 2 });
    expect(found?.worst).toMatchObject({ numbers: [7, 7, 7, 7, 7], payout: inFull + inPlace });
    expect(found?.byNumber[0]).toMatchObject({ place: 0, number: 7 });
    expect(found?.heaviest[0]).toMatchObject({ selection: '7,7,7,7,7', best: 5n * 17_000_000_000n });
    expect((await risk(token, no)).value).toEqual(found);
    expect(found).toMatchObject({ numbered: 0, onNumbers: [] });
  });

  it('counts what stands on single numbers where places have too many of them to try', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const south = await openLottery(site, { family: 'vnSouth', area: 'VN', prize_mode: 'LOTT' });
    const member = await registerPayee(site, 1_000_000_000n);
    const one = { unit: 'jiao', multiple: 5 } as const;
    const bets = ['12 67', '12'].map((selection) => ({ play: 'vnSouth.two.special', selection, ...one }));
    const others = [
      { play: 'vnSouth.three.special', selection: '345 912', ...one },
      { play: 'vnSouth.link.pick2', selection: '67 88', ...one },
      { play: 'vnSouth.miss.pick4', selection: '01 02 03 04', ...one },
      { play: 'vnSouth.faces.special', selection: 'big', ...one },
    ];
    const placed = await south.bet(member, [...bets, ...others]);
    const each = placed.value!.lines.map(({ prizes }) => prizes[0]!.each);
    const drawId = String((await south.drawOf(placed.value!.drawNo))['id']);
    const { value } = (await site.call(getDrawRisk, { drawId }, { token })).answer;
    expect(value).toMatchObject({ numbered: 6, selections: 6, byNumber: [] });
    const link = placed.value!.lines[3]!.stake;
    expect(new Map(value!.onNumbers.map(({ number, ...rest }) => [number, rest]))).toEqual(
      new Map([
        ['345', { stake: 100_000n, most: each[2] }],
        ['912', { stake: 100_000n, most: each[2] }],
        ['12', { stake: 200_000n, most: each[0]! + each[1]! }],
        ['67', { stake: 100_000n + link, most: each[0]! + each[3]! }],
        ['88', { stake: link, most: each[3] }],
      ]),
    );
    const costs = value!.onNumbers.map(({ most }) => most);
    expect(costs).toEqual(costs.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  });
});

describe('refuses', () => {
  it('an unknown draw', async () => {
    expect((await risk((await openOperator(site)).token, '20200101-0001')).code).toBe('draw_not_found');
  });
});

describe('forbids', () => {
  it('members, guests, and operators of another brand', async () => {
    const no = await lottery.current();
    expect((await risk((await registerPayee(site)).token, no)).code).toBe('not_logged_in');
    expect((await risk('', no)).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await risk(foreign.token, no, brandHosts.second)).code).toBe('draw_not_found');
  });
});
