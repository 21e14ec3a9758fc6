import { createFeed, decideFeed, listFeeds, updateFeed, type InputOf, type OutputOf } from '@baize/contract';
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
import { signCall } from '#kit/signCall.ts';

type Feed = OutputOf<typeof listFeeds>['feeds'][number];
type Change = InputOf<typeof updateFeed>['change'];

let site: TestPlatform;
let lottery: TestLottery;
let one: string;
let two: string;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
  one = (await openOperator(site)).token;
  two = (await openOperator(site)).token;
});
afterAll(() => site.close());

const decide = async (changeId: string, isApproved = true) =>
  (await site.call(decideFeed, { changeId, isApproved }, { token: two })).answer;
const update = async (feed: Pick<Feed, 'id' | 'version'>, change: Change, { token = one, reason = 'As agreed' } = {}) =>
  (await site.call(updateFeed, { feedId: feed.id, version: feed.version, change, reason }, { token })).answer;
const read = async (id: string): Promise<Feed> =>
  (await site.call(listFeeds, {}, { token: one })).answer.value!.feeds.find((feed) => feed.id === id)!;

async function opened(gameCodes: string[] = []): Promise<{ feed: Feed; secret: string }> {
  const asked = { code: `f-${randomUUID().slice(0, 8)}`, name: 'Results Ltd.', gameCodes, reason: 'A contract' };
  const { value } = (await site.call(createFeed, asked, { token: one })).answer;
  return { feed: (await decide(value!.feed.change!.id)).value!, secret: value!.secret };
}

/** Reports a result under a key; returns the response's code. */
async function say({ path }: Feed, secret: string, drawNo = '20200101-0001'): Promise<string> {
  const said = { eventId: randomUUID(), gameCode: lottery.code, drawNo, numbers: ['1', '2', '3', '4', '5'] };
  const body = Buffer.from(JSON.stringify(said));
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const headers = {
    ...{ 'content-type': 'application/json', 'x-feed-timestamp': timestamp },
    'x-feed-signature': signCall(Buffer.from(secret), { timestamp, path, body }).toString('hex'),
  };
  const answer = (await site.send('POST', path, { headers, body: body.toString() })).json() as Record<string, string>;
  return answer['result'] ?? answer['error'] ?? '';
}

describe('works', () => {
  it('[A172] changes a key by two operators, optionally with the previous one valid for a day', async () => {
    const { feed, secret } = await opened();
    expect(await say(feed, secret)).toBe('draw_unknown');
    const asked = await update(feed, { kind: 'key', keepsOld: true });
    const next = asked.value!.secret!;
    expect(await say(feed, next)).toBe('signature_invalid');
    const changed = (await decide(asked.value!.feed.change!.id)).value!;
    expect(Date.parse(changed.oldKeyUntil ?? '')).toBeGreaterThan(Date.now() + 80_000_000);
    expect([await say(feed, next), await say(feed, secret)]).toEqual(['draw_unknown', 'draw_unknown']);
    await site.owner.query(`update lotteries_feeds set old_until = now() - interval '1 second' where id = $1`, [
      feed.id,
    ]);
    expect(await say(feed, secret)).toBe('signature_invalid');
    const again = await update(await read(feed.id), { kind: 'key', keepsOld: false });
    await decide(again.value!.feed.change!.id);
    expect([await say(feed, next), await say(feed, again.value!.secret!)]).toEqual([
      'signature_invalid',
      'draw_unknown',
    ]);
  });

  it('[A172] closes a feed at once, and reopens it and assigns lotteries by two operators', async () => {
    const { feed, secret } = await opened();
    const shut = (await update(feed, { kind: 'close' })).value!.feed;
    expect(shut).toMatchObject({ isOpen: false, change: null });
    expect(await say(feed, secret)).toBe('feed_unknown');
    const asked = (await update(shut, { kind: 'open' })).value!.feed;
    expect(asked).toMatchObject({ isOpen: false, change: { kind: 'open' } });
    expect((await decide(asked.change!.id)).value).toMatchObject({ isOpen: true });
    const assigned = (await update(await read(feed.id), { kind: 'lotteries', gameCodes: [lottery.code] })).value!.feed;
    const drawNo = await lottery.current();
    expect(await say(feed, secret, drawNo)).toBe('draw_unknown');
    await decide(assigned.change!.id);
    expect(await say(feed, secret, drawNo)).toBe('draw_not_due');
    const none = (await update(await read(feed.id), { kind: 'lotteries', gameCodes: [] })).value!.feed;
    expect((await decide(none.change!.id)).value?.lotteries).toEqual([]);
    expect(await say(feed, secret, drawNo)).toBe('draw_unknown');
  });
});

describe('refuses', () => {
  it('an outdated version, a second pending change, and changes without effect', async () => {
    const { feed } = await opened();
    expect((await update(feed, { kind: 'open' })).code).toBe('feed_state_changed');
    expect((await update(feed, { kind: 'key', keepsOld: false }, { reason: '' })).code).toBe('reason_required');
    expect((await update({ ...feed, version: feed.version + 1 }, { kind: 'close' })).code).toBe('version_conflict');
    expect((await update({ ...feed, id: '999999999999' }, { kind: 'close' })).code).toBe('feed_not_found');
    const waiting = (await update(feed, { kind: 'key', keepsOld: false })).value!.feed;
    expect((await update(waiting, { kind: 'lotteries', gameCodes: [] })).code).toBe('feed_change_waiting');
    expect((await update(waiting, { kind: 'lotteries', gameCodes: ['no-lottery'] })).code).toBe('lottery_not_found');
    const other = await openLottery(site);
    await opened([other.code]);
    expect((await update(waiting, { kind: 'lotteries', gameCodes: [other.code] })).code).toBe('feed_lottery_taken');
    const asked = { code: `f-${randomUUID().slice(0, 8)}`, name: 'Results Ltd.', gameCodes: [], reason: 'A contract' };
    const { value } = (await site.call(createFeed, asked, { token: one })).answer;
    const keyless = (await decide(value!.feed.change!.id, false)).value!;
    expect((await update(keyless, { kind: 'open' })).code).toBe('feed_without_key');
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const { feed } = await opened();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await update(feed, { kind: 'close' }, { token: auditor.token })).code).toBe('not_allowed');
    expect((await update(feed, { kind: 'close' }, { token: (await registerPayee(site)).token })).code).toBe(
      'not_logged_in',
    );
    const { token, host } = await openOperator(site, { host: brandHosts.second });
    const asked = { feedId: feed.id, version: feed.version, change: { kind: 'close' as const }, reason: 'As agreed' };
    expect((await site.call(updateFeed, asked, { token, host })).answer.code).toBe('feed_not_found');
    expect((await read(feed.id)).isOpen).toBe(true);
  });
});
