import { updateTerms } from '@baize/contract';
import { openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMember } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
});
afterAll(() => site.close());

type Terms = { rebateBps: number; prizeGroup: number };
const raise = async (token: string, { memberId }: { memberId: bigint }, terms: Terms) =>
  (await site.call(updateTerms, { memberId: String(memberId), ...terms }, { token })).answer;
const termsOf = ({ memberId }: { memberId: bigint }) => readMember(site.owner, { brandId: 1, memberId });

describe('works', () => {
  it("raises a direct downline's terms, and logs the change", async () => {
    expect((await raise(team.top.token, team.direct, { rebateBps: 800, prizeGroup: 1850 })).success).toBe(true);
    expect(await termsOf(team.direct)).toMatchObject({ rebateBps: 800, prizeGroup: 1850 });
    const { rows } = await site.owner.query('select what, detail, by_member from agents_changes where member_id = $1', [
      team.direct.memberId,
    ]);
    expect(rows).toMatchObject([
      { what: 'terms', detail: { before: { rebateBps: 0 }, after: { rebateBps: 800 } }, by_member: team.top.memberId },
    ]);
  });
});

describe('refuses', () => {
  it('lower terms, more than may be given, and a high rebate without quota', async () => {
    const before = await termsOf(team.middle);
    for (const [terms, code] of [
      [{ rebateBps: 999, prizeGroup: 1900 }, 'rebate_out_of_range'],
      [{ rebateBps: 1000, prizeGroup: 1899 }, 'prize_group_out_of_range'],
      [{ rebateBps: 1191, prizeGroup: 1900 }, 'rebate_out_of_range'],
      [{ rebateBps: 1000, prizeGroup: 1949 }, 'prize_group_out_of_range'],
      [{ rebateBps: 1100, prizeGroup: 1900 }, 'quota_used_up'],
    ] as const) {
      expect((await raise(team.top.token, team.middle, terms)).code).toBe(code);
    }
    expect(await termsOf(team.middle)).toEqual(before);
  });
});

describe('forbids', () => {
  it('all but direct downlines: further down, siblings, uplines, the agent itself, another brand', async () => {
    const terms = { rebateBps: 100, prizeGroup: 1760 };
    for (const to of [team.leaf, team.sibling, team.cousin, team.top, team.foreign]) {
      expect((await raise(team.top.token, to, terms)).code).toBe('downline_unknown');
    }
    expect((await raise(team.middle.token, team.top, terms)).code).toBe('downline_unknown');
    expect((await raise(team.leaf.token, team.direct, terms)).code).toBe('not_allowed');
  });
});
