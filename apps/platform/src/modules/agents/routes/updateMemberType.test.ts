import {
  createDownlines,
  createLink,
  getRegisterTerms,
  getTeamOverview,
  listMemberTerms,
  updateMemberType,
} from '@baize/contract';
import {
  brandHosts,
  daysAround,
  openInTree,
  openOperator,
  openTeam,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerOf, readMember } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
let operator: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  operator = await openOperator(site);
});
afterAll(() => site.close());

type Who = { memberId: bigint };
const reason = 'Agreed with them by mail.';
const turn = async ({ memberId }: Who, type: 0 | 2, by: { token: string } = operator, why = reason) =>
  (await site.call(updateMemberType, { memberId: String(memberId), type, reason: why }, by)).answer;
const mayGive = async ({ token }: { token: string }) => (await site.call(getRegisterTerms, {}, { token })).answer.code;
const headsOf = async ({ token }: { token: string }) => {
  const { answer } = await site.call(getTeamOverview, { ...daysAround(), scope: 'team' }, { token });
  return { agents: answer.value?.team.agents, members: answer.value?.team.members };
};
const link = {
  ...{ type: 0 as const, rebateBps: 0, prizeGroup: 1700, days: 7, uses: 5, note: '' },
};

describe('works', () => {
  it('[ROLE-11] [A210] makes a member an agent and a member again, with the next call of its open session', async () => {
    const one = await openInTree(site, { type: 0, invitedBy: team.top });
    expect(await mayGive(one)).toBe('not_allowed');
    expect((await turn(one, 2)).value).toEqual({ memberId: String(one.memberId), type: 2 });
    expect(await mayGive(one)).toBe('ok');
    const made = await site.call(createLink, { ...link, requestId: randomUUID() }, { token: one.token });
    const code = made.answer.value?.code ?? '';
    expect(await offerOf(site.owner, { brandId: 1, code })).toBeDefined();
    expect((await turn(one, 0)).value?.type).toBe(0);
    expect(await mayGive(one)).toBe('not_allowed');
    expect(await offerOf(site.owner, { brandId: 1, code })).toBeUndefined();
    expect(await readMember(site.owner, { brandId: 1, memberId: one.memberId })).toMatchObject({
      ...{ type: 0, parentId: team.top.memberId, rebateBps: 0, prizeGroup: 1700 },
    });
    const asked = { memberId: String(one.memberId), pageNum: 1, pageSize: 20 };
    expect((await site.call(listMemberTerms, asked, operator)).answer.value?.page.content).toMatchObject([
      { what: 'demoted', before: null, after: null, by: operator.username, reason },
      { what: 'promoted', by: operator.username, reason },
    ]);
    const { rows } = await site.owner.query(
      `select before::jsonb ->> 'type' as before, after::jsonb ->> 'type' as after from audit_trail
        where action = 'agents.updateMemberType' and object_id = $1 order by id`,
      [String(one.memberId)],
    );
    expect(rows).toEqual([
      { before: '0', after: '2' },
      { before: '2', after: '0' },
    ]);
  });

  it('counts it among the agents of everybody above at once, whether or not it was counted before', async () => {
    const one = await openInTree(site, { type: 0, invitedBy: team.middle });
    const other = await openInTree(site, { type: 0, invitedBy: team.middle });
    const { agents = 0, members = 0 } = await headsOf(team.top);
    await turn(one, 2);
    expect(await headsOf(team.top)).toEqual({ agents: agents + 1, members: members - 1 });
    await site.platform.jobs.turn('agents.countTeams');
    expect(await headsOf(team.top)).toEqual({ agents: agents + 1, members: members - 1 });
    await turn(other, 2);
    expect(await headsOf(team.top)).toEqual({ agents: agents + 2, members: members - 2 });
    await turn(one, 0);
    await turn(other, 0);
    expect(await headsOf(team.top)).toEqual({ agents, members });
    await site.platform.jobs.turn('agents.countTeams');
    expect(await headsOf(team.top)).toEqual({ agents, members });
  });

  it('lets what is so already be so, without a trail', async () => {
    expect((await turn(team.sibling, 2)).value?.type).toBe(2);
    expect((await turn(team.middle, 2)).value?.type).toBe(41);
    const { rows } = await site.owner.query('select from agents_changes where member_id = any ($1)', [
      [team.sibling.memberId, team.middle.memberId],
    ]);
    expect(rows).toEqual([]);
  });

  it('leaves nobody below somebody who is unmade while opening an account', async () => {
    const agent = await openInTree(site, { type: 2 });
    const usernames = ['whileunmade1', 'whileunmade2', 'whileunmade3'];
    const input = { type: 0 as const, usernames, password: 'orchard gate 41 lamp', rebateBps: 0, prizeGroup: 1700 };
    await Promise.all([site.call(createDownlines, input, { token: agent.token }), turn(agent, 0)]);
    const { type } = (await readMember(site.owner, { brandId: 1, memberId: agent.memberId })) ?? {};
    const { rows } = await site.owner.query<{ parentId: bigint | null }>(
      `select m.parent_id as "parentId" from agents_members m join identity_accounts a on a.id = m.member_id
        where a.username_key = any ($1)`,
      [usernames],
    );
    // Opened before it was unmade, they keep it an agent; afterwards none is opened.
    expect(rows.map(({ parentId }) => parentId)).toEqual(rows.map(() => agent.memberId));
    expect(type).toBe(rows.length > 0 ? 2 : 0);
  });
});

describe('refuses', () => {
  it('to unmake who has somebody below or a contract that is not ended, and what gives no reason', async () => {
    expect((await turn(team.middle, 0)).code).toBe('agent_has_downlines');
    const bound = await openInTree(site, { type: 2 });
    await site.owner.query(
      `insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
       values (1, 0, $1, 'daily', 'CNY', current_date - 9)`,
      [bound.memberId],
    );
    expect((await turn(bound, 0)).code).toBe('move_bound_by_contracts');
    expect((await turn(team.direct, 2, operator, 'short')).code).toBe('reason_required');
    expect((await turn({ memberId: 10n ** 12n }, 2)).code).toBe('member_not_found');
    expect(await mayGive(bound)).toBe('ok');
    expect(await mayGive(team.direct)).toBe('not_allowed');
  });
});

describe('forbids', () => {
  it('auditors, members, operators of another brand, and an operator’s own account', async () => {
    expect((await turn(team.direct, 2, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await turn(team.direct, 2, team.top)).code).toBe('not_logged_in');
    const own = await openOperator(site, { ownMemberId: team.direct.memberId });
    expect((await turn(team.direct, 2, own)).code).toBe('not_allowed');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await turn(team.direct, 2, other)).code).toBe('member_not_found');
    expect(await readMember(site.owner, { brandId: 1, memberId: team.direct.memberId })).toMatchObject({ type: 0 });
  });
});
