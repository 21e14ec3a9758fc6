import { createProposal, decideProposal, getDrawProof } from '@baize/contract';
import { openLottery, openOperator, registerPayee, startPlatform, type TestPlatform } from '@baize/testkit';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitmentOf } from '@baize/server/commitmentOf';
import { chainOf, fairNumbers, ordersRoot, pathToRoot } from '../rules.ts';
import { readComing } from '../store/draws.ts';

let site: TestPlatform;
let beside: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  beside = await startPlatform({ beside: site, env: { ROLE: 'web' } });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const draws = async (code: string) =>
  (
    await site.owner.query<{ no: string; state: string; opens_at: Date; close_at: Date; draw_at: Date }>(
      `select d.* from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
        where l.code = $1 order by d.draw_at`,
      [code],
    )
  ).rows;
const proof = async (gameCode: string, drawNo: string, digest?: string) => {
  const { answer } = await site.call(getDrawProof, { gameCode, drawNo, ...(digest === undefined ? {} : { digest }) });
  if (!answer.value) throw new Error(answer.code);
  return answer.value;
};

describe('the clock of draws', () => {
  it('creates draws ahead without gaps, each once under concurrency', async () => {
    const lottery = await openLottery(site, { every_seconds: 60, close_seconds: 5, source: 'own' });
    await Promise.all([lottery.turn(), lottery.turn(beside), lottery.turn(), lottery.turn(beside)]);
    const made = await draws(lottery.code);
    expect(made.length).toBeGreaterThanOrEqual(30);
    expect(made.filter(({ state }) => state === 'open')).toHaveLength(1);
    made.slice(1).forEach((draw, at) => {
      expect(draw.opens_at).toEqual(made[at]!.close_at);
      expect(draw.draw_at.getTime() - made[at]!.draw_at.getTime()).toBe(60_000);
      expect(draw.draw_at.getTime() - draw.close_at.getTime()).toBe(5_000);
    });
  });

  it("[A174] numbers the draws of a day in the lottery's time zone, by its weekdays", async () => {
    const lottery = await openLottery(site, { time_zone: 'Asia/Kathmandu', every_seconds: 3_600 });
    const made = await draws(lottery.code);
    const local = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Kathmandu',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    });
    for (const { no, draw_at } of made) {
      const [hour, minute] = local.format(draw_at).split(':').map(Number);
      expect([no.slice(-4), minute]).toEqual([String(hour! + 1).padStart(4, '0'), 0]);
    }
    const daily = await openLottery(site, {
      ...{ every_seconds: 86_400, first_second: 75_600, last_second: 75_600, weekdays: '{2,4,6}', close_seconds: 600 },
    });
    const days = (await draws(daily.code)).map(({ draw_at }) => (draw_at.getTime() + 8 * 3_600_000) / 1_000);
    expect(days).toHaveLength(31);
    for (const second of days) {
      expect(second % 86_400).toBe(75_600);
      expect([2, 4, 6]).toContain(new Date(second * 1_000).getUTCDay());
    }
  });

  it.each([
    ['once a day', { every_seconds: 86_400, first_second: 58_500, last_second: 58_500 }],
    ['every hour', { every_seconds: 3_600 }],
  ])('[A174] gives a holiday no draw where there is one %s, and goes on after it', async (_, clock) => {
    const lottery = await openLottery(site, {
      ...{ time_zone: 'Asia/Ho_Chi_Minh', ...clock, close_seconds: 900, holidays: '{2028-01-25,2028-01-26}' },
    });
    const { rows } = await site.owner.query<{ id: number }>('select id from lotteries_lotteries where code = $1', [
      lottery.code,
    ]);
    const coming = (await readComing(site.platform.pool, new Date('2028-01-24T02:00:00+07:00'))).filter(
      ({ lotteryId }) => lotteryId === rows[0]!.id,
    );
    const days = [...new Set(coming.map(({ no }) => no.slice(0, 8)))];
    expect(days.slice(0, 2)).toEqual(['20280124', '20280127']);
    expect(coming.length).toBeGreaterThan(30);
    /* Bets on the first draw after it are taken from the close of the last one before it. */
    const after = coming.findIndex(({ no }) => no.startsWith('20280127'));
    expect(coming[after]!.opensAt).toEqual(coming[after - 1]!.closeAt);
    expect(coming[after]!.no).toBe('20280127-0001');
  });

  it.each([
    ['of 25 hours', '2027-11-07T03:30:00Z', '20271107', 25],
    ['of 23 hours', '2027-03-14T04:30:00Z', '20270314', 23],
    ['of the leap', '2028-02-29T04:30:00Z', '20280229', 24],
    ['that ends a year', '2027-12-31T04:30:00Z', '20271231', 24],
  ])('[A174] gives a day %s as many draws as it has hours, none twice', async (_, at, day, hours) => {
    const lottery = await openLottery(site, { time_zone: 'America/New_York', every_seconds: 3_600 });
    const { rows } = await site.owner.query<{ id: number }>('select id from lotteries_lotteries where code = $1', [
      lottery.code,
    ]);
    const coming = (await readComing(site.platform.pool, new Date(at))).filter(
      ({ lotteryId }) => lotteryId === rows[0]!.id,
    );
    const own = coming.filter(({ no }) => no.startsWith(`${day}-`));
    expect(own.map(({ no }) => no)).toEqual(
      Array.from({ length: hours }, (__, nth) => `${day}-${String(nth + 1).padStart(4, '0')}`),
    );
    const steps = coming.slice(1).map(({ drawAt }, nth) => drawAt.getTime() - coming[nth]!.drawAt.getTime());
    expect(new Set(steps)).toEqual(new Set([3_600_000]));
  });

  it('[A176] [I-20] draws from the committed seed and the orders only', async () => {
    const lottery = await openLottery(site, { source: 'own' });
    const member = await registerPayee(site, 10_000_000n);
    const drawNo = await lottery.current();
    const before = await proof(lottery.code, drawNo);
    expect(before).toMatchObject({ seed: null, ordersHash: null, numbers: null, path: null });
    const receipts = [];
    for (const selection of ['1,2,3,4,5', '5,4,3,2,1', '0,0,0,0,0']) {
      receipts.push((await lottery.bet(member, [{ selection }], { drawNo })).value!.digest);
    }
    await lottery.close(drawNo);
    await Promise.all([lottery.turn(), lottery.turn(beside), lottery.turn(), lottery.turn(beside)]);
    await lottery.turn();
    const after = await proof(lottery.code, drawNo, receipts[1]);
    expect(after).toMatchObject({ state: 'settled', commitment: before.commitment, orderCount: 3 });
    const { seed, ordersHash, numbers, commitment, chainBefore } = after;
    expect(commitmentOf(seed!)).toBe(commitment);
    expect(ordersHash).toBe(ordersRoot(receipts.map((digest) => Buffer.from(digest, 'hex'))));
    const drawAt = new Date(Number(after.nonce) * 1_000);
    const shape = { of: 'numbers', low: 0, sizes: [10, 10, 10, 10, 10] } as const;
    expect(fairNumbers(shape, { seed: seed!, ordersHash: ordersHash!, drawAt })).toEqual(numbers);
    expect(after.chain).toBe(
      chainOf(chainBefore!, {
        ...{ code: lottery.code, no: drawNo, commitment: commitment!, ordersHash: ordersHash!, seed: seed! },
        numbers: numbers!,
      }),
    );
    expect(after.path).not.toBeNull();
    // The next draw is chained to this one.
    const next = await lottery.current();
    await lottery.close(next);
    await lottery.turn();
    expect((await proof(lottery.code, next)).chainBefore).toBe(after.chain);
  });

  it('[A176] [I-20] allows no second result, seed or commitment, and no manual ones for own draws', async () => {
    const lottery = await openLottery(site, { source: 'own' });
    const drawNo = await lottery.current();
    const { id } = await lottery.drawOf(drawNo);
    expect(await lottery.say(drawNo, [1, 2, 3, 4, 5])).toBe('draw_state_changed');
    const write = (change: string) =>
      site.platform.pool.query(`update lotteries_draws set ${change} where id = $1`, [id]).then(
        () => 'written',
        () => 'refused',
      );
    expect(await write(`commitment = repeat('a', 64)`)).toBe('refused');
    expect(await write(`sealed_seed = 'x'`)).toBe('refused');
    await lottery.close(drawNo);
    await lottery.turn();
    expect(await lottery.say(drawNo, [1, 2, 3, 4, 5])).toBe('draw_state_changed');
    expect(await write(`result = '{1,2,3,4,5}', result_no = result_no + 1`)).toBe('refused');
    expect(await write(`seed = repeat('a', 64)`)).toBe('refused');
    expect(await write(`orders_hash = repeat('a', 64)`)).toBe('refused');
    expect(await write(`state = 'open'`)).toBe('refused');
  });

  it('voids an own draw before its result and never after', async () => {
    const lottery = await openLottery(site, { source: 'own' });
    const early = await lottery.current();
    expect(await lottery.say(early, 'void')).toBe('ok');
    expect((await lottery.drawOf(early))['state']).toBe('void');
    await lottery.close(early);
    await lottery.turn();
    const drawNo = await lottery.current();
    const [first, second] = await Promise.all([openOperator(site), openOperator(site)]);
    const { id } = await lottery.drawOf(drawNo);
    const asked = { drawId: String(id), kind: 'void' as const, numbers: null, reason: 'not to our liking' };
    const { value } = (await site.call(createProposal, asked, { token: first.token })).answer;
    await lottery.close(drawNo);
    await lottery.turn();
    const decision = { proposalId: value!.proposal!.id, isApproved: true };
    expect((await site.call(decideProposal, decision, { token: second.token })).answer.code).toBe('draw_final');
    await site.call(decideProposal, { ...decision, isApproved: false }, { token: second.token });
    expect(await lottery.say(drawNo, 'void')).toBe('draw_final');
    const written = site.platform.pool.query(`update lotteries_draws set state = 'void' where id = $1`, [id]);
    await expect(written).rejects.toThrow('is final');
    expect((await lottery.drawOf(drawNo))['state']).toBe('settled');
  });

  it('keeps seeds encrypted in the database until they are used', async () => {
    const lottery = await openLottery(site, { source: 'own' });
    const drawNo = await lottery.current();
    await lottery.close(drawNo);
    const { sealed_seed: sealed } = await lottery.drawOf(drawNo);
    await lottery.turn();
    const { seed } = await proof(lottery.code, drawNo);
    expect((sealed as Buffer).includes(Buffer.from(seed!))).toBe(false);
  });
});

describe('the Merkle root over orders', () => {
  it('is reached from every order, for any number of them', () => {
    const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
    for (let size = 1; size <= 17; size += 1) {
      const digests = Array.from({ length: size }, (_, at) => hash(String(at)));
      const root = ordersRoot(digests);
      for (const [at, digest] of digests.entries()) {
        const top = pathToRoot(digests, at).reduce((own, { side, hash: other }) => {
          const pair = side === 'left' ? [Buffer.from(other, 'hex'), own] : [own, Buffer.from(other, 'hex')];
          return createHash('sha256').update(Buffer.concat(pair)).digest();
        }, digest);
        expect(top.toString('hex')).toBe(root);
      }
      expect(ordersRoot([...digests].reverse()) === root).toBe(size === 1);
    }
  });
});
