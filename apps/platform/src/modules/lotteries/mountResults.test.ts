import {
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { decideProposal, listDraws } from '@baize/contract';
import { createHmac, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

const secret = 'k'.repeat(48);
const southern = [
  ...['123456', '70112', '30001', '40002', '50003', '10012', '20022', '30032', '40045', '50052', '60062', '70072'],
  ...['1812', '2001', '3002', '4003', '105', '07'],
];
const other = ['654321', ...southern.slice(1)];

let site: TestPlatform;
let lottery: TestLottery;
let feed: string;
let path: string;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  const file = join(site.dataDir, 'keys', 'feed.key');
  writeFileSync(file, secret);
  feed = `f-${randomUUID().slice(0, 8)}`;
  path = `/vendor/results/${feed}`;
  const { rows } = await site.owner.query<{ id: number }>(
    `insert into lotteries_feeds (brand_id, code, name, secret_file) values (1, $1, 'A feed', $2) returning id`,
    [feed, file],
  );
  lottery = await openLottery(site, { family: 'vnSouth', area: 'VN', prize_mode: 'LOTT', feed_id: rows[0]!.id });
});

const waiting = async (): Promise<string> => {
  const no = await lottery.current();
  await lottery.close(no);
  await lottery.turn();
  return no;
};

type Said = { eventId: string; gameCode: string; drawNo: string; numbers: readonly string[] };
async function say(
  change: Partial<Said> & { drawNo: string },
  {
    key = secret,
    at = Date.now(),
    body: raw = '',
    to = path,
  }: { key?: string; at?: number; body?: string; to?: string } = {},
): Promise<{ status: number; answer: string | undefined }> {
  const said = { eventId: randomUUID(), gameCode: lottery.code, numbers: southern, ...change };
  const body = raw === '' ? JSON.stringify(said) : raw;
  const timestamp = String(Math.floor(at / 1_000));
  const signature = createHmac('sha256', key).update(`${timestamp}\nPOST ${to}\n${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-feed-timestamp': timestamp, 'x-feed-signature': signature };
  const response = await site.send('POST', to, { headers, body });
  const answer = response.json() as { result?: string; error?: string };
  return { status: response.status, answer: answer.result ?? answer.error };
}

describe('works', () => {
  it('[A172] gives a waiting draw its result once, however often and by however many calls it is reported', async () => {
    const member = await registerPayee(site, 1_000_000_000n);
    const bet = { play: 'vnSouth.two.special', selection: '56', unit: 'jiao', multiple: 5 } as const;
    expect((await lottery.bet(member, [bet])).code).toBe('ok');
    const drawNo = await waiting();
    const eventId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => say({ eventId, drawNo })));
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ status: 200, answer: 'accepted' })));
    expect(await say({ drawNo })).toEqual({ status: 200, answer: 'same' });
    expect(await lottery.drawOf(drawNo)).toMatchObject({ state: 'drawn', result_no: 1, result: southern.map(Number) });
    await lottery.turn();
    expect(await lottery.drawOf(drawNo)).toMatchObject({ state: 'settled', payout: 9_700_000n });
    expect(await say({ eventId, drawNo })).toEqual({ status: 200, answer: 'accepted' });
    expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  });

  it('[A172] leaves a differing result, and one that is a day late, to an operator', async () => {
    const drawNo = await waiting();
    await say({ drawNo });
    await lottery.turn();
    expect(await say({ drawNo, numbers: other })).toEqual({ status: 200, answer: 'waiting' });
    expect(await lottery.drawOf(drawNo)).toMatchObject({ state: 'settled', result_no: 1 });
    expect(await say({ drawNo, numbers: ['111111', ...southern.slice(1)] })).toMatchObject({
      answer: 'proposal_waiting',
    });
    const operator = await openOperator(site);
    const list = await site.call(
      listDraws,
      { view: 'waiting', gameCode: lottery.code, pageNum: 1, pageSize: 10 },
      { token: operator.token },
    );
    const proposal = list.answer.value?.page.content.find(({ no }) => no === drawNo)?.proposal;
    expect(proposal).toMatchObject({ proposedBy: `feed ${feed}`, numbers: other.map(Number) });
    const decision = { proposalId: proposal!.id, isApproved: true };
    expect((await site.call(decideProposal, decision, { token: operator.token })).answer.code).toBe('ok');
    await lottery.turn();
    expect(await lottery.drawOf(drawNo)).toMatchObject({ state: 'settled', result_no: 2, result: other.map(Number) });

    const second = await waiting();
    await site.owner.query(
      `update lotteries_draws set opens_at = opens_at - interval '3 days', close_at = close_at - interval '25 hours',
              draw_at = draw_at - interval '25 hours'
        where no = $1 and lottery_id = (select id from lotteries_lotteries where code = $2)`,
      [second, lottery.code],
    );
    expect(await say({ drawNo: second })).toEqual({ status: 200, answer: 'waiting' });
    expect(await lottery.drawOf(second)).toMatchObject({ state: 'awaiting', result: null });
  });

  it('[A172] accepts draws in any order', async () => {
    const first = await waiting();
    const second = await waiting();
    expect(await say({ drawNo: second, numbers: other })).toMatchObject({ answer: 'accepted' });
    expect(await say({ drawNo: first })).toMatchObject({ answer: 'accepted' });
    expect((await lottery.drawOf(first))['result']).toEqual(southern.map(Number));
    expect((await lottery.drawOf(second))['result']).toEqual(other.map(Number));
  });
});

describe('refuses', () => {
  it('[A172] early results, unknown draws, invalid results, and conflicting content of a known event', async () => {
    expect(await say({ drawNo: await lottery.current() })).toEqual({ status: 409, answer: 'draw_not_due' });
    expect(await say({ drawNo: '20200101-0001' })).toEqual({ status: 404, answer: 'draw_unknown' });
    const drawNo = await waiting();
    for (const numbers of [
      ...[southern.slice(1), [...southern, '1'], ['23456', ...southern.slice(1)], [...southern.slice(0, 17), '7']],
    ]) {
      expect(await say({ drawNo, numbers })).toEqual({ status: 422, answer: 'result_invalid' });
    }
    for (const body of ['', '{', '[]', '{"eventId":"1"}', JSON.stringify({ extra: 1 })].slice(1)) {
      expect(await say({ drawNo }, { body })).toEqual({ status: 400, answer: 'malformed' });
    }
    expect((await lottery.drawOf(drawNo))['state']).toBe('awaiting');
    const eventId = randomUUID();
    expect(await say({ eventId, drawNo })).toMatchObject({ answer: 'accepted' });
    expect(await say({ eventId, drawNo, numbers: other })).toEqual({ status: 409, answer: 'event_conflict' });
    expect(await lottery.say(drawNo, 'void')).toBe('ok');
    expect(await say({ drawNo })).toEqual({ status: 409, answer: 'draw_void' });
  });
});

describe('forbids', () => {
  it('[A172] forged and outdated calls, and results of lotteries that the feed does not serve', async () => {
    const drawNo = await waiting();
    expect(await say({ drawNo }, { key: 'x'.repeat(48) })).toEqual({ status: 401, answer: 'signature_invalid' });
    expect(await say({ drawNo }, { at: Date.now() - 301_000 })).toEqual({
      ...{ status: 401, answer: 'timestamp_outside_window' },
    });
    const headers = { 'content-type': 'application/json' };
    const unsigned = await site.send('POST', path, { headers, body: '{}' });
    expect(unsigned.status).toBe(401);
    expect(await say({ drawNo }, { to: '/vendor/results/none' })).toEqual({ status: 404, answer: 'feed_unknown' });
    for (const source of ['official', 'own']) {
      const foreign = await openLottery(site, { family: 'vnSouth', source });
      expect(await say({ gameCode: foreign.code, drawNo: await foreign.current() })).toEqual({
        ...{ status: 404, answer: 'draw_unknown' },
      });
    }
    await site.owner.query('update lotteries_feeds set is_open = false where code = $1', [feed]);
    expect(await say({ drawNo })).toEqual({ status: 404, answer: 'feed_unknown' });
    expect((await lottery.drawOf(drawNo))['state']).toBe('awaiting');
  });
});
