import { createSegment, getSegmentMembers, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAudiences } from '../createAudiences.ts';

/** More than two steps of a count. */
const MANY = 4_500;

let site: TestPlatform;
let token: string;
let segmentId: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
  await site.owner.query(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
            registered_host, registered_address, last_login_at)
     select 1, 'Crowd' || n, 'crowd' || n, '', 'm', 'EN', 'CNY', 'h', 'a',
            now() - case when n % 3 = 0 then interval '40 days' else interval '1 day' end
       from generate_series(1, $1::integer) n`,
    [MANY],
  );
  const conditions: InputOf<typeof createSegment>['conditions'] = [
    { fact: 'signedIn', when: 'before', days: 30 },
    { fact: 'tag', has: false, tag: 'left out' },
  ];
  const made = await site.call(createSegment, { name: 'Away', conditions }, { token });
  segmentId = made.answer.value?.id ?? '';
});
afterAll(() => site.close());

const ask = async (by: { token?: string; host?: string } = { token }, id = segmentId) =>
  (await site.call(getSegmentMembers, { segmentId: id }, by)).answer;

describe('works', () => {
  it('counts in steps, and shows the newest ones', async () => {
    const { value } = await ask();
    expect([value?.members, value?.isWhole]).toEqual([MANY / 3, true]);
    const newest = Array.from({ length: 10 }, (_one, at) => `Crowd${MANY - at * 3}`);
    expect(value?.sample.map(({ account }) => account)).toEqual(newest);
    await site.owner.query(
      `insert into members_tags (brand_id, member_id, tag)
       select 1, id, 'Left out' from identity_accounts where username_key = any ($1)`,
      [newest.map((name) => name.toLowerCase())],
    );
    expect((await ask()).value).toMatchObject({ members: MANY / 3 - 10, isWhole: true });
  });

  it('says that it did not look at all accounts', async () => {
    const { count } = createAudiences(site.platform, { mostCounted: 2_000 });
    const counted = await count({ brandId: 1, segmentId: BigInt(segmentId) });
    expect([counted.members, counted.isWhole]).toEqual([666, false]);
  });
});

describe('refuses', () => {
  it('a segment that is not there', async () => {
    expect((await ask({ token }, '999999')).code).toBe('segment_not_found');
  });
});

describe('forbids', () => {
  it('members, guests, and operators of another brand', async () => {
    expect((await ask({})).code).toBe('not_logged_in');
    expect((await ask(await registerMember(site))).code).toBe('not_logged_in');
    expect((await ask(await openOperator(site, { host: brandHosts.second }))).code).toBe('segment_not_found');
  });
});
