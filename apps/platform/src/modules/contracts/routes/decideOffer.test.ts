import { createRequest, decideOffer, listTrail, type createTemplate, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openAgent,
  openOperator,
  registerMember,
  signContract,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
});
afterAll(() => site.close());

const terms: InputOf<typeof createTemplate>['terms'] = {
  ...{ period: 'daily', carry: 'none', activeBet: 0n },
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n }],
};

const operator = async (role: 'operator' | 'auditor' = 'operator', host: string = brandHosts.first) =>
  (await openOperator(site, { role, host })).token;

const end = async (token: string) => {
  const input = { requestId: crypto.randomUUID(), what: 'termination' as const, kind: 'daily' as const };
  return (await site.call(createRequest, input, { token })).answer.value?.id ?? '';
};

const decide = async (
  token: string,
  id: string,
  act: 'accept' | 'reject' | 'terminate',
  host: string = brandHosts.first,
) => (await site.call(decideOffer, { id, act, reason: 'By agreement' }, { token, host })).answer;
async function waiting() {
  const agent = await openAgent(site);
  await signContract(site, { kind: 'daily', terms, agent });
  return { agent, id: await end(agent.token) };
}

describe('works', () => {
  it("[CONTRACT-04] ends a house contract on its agent's request, with an audit row", async () => {
    const { agent, id } = await waiting();
    const token = await operator();
    expect((await decide(token, id, 'accept')).value).toMatchObject({ status: 'accepted', isOwn: false });
    const { rows } = await site.owner.query('select ends_day from contracts_contracts where member_id = $1', [
      agent.memberId,
    ]);
    expect(rows[0]?.ends_day).not.toBeNull();
    const query = { action: 'contracts.decideOffer', objectId: id, pageNum: 1, pageSize: 20 };
    expect((await site.call(listTrail, query, { token })).answer.value?.page.totalRows).toBe(1);
  });

  it('rejects it, and the contract continues', async () => {
    const { agent, id } = await waiting();
    expect((await decide(await operator(), id, 'reject')).value?.status).toBe('rejected');
    const { rows } = await site.owner.query('select ends_day from contracts_contracts where member_id = $1', [
      agent.memberId,
    ]);
    expect(rows).toEqual([{ ends_day: null }]);
  });
});

describe('refuses', () => {
  it("decided, unknown and other brands' requests, and those without the house", async () => {
    const { id } = await waiting();
    const token = await operator();
    expect((await decide(token, id, 'terminate')).code).toBe('contract_request_unknown');
    const foreign = await operator('operator', brandHosts.second);
    expect((await decide(foreign, id, 'reject', brandHosts.second)).code).toBe('contract_request_unknown');
    await decide(token, id, 'reject');
    expect((await decide(token, id, 'accept')).code).toBe('contract_request_decided');
    expect((await decide(token, '999999', 'accept')).code).toBe('contract_request_unknown');
  });
});

describe('forbids', () => {
  it('auditors, members, guests, and an operator’s own account', async () => {
    const { agent, id } = await waiting();
    const self = await openOperator(site, { ownMemberId: agent.memberId });
    expect((await decide(self.token, id, 'accept')).code).toBe('not_allowed');
    expect((await decide(await operator('auditor'), id, 'accept')).code).toBe('not_allowed');
    expect((await decide((await registerMember(site)).token, id, 'accept')).code).toBe('not_logged_in');
    expect((await decide('', id, 'accept')).code).toBe('not_logged_in');
  });
});
