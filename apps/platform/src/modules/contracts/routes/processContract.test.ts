import { createRequest, listRequests, processContract, type createTemplate, type InputOf } from '@baize/contract';
import {
  changeSettings,
  goodPaymentPassword,
  openAgent,
  registerMember,
  signContract,
  startPlatform,
  type TestMember,
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

const offer = async (agent: TestMember, below: TestMember): Promise<string> => {
  const input = {
    requestId: crypto.randomUUID(),
    what: 'new' as const,
    kind: 'daily' as const,
    account: below.account,
  };
  return (await site.call(createRequest, { ...input, terms }, { token: agent.token })).answer.value?.id ?? '';
};
const process = async ({ token }: { token: string }, id: string, act: 'accept' | 'reject' | 'terminate') => {
  const paymentPassword = act === 'accept' ? goodPaymentPassword : undefined;
  const input = { id, act, ...(paymentPassword === undefined ? {} : { paymentPassword }) };
  return (await site.call(processContract, input, { token })).answer;
};
async function line() {
  const agent = await openAgent(site);
  const below = await openAgent(site, { below: agent });
  await signContract(site, { kind: 'daily', terms, agent });
  return { agent, below };
}
const statusOf = async ({ token }: TestMember, id: string) => {
  const query = { isWaiting: '0' as const, pageNum: 1, pageSize: 50 };
  const { answer } = await site.call(listRequests, query, { token });
  return answer.value?.content.find((request) => request.id === id)?.status;
};

describe('works', () => {
  it('[CALL-50] [CONTRACT-04] [ROLE-16] accepts, rejects or withdraws a new contract', async () => {
    const { agent, below } = await line();
    const first = await offer(agent, below);
    expect((await process(below, first, 'reject')).value?.status).toBe('rejected');
    const second = await offer(agent, below);
    expect((await process(agent, second, 'terminate')).value?.status).toBe('terminated');
    const third = await offer(agent, below);
    expect((await process(below, third, 'accept')).value?.status).toBe('accepted');
    for (const [id, status] of [
      [first, 'rejected'],
      [second, 'terminated'],
      [third, 'accepted'],
    ] as const) {
      expect([await statusOf(agent, id), await statusOf(below, id)]).toEqual([status, status]);
    }
  });

  it('[CONTRACT-04] accepts, rejects or withdraws a termination, which needs both sides', async () => {
    const { agent, below } = await line();
    await process(below, await offer(agent, below), 'accept');
    const end = async (who: TestMember, account?: string) => {
      const input = { requestId: crypto.randomUUID(), what: 'termination' as const, kind: 'daily' as const };
      const asked = account === undefined ? input : { ...input, account };
      return (await site.call(createRequest, asked, { token: who.token })).answer.value?.id ?? '';
    };
    expect((await process(agent, await end(below), 'reject')).value?.status).toBe('rejected');
    expect((await process(below, await end(below), 'terminate')).value?.status).toBe('terminated');
    const ends = async () =>
      (
        await site.owner.query<{ ends: string | null }>(
          'select ends_day::text as ends from contracts_contracts where member_id = $1',
          [below.memberId],
        )
      ).rows;
    expect(await ends()).toEqual([{ ends: null }]);
    expect((await process(below, await end(agent, below.account), 'accept')).value?.status).toBe('accepted');
    expect((await ends())[0]?.ends).toMatch(/^\d{4}-/);
  });

  it('[A209] lets one of many concurrent decisions win', async () => {
    const { agent, below } = await line();
    const id = await offer(agent, below);
    const answers = await Promise.all([
      process(below, id, 'accept'),
      process(below, id, 'reject'),
      process(agent, id, 'terminate'),
      process(below, id, 'accept'),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([
      ...['contract_request_decided', 'contract_request_decided', 'contract_request_decided'],
      'ok',
    ]);
  });
});

describe('refuses', () => {
  it('signing without the payment password, and deciding an own request', async () => {
    const { agent, below } = await line();
    const id = await offer(agent, below);
    const call = async (paymentPassword?: string) => {
      const input = { id, act: 'accept' as const, ...(paymentPassword === undefined ? {} : { paymentPassword }) };
      return (await site.call(processContract, input, { token: below.token })).answer.code;
    };
    expect(await call()).toBe('payment_password_incorrect');
    expect(await call('111111')).toBe('payment_password_incorrect');
    expect((await process(agent, id, 'accept')).code).toBe('contract_request_unknown');
    expect((await process(below, id, 'terminate')).code).toBe('contract_request_unknown');
    expect(await statusOf(below, id)).toBe('pending');
  });

  it('terms that exceed the limits since they were offered', async () => {
    const { agent, below } = await line();
    const id = await offer(agent, below);
    await site.owner.query('update contracts_contracts set ends_day = starts_day where member_id = $1', [
      agent.memberId,
    ]);
    expect((await process(below, id, 'accept')).code).toBe('contract_above_own');
  });
});

describe('forbids', () => {
  it('[A204] [A209] [I-41] everybody but the two sides', async () => {
    const { agent, below } = await line();
    const id = await offer(agent, below);
    const sibling = await openAgent(site, { below: agent });
    const stranger = await openAgent(site);
    for (const who of [sibling, stranger]) {
      for (const act of ['accept', 'reject', 'terminate'] as const) {
        expect((await process(who, id, act)).code).toBe('contract_request_unknown');
      }
    }
    expect((await process({ token: '' }, id, 'reject')).code).toBe('not_logged_in');
    expect((await process(await registerMember(site), id, 'reject')).code).toBe('non_agent_account');
    expect(await statusOf(below, id)).toBe('pending');
  });
});
