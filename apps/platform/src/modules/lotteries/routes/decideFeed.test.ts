import { createFeed, decideFeed } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
});
afterAll(() => site.close());

const asked = async (token: string, gameCodes: string[] = []) => {
  const feed = { code: `f-${randomUUID().slice(0, 8)}`, name: 'Results Ltd.', gameCodes, reason: 'A contract' };
  return (await site.call(createFeed, feed, { token })).answer.value!.feed;
};
const decide = async (token: string, changeId: string, isApproved = true, host: string = brandHosts.first) =>
  (await site.call(decideFeed, { changeId, isApproved }, { token, host })).answer;

describe('works', () => {
  it("[A176] accepts a second operator's decision, once under concurrency", async () => {
    const [one, two, three] = await Promise.all([openOperator(site), openOperator(site), openOperator(site)]);
    const { id, change } = await asked(one.token);
    const codes = await Promise.all([two, three, two].map(({ token }) => decide(token, change!.id)));
    expect(codes.map(({ code }) => code).sort()).toEqual(['feed_change_decided', 'feed_change_decided', 'ok']);
    const { rows } = await site.owner.query('select sealed_secret from lotteries_feed_changes where feed_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ sealed_secret: null }]);
  });

  it('lets the requester withdraw it without effect', async () => {
    const one = await openOperator(site);
    const { change } = await asked(one.token);
    expect((await decide(one.token, change!.id, false)).value).toMatchObject({
      ...{ isOpen: false, hasKey: false, change: null },
    });
  });
});

describe('refuses', () => {
  it('[A176] the same operator twice, an unknown change, and a lottery that another feed serves meanwhile', async () => {
    const [one, two] = await Promise.all([openOperator(site), openOperator(site)]);
    const lottery = await openLottery(site);
    const [first, second] = [await asked(one.token, [lottery.code]), await asked(one.token, [lottery.code])];
    expect((await decide(one.token, first.change!.id)).code).toBe('second_operator_needed');
    expect((await decide(two.token, '999999')).code).toBe('feed_change_not_found');
    expect((await decide(two.token, first.change!.id)).code).toBe('ok');
    expect((await decide(two.token, second.change!.id)).code).toBe('feed_lottery_taken');
    expect((await decide(two.token, second.change!.id, false)).value).toMatchObject({ isOpen: false, hasKey: false });
  });
});

describe('forbids', () => {
  it('auditors, members, guests and operators of another brand', async () => {
    const { change } = await asked((await openOperator(site)).token);
    expect((await decide((await openOperator(site, { role: 'auditor' })).token, change!.id)).code).toBe('not_allowed');
    expect((await decide((await registerMember(site)).token, change!.id)).code).toBe('not_logged_in');
    expect((await decide('', change!.id)).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await decide(foreign.token, change!.id, true, foreign.host)).code).toBe('feed_change_not_found');
  });
});
