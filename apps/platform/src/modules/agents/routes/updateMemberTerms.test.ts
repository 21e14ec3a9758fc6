import { listMemberTerms, updateMemberTerms, updateTerms, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMember } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
let operator: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  operator = await openOperator(site);
});
afterAll(() => site.close());

type Order = InputOf<typeof updateMemberTerms>;
const reason = 'Agreed with the agent by mail.';
const set = async ({ memberId }: { memberId: bigint }, terms: Partial<Order>, by: { token: string } = operator) => {
  const input = { memberId: String(memberId), rebateBps: 0, prizeGroup: 1700, reason, ...terms };
  return (await site.call(updateMemberTerms, input, by)).answer;
};
const termsOf = ({ memberId }: { memberId: bigint }) => readMember(site.owner, { brandId: 1, memberId });

describe('works', () => {
  it('raises and lowers anybody at any depth, within the bounds above and below, by no quota', async () => {
    // At the top the bounds are those of the brand; the middle has 10 % and 1900 below.
    expect((await set(team.top, { rebateBps: 1300, prizeGroup: 1960 })).success).toBe(true);
    expect((await set(team.middle, { rebateBps: 1290, prizeGroup: 1958 })).success).toBe(true);
    expect((await set(team.leaf, { rebateBps: 300, prizeGroup: 1800 })).success).toBe(true);
    expect((await set(team.middle, { rebateBps: 310, prizeGroup: 1802 })).value).toEqual({
      ...{ memberId: String(team.middle.memberId), rebateBps: 310, prizeGroup: 1802 },
    });
    expect(await termsOf(team.middle)).toMatchObject({ rebateBps: 310, prizeGroup: 1802, type: 41 });
    expect((await set(team.top, { rebateBps: 320, prizeGroup: 1804 })).success).toBe(true);
    const { rows } = await site.owner.query(
      `select a.before::jsonb as before, a.after::jsonb as after, a.reason, a.actor from audit_trail a
        where action = 'agents.updateMemberTerms' and object_id = $1 order by id`,
      [String(team.middle.memberId)],
    );
    expect(rows).toMatchObject([
      { after: { rebateBps: 1290 }, reason, actor: operator.username },
      { before: { rebateBps: 1290, prizeGroup: 1958 }, after: { rebateBps: 310, prizeGroup: 1802 } },
    ]);
  });

  it('leaves no trail where nothing changes', async () => {
    const { rebateBps = 0, prizeGroup = 0 } = (await termsOf(team.sibling)) ?? {};
    expect((await set(team.sibling, { rebateBps, prizeGroup })).success).toBe(true);
    const { rows } = await site.owner.query('select from agents_changes where member_id = $1', [team.sibling.memberId]);
    expect(rows).toEqual([]);
  });

  it('lets terms outside of new rules stay, and come nearer', async () => {
    await set(team.sibling, { rebateBps: 1200, prizeGroup: 1950 });
    await site.owner.query('update agents_rules set max_rebate_bps = 1000, max_prize_group = 1900 where brand_id = 1');
    try {
      expect((await set(team.sibling, { rebateBps: 1100, prizeGroup: 1950 })).success).toBe(true);
      expect((await set(team.sibling, { rebateBps: 1150, prizeGroup: 1950 })).code).toBe('rebate_out_of_range');
      expect((await set(team.sibling, { rebateBps: 1100, prizeGroup: 1951 })).code).toBe('prize_group_out_of_range');
    } finally {
      await site.owner.query(
        'update agents_rules set max_rebate_bps = 1300, max_prize_group = 1960 where brand_id = 1',
      );
    }
  });

  it('gives nobody more than an upline has who is lowered at the same moment', async () => {
    await set(team.sibling, { rebateBps: 900, prizeGroup: 1900 });
    await Promise.all([
      set(team.sibling, { rebateBps: 300, prizeGroup: 1750 }),
      set(team.cousin, { rebateBps: 800, prizeGroup: 1850 }),
      site.call(
        updateTerms,
        { memberId: String(team.cousin.memberId), rebateBps: 700, prizeGroup: 1840 },
        { token: team.sibling.token },
      ),
    ]);
    const [above, below] = [await termsOf(team.sibling), await termsOf(team.cousin)];
    expect((above?.rebateBps ?? 0) - (below?.rebateBps ?? 0)).toBeGreaterThanOrEqual(10);
    expect((above?.prizeGroup ?? 0) - (below?.prizeGroup ?? 0)).toBeGreaterThanOrEqual(2);
  });
});

describe('refuses', () => {
  it('more than the upline or the brand may give, less than was given further down, and a missing reason', async () => {
    await set(team.top, { rebateBps: 1200, prizeGroup: 1950 });
    await set(team.middle, { rebateBps: 1000, prizeGroup: 1900 });
    const before = await Promise.all([team.top, team.middle, team.leaf].map(termsOf));
    for (const [who, terms, code] of [
      [team.top, { rebateBps: 1301, prizeGroup: 1950 }, 'rebate_out_of_range'],
      [team.top, { rebateBps: 1200, prizeGroup: 1961 }, 'prize_group_out_of_range'],
      [team.middle, { rebateBps: 1191, prizeGroup: 1900 }, 'rebate_out_of_range'],
      [team.middle, { rebateBps: 1000, prizeGroup: 1949 }, 'prize_group_out_of_range'],
      [team.leaf, { rebateBps: 0, prizeGroup: 1699 }, 'prize_group_out_of_range'],
      [team.top, { rebateBps: 1009, prizeGroup: 1950 }, 'terms_below_downline'],
      [team.top, { rebateBps: 1200, prizeGroup: 1901 }, 'terms_below_downline'],
      [team.top, { rebateBps: 1100, prizeGroup: 1940, reason: 'short' }, 'reason_required'],
    ] as const) {
      expect((await set(who, terms)).code, JSON.stringify(terms)).toBe(code);
    }
    expect(await Promise.all([team.top, team.middle, team.leaf].map(termsOf))).toEqual(before);
  });
});

describe('forbids', () => {
  it('auditors, members, operators of another brand, and an operator’s own account', async () => {
    const terms = { rebateBps: 100, prizeGroup: 1750 };
    expect((await set(team.direct, terms, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await set(team.direct, terms, team.top)).code).toBe('not_logged_in');
    const own = await openOperator(site, { ownMemberId: team.direct.memberId });
    expect((await set(team.direct, terms, own)).code).toBe('not_allowed');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await set(team.direct, terms, other)).code).toBe('member_not_found');
    const input = { memberId: String(team.direct.memberId), pageNum: 1, pageSize: 20 };
    expect((await site.call(listMemberTerms, input, other)).answer.code).toBe('member_not_found');
    expect(await termsOf(team.direct)).toMatchObject({ rebateBps: 0, prizeGroup: 1700 });
  });
});
