import { createMove, decideMove } from '@baize/contract';
import { brandHosts, openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { downlinesAt, teamOf, uplinesOf } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
let asker: string;
let second: string;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  asker = (await openOperator(site)).token;
  second = (await openOperator(site, { role: 'approver' })).token;
});
afterAll(() => site.close());

/** The closure table matches the parents, and nobody is their own upline. */
afterEach(async () => {
  const { rows } = await site.owner.query(
    `with recursive up as (
       select member_id as ancestor_id, member_id as descendant_id, 0 as depth, parent_id from agents_members
       union all
       select m.member_id, up.descendant_id, up.depth + 1, m.parent_id from up join agents_members m on m.member_id = up.parent_id)
     (select ancestor_id, descendant_id, depth from up except select ancestor_id, descendant_id, depth from agents_tree)
     union all
     (select ancestor_id, descendant_id, depth from agents_tree except select ancestor_id, descendant_id, depth from up)`,
  );
  expect(rows).toEqual([]);
});

const reason = 'They asked for it by post.';
const ask = async ({ memberId }: { memberId: bigint }, toAccount: string) =>
  (await site.call(createMove, { memberId: String(memberId), toAccount, reason }, { token: asker })).answer.value?.id ??
  '';
const decide = async (id: string, decision: 'approve' | 'reject', token = second) =>
  (await site.call(decideMove, { id, decision }, { token })).answer;
const team1 = ({ memberId: agentId }: { memberId: bigint }) => teamOf(site.owner, { brandId: 1, agentId });

describe('works', () => {
  it('moves a member with the whole team below, and records since when the line is valid', async () => {
    const before = new Date();
    const id = await ask(team.middle, team.sibling.account);
    expect((await decide(id, 'approve')).value).toMatchObject({ status: 'approved', to: team.sibling.account });
    const { memberId } = team.leaf;
    expect((await uplinesOf(site.owner, { brandId: 1, memberId })).map((up) => up.memberId)).toEqual([
      team.middle.memberId,
      team.sibling.memberId,
    ]);
    expect(await team1(team.top)).toEqual([team.direct.memberId]);
    const at = (agentId: bigint, when: Date) => downlinesAt(site.owner, { brandId: 1, agentId, at: when });
    expect(await at(team.top.memberId, before)).toContain(team.middle.memberId);
    expect(await at(team.sibling.memberId, before)).not.toContain(team.middle.memberId);
    expect(await at(team.sibling.memberId, new Date(Date.now() + 60_000))).toContain(team.middle.memberId);
  });

  it('moves to the top, and changes nothing when it is rejected', async () => {
    const rejected = await ask(team.middle, team.top.account);
    expect((await decide(rejected, 'reject', asker)).value?.status).toBe('rejected');
    expect(await team1(team.sibling)).toContain(team.leaf.memberId);
    await decide(await ask(team.middle, ''), 'approve');
    expect(await team1(team.sibling)).toEqual([team.cousin.memberId]);
    expect(await team1(team.middle)).toEqual([team.leaf.memberId]);
  });
});

describe('refuses', () => {
  it('a second decision, also under concurrency, and what the tree no longer allows', async () => {
    const id = await ask(team.middle, team.top.account);
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve'), decide(id, 'approve')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['move_decided', 'move_decided', 'ok']);
    const lowered = await ask(team.middle, team.sibling.account);
    await site.owner.query('update agents_members set rebate_bps = 100 where member_id = $1', [team.sibling.memberId]);
    expect((await decide(lowered, 'approve')).code).toBe('rebate_out_of_range');
    expect(await team1(team.top)).toContain(team.leaf.memberId);
    expect((await decide(lowered, 'reject')).success).toBe(true);
  });
});

describe('forbids', () => {
  it('approval by the requester, auditors, and operators of another brand', async () => {
    const id = await ask(team.direct, '');
    expect((await decide(id, 'approve', asker)).code).toBe('second_operator_needed');
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await decide(id, 'approve', auditor.token)).code).toBe('not_allowed');
    const { token } = await openOperator(site, { host: brandHosts.second, role: 'approver' });
    const { answer } = await site.call(decideMove, { id, decision: 'approve' }, { token, host: brandHosts.second });
    expect(answer.code).toBe('move_not_found');
    expect(await team1(team.top)).toContain(team.direct.memberId);
  });
});
