import { families } from '@baize/maths/lottery/families';
import { prizesOf } from '@baize/maths/lottery/prizesOf';
import { readSelection } from '@baize/maths/lottery/readSelection';
import { settleBet } from '@baize/maths/lottery/settleBet';
import { openLottery, registerPayee, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '#kit/db.ts';
import { balancesOf, createPosting, verifyLedger } from '#modules/wallet/index.ts';
import { readDue } from '../store/draws.ts';
import { settleDraw } from './settleDraw.ts';

let site: TestPlatform;
let lottery: TestLottery;
type Member = Awaited<ReturnType<typeof registerPayee>>;
let people: Member[];

const START = 1_000_000_000n;

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
  people = await Promise.all(Array.from({ length: 5 }, () => registerPayee(site, START)));
});
afterAll(() => site.close());
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
});

const plays = new Map(families(6).flatMap((family) => family.plays.map((play) => [play.id, play])));
const choices = [
  ['ssc.star5.direct', '1,2,3,4,5'],
  ['ssc.star5.direct', '9,8,7,6,5'],
  ['ssc.star3front.group6', '0123'],
  ['ssc.star3back.direct', '3,4,5'],
  ['ssc.star5.combo', '12,2,3,4,5'],
  ['ssc.sum.faces', 'small odd'],
  ['ssc.anywhere.front3.code1', '123'],
  ['ssc.position.digit', '1,,,,5'],
].filter(([play]) => plays.has(play!)) as [string, string][];
const right = [1, 2, 3, 4, 5];
const wrong = [9, 8, 7, 6, 5];

/** What a line of this choice wins, by the bet's own maths, without any code of the settlement. */
const won = ([id, text]: [string, string], multiple: number, result: readonly number[]): bigint => {
  const play = plays.get(id)!;
  const read = readSelection(play, text);
  if ('fault' in read) throw new Error(read.fault);
  const prizes = prizesOf(play, { group: 1_700 });
  return settleBet(play, read.selection, result, { prizes, lineStake: 20_000n * BigInt(multiple) }).payout;
};
const staked = ([id, text]: [string, string], multiple: number): bigint => {
  const read = readSelection(plays.get(id)!, text);
  if ('fault' in read) throw new Error(read.fault);
  return 20_000n * BigInt(multiple) * BigInt(read.lineCount);
};

type Made = { member: Member; lines: { choice: [string, string]; multiple: number }[] };

/** Some hundred orders of all members on the open draw, and the expected balances for any result. */
async function makeOrders(count: number): Promise<{ drawNo: string; made: Made[]; before: bigint[] }> {
  const drawNo = await lottery.current();
  const before = await balances();
  const made: Made[] = Array.from({ length: count }, (_, nth) => ({
    member: people[nth % people.length]!,
    lines: [0, 1].map((line) => ({
      choice: choices[(nth * 7 + line * 3) % choices.length]!,
      multiple: 1 + ((nth + line) % 3),
    })),
  }));
  const answers = await Promise.all(
    made.map(({ member, lines }) =>
      lottery.bet(
        member,
        lines.map(({ choice: [play, selection], multiple }) => ({ play, selection, multiple, unit: 'jiao' })),
        { drawNo },
      ),
    ),
  );
  expect(answers.filter(({ code }) => code !== 'ok')).toEqual([]);
  await lottery.close(drawNo);
  await lottery.turn();
  return { drawNo, made, before };
}

const balances = () => Promise.all(people.map(spendable));
const account = async (member: Member, name: string): Promise<bigint> => {
  const rows = await balancesOf(site.platform.pool, { brandId: 1, memberId: member.memberId });
  return rows.find((row) => row.name === name)?.balance ?? 0n;
};
const spendable = (member: Member) => account(member, 'main');
/** The expected balances after a result. */
const expected = ({ made, before }: { made: Made[]; before: bigint[] }, result: readonly number[]): bigint[] =>
  people.map((member, at) =>
    made
      .filter((order) => order.member === member)
      .flatMap(({ lines }) => lines)
      .reduce(
        (sum, { choice, multiple }) => sum - staked(choice, multiple) + won(choice, multiple, result),
        before[at]!,
      ),
  );

/** The draw is settled, each of its orders with one payment at most, and every balance is what it should be. */
async function expectSettledOnce(orders: Awaited<ReturnType<typeof makeOrders>>): Promise<void> {
  const draw = await lottery.drawOf(orders.drawNo);
  expect(draw['state']).toBe('settled');
  expect(await balances()).toEqual(expected(orders, right));
  const { rows } = await site.owner.query(
    `select (select sum(payout)::bigint from lotteries_orders where draw_id = $1) as paid,
            (select count(*)::int from lotteries_orders
              where draw_id = $1 and state = 'settled' and settled_no = 1) as settled,
            (select count(*)::int from (select ref_key from wallet_transfers
              where scope = 'lottery' and kind = 'win' group by ref_key having count(*) > 1) x) as twice`,
    [draw['id']],
  );
  expect(rows[0]).toEqual({ paid: draw['payout'], settled: orders.made.length, twice: 0 });
}

/** The connections of a process that is killed before its nth statement, or after it and before the answer is read. */
function doomedAt(step: number, when: 'before' | 'after') {
  const applicationName = `doomed-${randomUUID()}`;
  const pool = createPool({ url: site.databaseUrl, applicationName, max: 2 });
  let steps = 0;
  let isDead = false;
  const die = async (): Promise<void> => {
    isDead = true;
    await site.owner.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      applicationName,
    ]);
  };
  const isOver = (): void => {
    if (isDead) throw new Error('killed');
  };
  const counted =
    (query: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]): Promise<unknown> => {
      isOver();
      const nth = (steps += 1);
      if (nth === step && when === 'before') await die();
      isOver();
      const answer = await query(...args);
      if (nth === step) await die();
      isOver();
      return answer;
    };
  /* Queries are counted, whether of the pool or of one of its connections; everything else is passed on. */
  const counting = <Queried extends object>(target: Queried): Queried =>
    new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const bound = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
        if (name === 'query') return counted(bound);
        return name === 'connect' ? async () => counting((await bound()) as object) : bound;
      },
    });
  return { pool: counting(pool), end: () => pool.end(), isDead: () => isDead };
}

describe('a settlement', () => {
  it('[A177] [I-21] [I-22] pays each order once, by two workers of which one is killed in the middle', async () => {
    const orders = await makeOrders(120);
    expect(await lottery.say(orders.drawNo, right)).toBe('ok');
    const [draw] = await readDue(site.platform.pool, 'drawn');
    const doomed = createPool({ url: site.databaseUrl, applicationName: 'doomed', max: 2 });
    let steps = 0;
    let killed: Promise<unknown> | undefined;
    const kill = (): void => {
      steps += 1;
      if (steps !== 3) return;
      killed = site.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'doomed'`,
      );
    };
    const dies = settleDraw(
      { pool: doomed, wallet: { ...createPosting({ pool: doomed }), announceChanges: kill } },
      draw!,
      4,
    );
    const lives = settleDraw({ pool: site.platform.pool, wallet: site.platform.wallet }, draw!, 4);
    const [death] = await Promise.allSettled([dies, lives]);
    expect(death.status).toBe('rejected');
    await killed;
    await doomed.end();
    await lottery.turn();
    await lottery.turn();
    await expectSettledOnce(orders);
  });

  it('[A177] [I-21] pays each order once, by three workers at once', async () => {
    const orders = await makeOrders(60);
    expect(await lottery.say(orders.drawNo, right)).toBe('ok');
    const [draw] = await readDue(site.platform.pool, 'drawn');
    const pools = ['one', 'two', 'three'].map((applicationName) =>
      createPool({ url: site.databaseUrl, applicationName, max: 2 }),
    );
    try {
      await Promise.all(pools.map((pool) => settleDraw({ pool, wallet: site.platform.wallet }, draw!, 4)));
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
    await expectSettledOnce(orders);
  });

  it('[A177] [I-21] [I-22] goes on where it was, whichever of its statements it was killed before or after', async () => {
    const orders = await makeOrders(24);
    expect(await lottery.say(orders.drawNo, right)).toBe('ok');
    const [draw] = await readDue(site.platform.pool, 'drawn');
    let deaths = 0;
    let done = 0;
    for (let step = 1, isEnded = false; !isEnded; step += 1) {
      for (const when of ['before', 'after'] as const) {
        const doomed = doomedAt(step, when);
        const [end] = await Promise.allSettled([
          settleDraw({ pool: doomed.pool, wallet: site.platform.wallet }, draw!, 4),
        ]);
        await doomed.end();
        isEnded = !doomed.isDead();
        expect(end.status).toBe(isEnded ? 'fulfilled' : 'rejected');
        if (!isEnded) deaths += 1;
        const { rows } = await site.owner.query<{ done: number }>(
          'select count(*)::int as done from lotteries_parts where draw_id = $1 and done_no = 1',
          [draw!.id],
        );
        /* What is paid stays paid. */
        expect(rows[0]!.done).toBeGreaterThanOrEqual(done);
        done = rows[0]!.done;
      }
    }
    expect(deaths).toBeGreaterThan(20);
    await expectSettledOnce(orders);
  });

  it('[A178] [I-24] of a corrected result gives the same balances as if it had come first', async () => {
    const orders = await makeOrders(40);
    expect(await lottery.say(orders.drawNo, wrong)).toBe('ok');
    await lottery.turn();
    expect(await balances()).toEqual(expected(orders, wrong));
    expect(await lottery.say(orders.drawNo, right)).toBe('ok');
    await lottery.turn();
    expect(await lottery.drawOf(orders.drawNo)).toMatchObject({ state: 'settled', result: right, result_no: 2 });
    expect(await balances()).toEqual(expected(orders, right));
  });

  it('[A178] [I-24] that takes back a spent prize leaves a debt, and no negative balance', async () => {
    const poor = await registerPayee(site, 200_000n);
    const drawNo = await lottery.current();
    await lottery.bet(poor, [{ selection: '9,8,7,6,5' }], { drawNo });
    await lottery.close(drawNo);
    await lottery.turn();
    await lottery.say(drawNo, wrong);
    await lottery.turn();
    expect(await spendable(poor)).toBe(17_000_000_000n);
    const spent = { brandId: 1, memberId: poor.memberId, currency: 'CNY', scope: 'test', key: drawNo };
    await site.platform.wallet.post({
      ...{ ...spent, kind: 'adjust', debit: 'main', credit: 'house.adjust:test', amount: 16_000_000_000n },
    });
    await lottery.say(drawNo, right);
    await lottery.turn();
    expect(await spendable(poor)).toBe(0n);
    expect(await account(poor, 'debt')).toBe(-16_000_000_000n);
  });

  it('[I-23] of a void draw refunds every stake once, before and after it was paid', async () => {
    const unpaid = await makeOrders(20);
    expect(await lottery.say(unpaid.drawNo, 'void')).toBe('ok');
    await Promise.all([lottery.turn(), lottery.turn()]);
    await lottery.turn();
    expect(await balances()).toEqual(unpaid.before);
    const paid = await makeOrders(20);
    await lottery.say(paid.drawNo, right);
    await lottery.turn();
    expect(await balances()).not.toEqual(paid.before);
    expect(await lottery.say(paid.drawNo, 'void')).toBe('ok');
    await Promise.all([lottery.turn(), lottery.turn()]);
    await lottery.turn();
    expect(await balances()).toEqual(paid.before);
    expect(await lottery.say(paid.drawNo, right)).toBe('draw_state_changed');
  });

  it('pays the rebate of a lower group once, whatever is corrected, and takes it back for a void draw', async () => {
    const member = await registerPayee(site, 400_000n);
    await site.owner.query('update agents_members set prize_group = 1900 where member_id = $1', [member.memberId]);
    const drawNo = await lottery.current();
    expect((await lottery.bet(member, [{ prizeGroup: 1_700 }, { prizeGroup: 1_900 }], { drawNo })).code).toBe('ok');
    await lottery.close(drawNo);
    await lottery.turn();
    for (const result of [[0, 0, 0, 0, 0], right, [0, 0, 0, 0, 0]]) {
      await lottery.say(drawNo, result);
      await lottery.turn();
      expect(await spendable(member)).toBe(20_000n + (result === right ? 36_000_000_000n : 0n));
    }
    await lottery.say(drawNo, 'void');
    await lottery.turn();
    expect(await spendable(member)).toBe(400_000n);
  });

  it('pays an order with an upper-case id once, like any other', async () => {
    const member = await registerPayee(site, 400_000n);
    const drawNo = await lottery.current();
    const requestId = randomUUID();
    const [first, again] = [
      await lottery.bet(member, [{}], { drawNo, requestId: requestId.toUpperCase() }),
      await lottery.bet(member, [{}], { drawNo, requestId }),
    ];
    expect([first.code, again.value?.id]).toEqual(['ok', first.value?.id]);
    await lottery.close(drawNo);
    await lottery.turn();
    await lottery.say(drawNo, right);
    await lottery.turn();
    expect((await lottery.drawOf(drawNo))['state']).toBe('settled');
    expect(await spendable(member)).toBe(200_000n + 17_000_000_000n);
  });
});
