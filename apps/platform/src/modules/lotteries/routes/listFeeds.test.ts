import { listFeeds } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerMember,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signCall } from '#kit/signCall.ts';

const key = 'k'.repeat(48);
const path = '/vendor/results/f-listed';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  const file = join(site.dataDir, 'keys', 'feed.key');
  writeFileSync(file, key);
  const { rows } = await site.owner.query<{ id: number }>(
    `insert into lotteries_feeds (brand_id, code, name, secret_file) values (1, 'f-listed', 'A feed', $1) returning id`,
    [file],
  );
  lottery = await openLottery(site, { feed_id: rows[0]!.id });
});
afterAll(() => site.close());

const list = async (token: string, host: string = brandHosts.first) =>
  (await site.call(listFeeds, {}, { token, host })).answer;

async function say(body: string, secret = key): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = signCall(Buffer.from(secret), { timestamp, path, body: Buffer.from(body) }).toString('hex');
  const headers = { 'content-type': 'application/json', 'x-feed-timestamp': timestamp, 'x-feed-signature': signature };
  await site.send('POST', path, { headers, body });
}

describe('works', () => {
  it('[A172] lists the latest calls with their responses, and keeps unauthenticated ones apart', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const drawNo = await lottery.current();
    await say(JSON.stringify({ eventId: 'e1', gameCode: lottery.code, drawNo, numbers: ['1', '2', '3', '4', '5'] }));
    await say('{}');
    for (let nth = 0; nth < 15; nth += 1) await say('{}', 'x'.repeat(48));
    const { value } = await list(token);
    const feed = value?.feeds.find(({ code }) => code === 'f-listed');
    expect(feed).toMatchObject({ path, isOpen: true, hasKey: true, lotteries: [{ gameCode: lottery.code }] });
    expect(JSON.stringify(value)).not.toContain(key);
    const unproven = feed!.calls.filter(({ isProven }) => !isProven);
    expect(unproven).toHaveLength(10);
    expect(unproven[0]).toMatchObject({ answer: 'signature_invalid', gameCode: null, drawNo: null });
    expect(feed!.calls.filter(({ isProven }) => isProven)).toMatchObject([
      { answer: 'malformed', gameCode: null },
      { answer: 'draw_not_due', gameCode: lottery.code, drawNo },
    ]);
    expect(value?.lotteries).toContainEqual(
      expect.objectContaining({ gameCode: lottery.code, feedCode: 'f-listed' }) as object,
    );
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${listFeeds.path}?secret=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toMatchObject({ code: 'unknown_field' });
  });
});

describe('forbids', () => {
  it("guests and members, and shows only the own brand's", async () => {
    expect((await list('')).code).toBe('not_logged_in');
    expect((await list((await registerMember(site)).token)).code).toBe('not_logged_in');
    const { token, host } = await openOperator(site, { host: brandHosts.second });
    expect((await list(token, host)).value?.feeds).toEqual([]);
  });
});
