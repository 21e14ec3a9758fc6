import { createTransfer, listDownlines, setPaymentPassword, type createTemplate, type InputOf } from '@baize/contract';
import {
  changeSettings,
  daysAround,
  goodPaymentPassword,
  openAgent,
  openTeam,
  playRound,
  signContract,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site, { balance: 7_00000n });
});
afterAll(() => site.close());

const ask = async (token: string, of: Partial<InputOf<typeof listDownlines>> = {}) =>
  (await site.call(listDownlines, { scope: 'team', pageNum: 1, pageSize: 20, ...of }, { token })).answer;
const names = (answer: Awaited<ReturnType<typeof ask>>) => answer.value?.page.content.map(({ account }) => account);

describe('works', () => {
  it('[AGENT-04] lists direct downlines with their figures, and can be opened further down', async () => {
    const own = await ask(team.top.token);
    expect(names(own)).toEqual([team.middle.account, team.direct.account]);
    expect(own.value?.page.content[0]).toMatchObject({
      ...{ type: 41, level: 1, directCount: 1, teamCount: 1, rebateBps: 1000, prizeGroup: 1900 },
      ...{ balance: 7_00000n, status: 'active', isOnline: true },
    });
    const below = await ask(team.top.token, { parentId: String(team.middle.memberId) });
    expect(names(below)).toEqual([team.leaf.account]);
    expect(below.value?.line.map(({ account }) => account)).toEqual([team.top.account, team.middle.account]);
    expect(below.value?.page.content[0]).toMatchObject({ level: 2 });
  });

  it('says to whom money of the agent is under way, and counts it once it is there', async () => {
    const { token, password: currentPassword } = team.middle;
    const passwords = { newPaymentPassword: goodPaymentPassword, confirmPaymentPassword: goodPaymentPassword };
    await site.call(setPaymentPassword, { currentPassword, ...passwords }, { token });
    const form = { requestId: randomUUID(), amount: 2_00000n, paymentPassword: goodPaymentPassword };
    const to = { direction: 'downline' as const, memberId: String(team.leaf.memberId) };
    expect((await site.call(createTransfer, { ...form, ...to }, { token })).answer.code).toBe('ok');
    const shown = async (as: string, parentId = team.middle.memberId) =>
      (await ask(as, { parentId: String(parentId) })).value?.page.content;
    expect(await shown(token)).toMatchObject([{ balance: 7_00000n, hasMoneyUnderWay: true }]);
    // It is no business of whoever stands further up.
    expect(await shown(team.top.token)).toMatchObject([{ balance: 7_00000n, hasMoneyUnderWay: false }]);
    await site.platform.jobs.drain();
    expect(await shown(token)).toMatchObject([{ balance: 9_00000n, hasMoneyUnderWay: false }]);
  });

  it('says by which contracts the agent pays whom until their end is agreed, and tells it nobody further up', async () => {
    await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
    const top = await openAgent(site);
    const agent = await openAgent(site, { below: top });
    const below = await openAgent(site, { below: agent });
    const terms: InputOf<typeof createTemplate>['terms'] = {
      ...{ period: 'daily', carry: 'none', activeBet: 0n },
      tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n }],
    };
    for (const kind of ['daily', 'hourly'] as const) {
      await signContract(site, { kind, terms, agent: top });
      await signContract(site, { kind, terms, agent, payer: top });
    }
    await signContract(site, { kind: 'daily', terms, agent: below, payer: agent });
    const kindsOf = async (token: string, parentId?: string) =>
      (await ask(token, parentId === undefined ? {} : { parentId })).value?.page.content.map(
        ({ account, contracts }) => [account, contracts.toSorted()],
      );
    expect(await kindsOf(top.token)).toEqual([[agent.account, ['daily', 'hourly']]]);
    expect(await kindsOf(top.token, String(agent.memberId))).toEqual([[below.account, []]]);
    expect(await kindsOf(agent.token)).toEqual([[below.account, ['daily']]]);
    await site.owner.query('update contracts_contracts set ends_day = starts_day where member_id = $1', [
      below.memberId,
    ]);
    expect(await kindsOf(agent.token)).toEqual([[below.account, []]]);
  });

  it('finds team members by name prefix, and nobody else', async () => {
    expect(names(await ask(team.top.token, { search: team.leaf.account.slice(0, 8) }))).toEqual([team.leaf.account]);
    expect(names(await ask(team.top.token, { search: team.cousin.account }))).toEqual([]);
  });
});

describe('works for the figures of the overview', () => {
  it('lists whom a figure counts, wherever they stand in the team, or of the direct downlines alone', async () => {
    await playRound(site, { memberId: team.leaf.memberId, at: new Date(), bet: 3_00000n, win: 0n });
    await playRound(site, { memberId: team.top.memberId, at: new Date(), bet: 3_00000n, win: 0n });
    const days = daysAround();
    const part = async (name: InputOf<typeof listDownlines>['part'], scope: 'team' | 'direct' = 'team') =>
      names(await ask(team.top.token, { part: name, scope, ...days }));
    const { middle, leaf, direct } = team;
    expect(await part('active')).toEqual([leaf.account]);
    expect(await part('active', 'direct')).toEqual([]);
    expect(await part('agents')).toEqual([middle.account]);
    expect(await part('members')).toEqual([leaf.account, direct.account]);
    expect(await part('members', 'direct')).toEqual([direct.account]);
    expect(await part('everybody')).toEqual([middle.account, leaf.account, direct.account]);
    expect(await part('joined')).toEqual([middle.account, leaf.account, direct.account]);
    expect(await part('firstDeposits')).toEqual([middle.account, leaf.account, direct.account]);
    expect(await part('online', 'direct')).toEqual([middle.account, direct.account]);
    expect(await part('silent3')).toEqual([]);
    const { value } = await ask(team.top.token, { part: 'active', from: '2026-01-01', to: '2026-01-02' });
    expect(value?.page).toMatchObject({ content: [], totalRows: 0 });
  });
});

describe('refuses', () => {
  it('a part without days, and days that are upside down', async () => {
    expect((await ask(team.top.token, { part: 'active' })).code).toBe('span_invalid');
    const upside = { from: '2026-01-02', to: '2026-01-01' };
    expect((await ask(team.top.token, { part: 'joined', ...upside })).code).toBe('invalid_input');
  });

  it('whoever is not of the own team, as if nobody had that number', async () => {
    for (const { memberId } of [team.sibling, team.cousin, team.foreign]) {
      expect(await ask(team.top.token, { parentId: String(memberId) })).toMatchObject({ code: 'downline_unknown' });
    }
    expect(await ask(team.middle.token, { parentId: String(team.top.memberId) })).toMatchObject({
      code: 'downline_unknown',
    });
    expect(await ask(team.top.token, { parentId: '999999999' })).toMatchObject({ code: 'downline_unknown' });
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect(await ask(team.leaf.token)).toMatchObject({ code: 'not_allowed' });
    expect(await ask('')).toMatchObject({ code: 'not_logged_in' });
  });
});
