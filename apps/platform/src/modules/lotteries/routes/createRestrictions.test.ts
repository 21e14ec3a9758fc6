import {
  cancelOrder,
  cancelRestriction,
  type createRestrictions,
  listRestrictedNumbers,
  listRestrictions,
  placeChase,
  type InputOf,
} from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  operator = await openOperator(site);
});
afterAll(() => site.close());

type Wish = Partial<InputOf<typeof createRestrictions>>;

/** Restricts 1,2,3,4,5 of the five-star play, or as wished. */
const restrict = (lottery: TestLottery, wish: Wish = {}, who: { token: string; host?: string } = operator) =>
  lottery.restrict(who, wish);

const seen = async ({ code: gameCode }: TestLottery, drawNo: string) =>
  (await site.call(listRestrictedNumbers, { gameCode, drawNo }, {})).answer.value;

const balanceOf = async ({ memberId }: { memberId: bigint }): Promise<bigint> =>
  (
    await site.owner.query<{ balance: bigint }>(
      `select balance from wallet_accounts where member_id = $1 and name = 'main' and currency = 'CNY'`,
      [memberId],
    )
  ).rows[0]!.balance;

/** A chase of the plain line over two draws. */
const chaseOf = ({ code: gameCode }: TestLottery, drawNo: string): InputOf<typeof placeChase> => ({
  ...{ requestId: randomUUID(), gameCode, drawNo, draws: 2, stopsOnWin: false, rule: { mode: 'same', multiple: 1 } },
  items: [{ play: 'ssc.star5.direct', selection: '1,2,3,4,5', unit: 'yuan', multiple: 1, prizeGroup: 1_700 }],
});

/** What stands on the limited numbers of a lottery, by the sums that orders are held against and by its orders. */
const standing = async ({ code }: TestLottery) =>
  (
    await site.owner.query<{ sums: bigint | null; orders: bigint | null }>(
      `select sum(s.stake)::bigint as sums,
              (select sum(t.stake)::bigint from lotteries_touches t join lotteries_orders o on o.id = t.order_id
                 join lotteries_lotteries x on x.id = o.lottery_id where x.code = $1 and o.state <> 'cancelled') as orders
         from lotteries_number_stakes s join lotteries_draws d on d.id = s.draw_id
         join lotteries_lotteries l on l.id = d.lottery_id where l.code = $1`,
      [code],
    )
  ).rows[0];

describe('works', () => {
  it('closes a number: a bet on it among others is refused by name and changes nothing, another is accepted', async () => {
    const lottery = await openLottery(site);
    const member = await registerPayee(site, 10_000_000n);
    const answer = await restrict(lottery);
    expect(answer.value?.restrictions).toMatchObject([{ number: '1,2,3,4,5', ceiling: null, drawNo: null }]);
    const drawNo = await lottery.current();
    const refused = await lottery.bet(member, [{ selection: '6,6,6,6,6' }, { selection: '12,2,34,4,56' }], { drawNo });
    expect(refused).toMatchObject({
      code: 'lottery_number_closed',
      value: { item: 1, drawNo, play: 'ssc.star5.direct', number: '1,2,3,4,5' },
    });
    expect(await balanceOf(member)).toBe(10_000_000n);
    expect((await lottery.bet(member, [{ selection: '2,2,34,4,56' }], { drawNo })).code).toBe('ok');
    expect(await seen(lottery, drawNo)).toEqual([{ play: 'ssc.star5.direct', number: '1,2,3,4,5', left: null }]);
  });

  it('says in the log each number with its ceiling before and after', async () => {
    const lottery = await openLottery(site);
    await restrict(lottery, { numbers: ['1,2,3,4,5'], ceiling: 250_000n });
    await restrict(lottery, { numbers: ['9,9,9,9,9'] });
    /* A restriction of one draw replaces none of every draw. */
    await restrict(lottery, { drawNo: await lottery.current() });
    await restrict(lottery, { numbers: ['1,2,3,4,5', '9,9,9,9,9', '8,8,8,8,8'], ceiling: 1_000_000n });
    const { rows } = await site.owner.query<{ before: string; after: string }>(
      `select before, after from audit_trail where action = 'lotteries.createRestrictions' and object_id = $1 order by id`,
      [lottery.code],
    );
    const play = 'ssc.star5.direct';
    const [one, nine, eight] = ['number 1,2,3,4,5', 'number 9,9,9,9,9', 'number 8,8,8,8,8'] as const;
    expect(rows.map(({ before, after }) => [JSON.parse(before), JSON.parse(after)])).toEqual([
      [{}, { play, draw: null, [one]: '2.5' }],
      [{}, { play, draw: null, [nine]: 'closed' }],
      [{}, { play, draw: await lottery.current(), [one]: 'closed' }],
      [
        { [one]: '2.5', [nine]: 'closed' },
        { play, draw: null, [one]: '10', [nine]: '10', [eight]: '10' },
      ],
    ]);
  });

  it('limits the stake of all members on a number, counts what stood before, and gives back what is cancelled', async () => {
    const lottery = await openLottery(site);
    const [one, two] = await Promise.all([registerPayee(site, 10_000_000n), registerPayee(site, 10_000_000n)]);
    const drawNo = await lottery.current();
    /* Of two lines one is the number: half of the stake is on it. */
    const first = await lottery.bet(one, [{ selection: '12,2,3,4,5', multiple: 2 }], { drawNo });
    expect(first.value?.stake).toBe(800_000n);
    expect((await restrict(lottery, { ceiling: 1_000_000n })).value?.restrictions).toMatchObject([
      { ceiling: 1_000_000n, stakedIn: drawNo, staked: 400_000n },
    ]);
    expect(await lottery.bet(two, [{ multiple: 2 }, { multiple: 2 }], { drawNo })).toMatchObject({
      code: 'lottery_number_limit',
      value: { item: 0, number: '1,2,3,4,5', left: '6' },
    });
    expect((await lottery.bet(two, [{ multiple: 3 }], { drawNo })).code).toBe('ok');
    expect(await seen(lottery, drawNo)).toEqual([{ play: 'ssc.star5.direct', number: '1,2,3,4,5', left: 0n }]);
    expect((await lottery.bet(one, [{}], { drawNo })).code).toBe('lottery_number_limit');
    await site.call(cancelOrder, { orderId: first.value!.id }, one);
    expect(await standing(lottery)).toEqual({ sums: 600_000n, orders: 600_000n });
    expect((await lottery.bet(one, [{ multiple: 2 }], { drawNo })).code).toBe('ok');
    expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  });

  it('lets no two orders of one moment pass a ceiling together', async () => {
    const lottery = await openLottery(site);
    const members = await Promise.all(Array.from({ length: 6 }, () => registerPayee(site, 10_000_000n)));
    const other = await startPlatform({ env: { ROLE: 'web' }, beside: site });
    try {
      await restrict(lottery, { ceiling: 1_000_000n });
      const drawNo = await lottery.current();
      /* Each member bets at both processes: one of the two lines of each bet is the number. */
      const answers = await Promise.all(
        [site, other].flatMap((at) =>
          members.map((member) => lottery.bet(member, [{ selection: '1,2,3,4,56' }], { drawNo, at })),
        ),
      );
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
      expect(codes.filter((code) => code === 'lottery_number_limit')).toHaveLength(7);
      expect(await standing(lottery)).toEqual({ sums: 1_000_000n, orders: 1_000_000n });
      const balances = await Promise.all(members.map(balanceOf));
      expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(60_000_000n - 5n * 400_000n);
    } finally {
      await other.close();
    }
  });

  it('misses no order that is accepted while a number is being limited', async () => {
    const lottery = await openLottery(site);
    const members = await Promise.all(Array.from({ length: 6 }, () => registerPayee(site, 10_000_000n)));
    const drawNo = await lottery.current();
    const asked = members.map((member) => lottery.bet(member, [{}], { drawNo }));
    const limited = restrict(lottery, { ceiling: 600_000n });
    const later = members.map((member) => lottery.bet(member, [{}], { drawNo }));
    await limited;
    const accepted = (await Promise.all([...asked, ...later])).filter(({ code }) => code === 'ok').length;
    expect(await standing(lottery)).toEqual({ sums: BigInt(accepted) * 200_000n, orders: BigInt(accepted) * 200_000n });
    expect((await lottery.bet(members[0]!, [{ multiple: 3 }], { drawNo })).code).toBe('lottery_number_limit');
  });

  it('is of one draw where one is named, and a chase over it is refused as a whole', async () => {
    const lottery = await openLottery(site);
    const member = await registerPayee(site, 10_000_000n);
    const drawNo = await lottery.current();
    const { rows } = await site.owner.query<{ no: string }>(
      `select d.no from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
        where l.code = $1 and d.state = 'scheduled' order by d.draw_at limit 1`,
      [lottery.code],
    );
    const next = rows[0]!.no;
    expect((await restrict(lottery, { drawNo: next })).code).toBe('ok');
    const chase = chaseOf(lottery, drawNo);
    expect((await site.call(placeChase, chase, member)).answer).toMatchObject({
      code: 'lottery_number_closed',
      value: { drawNo: next, number: '1,2,3,4,5' },
    });
    expect(await balanceOf(member)).toBe(10_000_000n);
    expect((await lottery.bet(member, [{}], { drawNo })).code).toBe('ok');
    await restrict(lottery, { drawNo: next, ceiling: 200_000n });
    expect((await site.call(placeChase, chase, member)).answer.code).toBe('ok');
    const again = { ...chase, requestId: randomUUID() };
    expect((await site.call(placeChase, again, member)).answer).toMatchObject({
      code: 'lottery_number_limit',
      value: { drawNo: next, left: '0' },
    });
    expect(await standing(lottery)).toEqual({ sums: 200_000n, orders: 200_000n });
  });

  it('gives room back when the close cancels an order whose chase had ended, and keeps what plays', async () => {
    const lottery = await openLottery(site);
    const [one, two] = await Promise.all([registerPayee(site, 10_000_000n), registerPayee(site, 10_000_000n)]);
    const drawNo = await lottery.current();
    await restrict(lottery, { ceiling: 1_000_000n });
    const { value } = (await site.call(placeChase, chaseOf(lottery, drawNo), one)).answer;
    expect((await lottery.bet(two, [{ multiple: 3 }], { drawNo })).code).toBe('ok');
    expect(await standing(lottery)).toEqual({ sums: 1_000_000n, orders: 1_000_000n });
    /* The chase ends, and the process dies before it has cancelled what is left. */
    await site.owner.query(
      `update lotteries_chases set state = 'cancelled', ended_at = clock_timestamp() where id = $1`,
      [value?.id],
    );
    await lottery.close(drawNo);
    await site.owner.query(
      `update lotteries_orders o set close_at = d.close_at from lotteries_draws d where d.id = o.draw_id and d.no = $2
          and o.chase_id = $1`,
      [value?.id, drawNo],
    );
    await lottery.turn();
    expect(await lottery.drawOf(drawNo)).toMatchObject({ state: 'awaiting', order_count: 1, stake: 600_000n });
    expect(await seen(lottery, drawNo)).toEqual([{ play: 'ssc.star5.direct', number: '1,2,3,4,5', left: 400_000n }]);
    /* In the next draw, too, where the order was cancelled while the draw takes bets. */
    expect(await standing(lottery)).toEqual({ sums: 600_000n, orders: 600_000n });
    expect(await balanceOf(one)).toBe(10_000_000n);
    expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  });

  it('replaces a restriction by another ceiling, and opens the number when it is cancelled', async () => {
    const lottery = await openLottery(site);
    const member = await registerPayee(site, 10_000_000n);
    await restrict(lottery, { ceiling: 200_000n });
    expect((await lottery.bet(member, [{}])).code).toBe('ok');
    const { value } = await restrict(lottery, { ceiling: 400_000n, numbers: ['1,2,3,4,5', '1,2,3,4,5'] });
    expect(value?.restrictions).toMatchObject([{ ceiling: 400_000n, staked: 200_000n }]);
    expect((await lottery.bet(member, [{}])).code).toBe('ok');
    expect((await lottery.bet(member, [{}])).code).toBe('lottery_number_limit');
    const gone = { restrictionId: value!.restrictions[0]!.id, reason: 'A calmer day' };
    expect((await site.call(cancelRestriction, gone, operator)).answer.value?.restrictions).toEqual([]);
    expect((await lottery.bet(member, [{}])).code).toBe('ok');
  });
});

describe('refuses', () => {
  it('what is no single number, no play, no draw that takes bets, and a missing reason', async () => {
    const lottery = await openLottery(site);
    expect(await restrict(lottery, { numbers: ['1,2,3,4,5', '1,2,3,4,56'] })).toMatchObject({
      code: 'selection_invalid',
      value: { item: 1, fault: 'not_single' },
    });
    expect((await restrict(lottery, { numbers: ['1,2'] })).value).toMatchObject({ item: 0, fault: 'wrong_columns' });
    expect((await restrict(lottery, { play: 'ssc.nothing' })).code).toBe('play_unknown');
    expect((await restrict(lottery, { drawNo: '20200101-0001' })).code).toBe('draw_closed');
    expect((await restrict(lottery, { reason: ' ' })).code).toBe('reason_required');
    expect((await restrict(lottery, { lotteryId: '999999999999' })).code).toBe('lottery_not_found');
    expect((await site.call(listRestrictions, { lotteryId: lottery.id }, operator)).answer.value).toEqual({
      currency: 'CNY',
      restrictions: [],
    });
  });

  it('more numbers than a lottery may have', async () => {
    const lottery = await openLottery(site);
    await site.owner.query(
      `insert into lotteries_restrictions (brand_id, lottery_id, play_id, selection, created_by)
       select brand_id, id, 'ssc.star5.direct', n::text, 'test' from lotteries_lotteries, generate_series(1, 500) n
        where code = $1`,
      [lottery.code],
    );
    expect((await restrict(lottery)).code).toBe('lottery_numbers_full');
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const lottery = await openLottery(site);
    expect((await restrict(lottery, {}, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await restrict(lottery, {}, await registerPayee(site))).code).toBe('not_logged_in');
    const foreign = { ...(await openOperator(site, { host: brandHosts.second })), host: brandHosts.second };
    expect((await restrict(lottery, {}, foreign)).code).toBe('lottery_not_found');
  });
});
