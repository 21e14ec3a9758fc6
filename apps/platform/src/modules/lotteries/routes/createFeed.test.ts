import { createFeed, decideFeed, type InputOf } from '@baize/contract';
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

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const codeOf = () => `f-${randomUUID().slice(0, 8)}`;
const create = async (token: string, change: Partial<InputOf<typeof createFeed>> = {}) => {
  const asked = { code: codeOf(), name: 'Results Ltd.', gameCodes: [] as string[], reason: 'A contract', ...change };
  return (await site.call(createFeed, asked, { token })).answer;
};

describe('works', () => {
  it('[A172] [A176] creates a feed that is active once a second operator approves, and returns its key once', async () => {
    const { token, username } = await openOperator(site);
    const { value } = await create(token, { gameCodes: [lottery.code] });
    expect(value?.secret).toMatch(/^[\w-]{43}$/);
    expect(value?.feed).toMatchObject({ isOpen: false, isSandbox: false, lotteries: [], hasKey: false, calls: [] });
    expect(value?.feed.change).toMatchObject({ kind: 'create', gameCodes: [lottery.code], proposedBy: username });
    const decision = { changeId: value!.feed.change!.id, isApproved: true };
    expect((await site.call(decideFeed, decision, { token })).answer.code).toBe('second_operator_needed');
    const second = await openOperator(site);
    const { answer } = await site.call(decideFeed, decision, { token: second.token });
    expect(answer.value).toMatchObject({ isOpen: true, hasKey: true, change: null, updatedBy: second.username });
    expect(answer.value?.lotteries.map(({ gameCode }) => gameCode)).toEqual([lottery.code]);
    const { rows } = await site.owner.query<{ text: string }>(
      `select concat(f::text, (select string_agg(c::text, '') from lotteries_feed_changes c where c.feed_id = f.id),
              (select string_agg(a::text, '') from audit_trail a)) as text from lotteries_feeds f where f.id = $1`,
      [value!.feed.id],
    );
    expect(rows[0]?.text).not.toContain(value!.secret);
    expect(rows[0]?.text).toContain('lotteries.createFeed');
  });
});

describe('refuses', () => {
  it('a taken code, unavailable lotteries, and a missing reason', async () => {
    const { token } = await openOperator(site);
    const code = codeOf();
    expect((await create(token, { code })).code).toBe('ok');
    expect((await create(token, { code })).code).toBe('feed_exists');
    expect((await create(token, { reason: ' ' })).code).toBe('reason_required');
    expect((await create(token, { gameCodes: ['no-lottery'] })).code).toBe('lottery_not_found');
    const own = await openLottery(site, { source: 'own' });
    expect((await create(token, { gameCodes: [own.code] })).code).toBe('lottery_not_found');
    const fed = await openLottery(site);
    await site.owner.query(
      'update lotteries_lotteries set feed_id = (select id from lotteries_feeds where code = $2) where code = $1',
      [fed.code, code],
    );
    expect((await create(token, { gameCodes: [fed.code] })).code).toBe('feed_lottery_taken');
    const body = JSON.stringify({ code: 'Not A Code', name: 'Results Ltd.', gameCodes: [], reason: 'A contract' });
    const headers = { authorization: `Bearer ${token}` };
    const sent = await site.send('POST', createFeed.path, { headers, body });
    expect(sent.json()).toMatchObject({ code: 'invalid_input' });
  });
});

describe('forbids', () => {
  it('auditors, members, guests, and lotteries of another brand', async () => {
    expect((await create((await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    expect((await create((await registerPayee(site)).token)).code).toBe('not_logged_in');
    expect((await create('')).code).toBe('not_logged_in');
    const { token, host } = await openOperator(site, { host: brandHosts.second });
    const asked = { code: codeOf(), name: 'Results Ltd.', gameCodes: [lottery.code], reason: 'A contract' };
    expect((await site.call(createFeed, asked, { token, host })).answer.code).toBe('lottery_not_found');
  });
});
