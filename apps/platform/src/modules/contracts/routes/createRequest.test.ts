import { createRequest, listRequests, type createTemplate, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openAgent,
  registerMember,
  signContract,
  standBelow,
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

type Asked = InputOf<typeof createRequest>;
const ask = async (token: string, change: Partial<Asked> & { account?: string }) => {
  const input: Asked = { requestId: crypto.randomUUID(), what: 'new', kind: 'daily', ...change };
  return (await site.call(createRequest, input, { token })).answer;
};
const rate = (rateBps: number) => ({ ...terms, tiers: terms.tiers.map((tier) => ({ ...tier, rateBps })) });

describe('works', () => {
  it('[CONTRACT-03] offers terms to a direct downline, idempotent; either side may request the end', async () => {
    const agent = await openAgent(site);
    const below = await openAgent(site, { below: agent });
    await signContract(site, { kind: 'daily', terms, agent });
    const requestId = crypto.randomUUID();
    const offer = { requestId, account: below.account, terms: rate(60) };
    const { value } = await ask(agent.token, offer);
    expect(value).toMatchObject({ what: 'new', status: 'pending', payer: agent.account, isOwn: true, terms: rate(60) });
    expect((await ask(agent.token, offer)).value?.id).toBe(value?.id);
    expect((await ask(agent.token, { ...offer, terms: rate(50) })).code).toBe('request_conflict');
    const waits = { isWaiting: '1' as const, pageNum: 1, pageSize: 20 };
    const received = await site.call(listRequests, waits, { token: below.token });
    expect(received.answer.value?.content).toMatchObject([{ id: value?.id, what: 'new', isOwn: false }]);
    expect((await ask(agent.token, { what: 'termination' })).value).toMatchObject({ what: 'termination', payer: '' });
  });
});

describe('refuses', () => {
  it('[CONTRACT-01] more than the own terms, in any measure', async () => {
    const agent = await openAgent(site);
    const below = await openAgent(site, { below: agent });
    const { account } = below;
    expect((await ask(agent.token, { account, terms })).code).toBe('contract_above_own');
    await signContract(site, { kind: 'daily', terms: { ...terms, activeBet: 10n }, agent });
    const [tier] = terms.tiers;
    if (!tier) throw new Error('There is no tier.');
    for (const more of [
      { ...terms, activeBet: 9n },
      { ...terms, activeBet: 10n, tiers: [{ ...tier, rateBps: 101 }] },
      { ...terms, activeBet: 10n, tiers: [tier, { ...tier, validBet: 1n, amount: 1n }] },
    ]) {
      expect((await ask(agent.token, { account, terms: more })).code).toBe('contract_above_own');
    }
    const less = { ...terms, activeBet: 10n, tiers: [{ ...tier, validBet: 5n, loss: 1n, activeMembers: 2 }] };
    expect((await ask(agent.token, { account, terms: less })).code).toBe('ok');
    expect((await ask(agent.token, { account, terms: less })).code).toBe('contract_request_waits');
  });

  it('[CONTRACT-01] more than the terms that were signed last, whatever they have replaced before it began', async () => {
    const agent = await openAgent(site);
    const { account } = await openAgent(site, { below: agent });
    for (const bps of [100, 50, 300]) await signContract(site, { kind: 'daily', terms: rate(bps), agent });
    expect((await ask(agent.token, { account, terms: rate(301) })).code).toBe('contract_above_own');
    expect((await ask(agent.token, { account, terms: rate(300) })).code).toBe('ok');
  });

  it('[A209] a day from which terms are to pay, or on which a contract is to end', async () => {
    const agent = await openAgent(site);
    const { account } = await openAgent(site, { below: agent });
    await signContract(site, { kind: 'daily', terms, agent });
    const asked = { requestId: crypto.randomUUID(), kind: 'daily' as const };
    for (const field of ['startsDay', 'fromDay', 'endsDay']) {
      for (const input of [
        { ...asked, what: 'new' as const, account, terms },
        { ...asked, what: 'termination' as const },
      ]) {
        const dated = { ...input, [field]: '2026-01-01' };
        const { status, answer } = await site.call(createRequest, dated as never, { token: agent.token });
        expect([status, answer.code], `${input.what} ${field}`).toEqual([400, 'unknown_field']);
      }
    }
    const all = { isWaiting: '0' as const, pageNum: 1, pageSize: 20 };
    const { answer: listed } = await site.call(listRequests, all, { token: agent.token });
    expect(listed.value?.content.map(({ status }) => status)).toEqual(['accepted']);
  });

  it('less than was promised further down, and the end of terms that were passed on', async () => {
    const top = await openAgent(site);
    const agent = await openAgent(site, { below: top });
    const below = await openAgent(site, { below: agent });
    await signContract(site, { kind: 'daily', terms, agent: top });
    await signContract(site, { kind: 'daily', terms: rate(80), agent, payer: top });
    await signContract(site, { kind: 'daily', terms: rate(60), agent: below, payer: agent });
    expect((await ask(top.token, { account: agent.account, terms: rate(59) })).code).toBe('contract_below_promised');
    expect((await ask(agent.token, { what: 'termination' })).code).toBe('contract_promised_further');
    expect((await ask(top.token, { account: agent.account, terms: rate(60) })).code).toBe('ok');
  });

  it('[A204] [I-41] all but direct downlines: siblings, grandchildren, uplines, players, unknown accounts', async () => {
    const top = await openAgent(site);
    const agent = await openAgent(site, { below: top });
    const sibling = await openAgent(site, { below: top });
    const grandchild = await openAgent(site, { below: agent });
    const player = await registerMember(site);
    await standBelow(site, player, top);
    const stranger = await registerMember(site, 'overthere1', { host: brandHosts.second });
    await signContract(site, { kind: 'daily', terms, agent: top });
    await signContract(site, { kind: 'daily', terms, agent, payer: top });
    for (const { account } of [top, sibling, agent]) {
      expect((await ask(agent.token, { account, terms })).code, account).toBe('contract_not_direct');
    }
    for (const { account } of [grandchild, player, stranger]) {
      expect((await ask(top.token, { account, terms })).code, account).toBe('contract_not_direct');
    }
    expect((await ask(agent.token, { terms })).code).toBe('contract_not_direct');
    expect((await ask(sibling.token, { what: 'termination' })).code).toBe('contract_none');
    expect((await ask(sibling.token, { what: 'termination', account: agent.account })).code).toBe('contract_none');
    expect((await ask(top.token, { account: agent.account })).code).toBe('contract_terms_invalid');
  });
});

describe('forbids', () => {
  it('guests, trials, members who are not agents, and brands without contracts', async () => {
    expect((await ask('', { terms })).code).toBe('not_logged_in');
    const { token, memberId } = await registerMember(site);
    expect((await ask(token, { terms })).code).toBe('non_agent_account');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(token, { terms })).code).toBe('in_need_true_account');
  });
});
