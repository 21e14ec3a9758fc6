import { createDownlines, login, type InputOf } from '@baize/contract';
import { credentials, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMember, uplineOf } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
});
afterAll(() => site.close());

const password = 'orchard gate 41 lamp';
const open = async (changes: Partial<InputOf<typeof createDownlines>>, token = team.top.token) =>
  (
    await site.call(
      createDownlines,
      { type: 0, usernames: ['newbie01'], password, rebateBps: 500, prizeGroup: 1800, ...changes },
      { token },
    )
  ).answer;
const countOf = async () =>
  (await site.owner.query<{ count: number }>('select count(*)::int as count from identity_accounts')).rows[0]?.count;

describe('works', () => {
  it('[AGENT-03] [ROLE-17] opens an account below the agent, with what was given, and it can log in', async () => {
    const answer = await open({});
    const memberId = BigInt(answer.value?.opened[0]?.memberId ?? 0);
    expect(answer.value).toMatchObject({ opened: [{ account: 'newbie01' }], refused: [] });
    expect(await readMember(site.owner, { brandId: 1, memberId })).toMatchObject({
      ...{ parentId: team.top.memberId, type: 0, rebateBps: 500, prizeGroup: 1800 },
    });
    const entered = await site.call(login, await credentials(site, 'newbie01', { password }));
    expect(entered.answer.value).toMatchObject({ needsPasswordChange: true });
  });

  it('opens several at once, agents included, with an error code per refused name', async () => {
    const usernames = ['newagent1', 'newbie01', '1wrong', 'newagent2', 'newagent1'];
    const { value } = await open({ type: 2, usernames });
    expect(value?.opened.map(({ account }) => account)).toEqual(['newagent1', 'newagent2']);
    expect(value?.refused).toEqual([
      { username: 'newbie01', code: 'username_taken' },
      { username: '1wrong', code: 'username_invalid' },
    ]);
    const memberId = BigInt(value?.opened[1]?.memberId ?? 0);
    expect(await uplineOf(site.owner, { brandId: 1, memberId })).toBe(team.top.memberId);
    const entered = await site.call(login, await credentials(site, 'newagent2', { password, side: 'agent' }));
    expect(entered.answer.success).toBe(true);
  });

  it('takes one from the quota for a high rebate, never more than there is, and logs each', async () => {
    await site.owner.query(
      'insert into agents_quotas (brand_id, member_id, from_bps, to_bps, granted) values (1, $1, 1000, 1190, 2)',
      [team.top.memberId],
    );
    const usernames = Array.from({ length: 8 }, (_, no) => [`quota${no}a`, `quota${no}b`]);
    const answers = await Promise.all(usernames.map((names) => open({ usernames: names, rebateBps: 1100 })));
    expect(answers.filter(({ success }) => !success)).toEqual([]);
    expect(answers.flatMap(({ value }) => value?.opened ?? [])).toHaveLength(2);
    expect(answers.flatMap(({ value }) => value?.refused.map(({ code }) => code) ?? [])).toEqual(
      Array.from({ length: 14 }, () => 'quota_used_up'),
    );
    const { rows } = await site.owner.query(`select what from agents_changes where member_id = $1`, [
      team.top.memberId,
    ]);
    expect(rows).toEqual([{ what: 'used' }, { what: 'used' }]);
  });
});

describe('concurrency', () => {
  it('is not blocked by a registration below the same agent, which references its row', async () => {
    const joining = await site.owner.connect();
    try {
      await joining.query('begin');
      await joining.query('select from agents_members where member_id = $1 for key share', [team.top.memberId]);
      expect(await open({ usernames: ['beside1'] })).toMatchObject({ value: { opened: [{ account: 'beside1' }] } });
    } finally {
      await joining.query('rollback');
      joining.release();
    }
  });
});

describe('refuses', () => {
  it("terms above the agent's own, and a forbidden password, and opens nothing", async () => {
    const before = await countOf();
    expect((await open({ usernames: ['toomuch1'], rebateBps: 1191 })).code).toBe('rebate_out_of_range');
    expect((await open({ usernames: ['toomuch1'], prizeGroup: 1949 })).code).toBe('prize_group_out_of_range');
    expect((await open({ usernames: ['toomuch1'], prizeGroup: 1699 })).code).toBe('prize_group_out_of_range');
    expect((await open({ usernames: ['toomuch1'], password: 'short' })).code).toBe('password_invalid');
    expect(await countOf()).toBe(before);
  });

  it('more names than it opens at once, and none, by name, and opens nothing', async () => {
    const before = await countOf();
    const usernames = Array.from({ length: 51 }, (_, no) => `many${no}`);
    expect((await open({ usernames })).code).toBe('usernames_too_many');
    expect((await open({ usernames: [] })).code).toBe('field_required');
    expect(await countOf()).toBe(before);
  });
});

describe('forbids', () => {
  it('everybody but agents, and an agent with no terms can give none', async () => {
    expect(await open({}, team.leaf.token)).toMatchObject({ code: 'not_allowed' });
    expect(await open({}, '')).toMatchObject({ code: 'not_logged_in' });
  });
});
