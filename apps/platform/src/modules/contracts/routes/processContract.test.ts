import { createRequest, listRequests, processContract, type createTemplate, type InputOf } from '@baize/contract';
import {
  changeSettings,
  goodPaymentPassword,
  openAgent,
  pastMidnight,
  registerMember,
  signContract,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { addDays } from '@baize/maths/contracts/addDays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const timeZone = 'Asia/Shanghai';
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
let site: TestPlatform;
beforeAll(async () => {
  await pastMidnight(timeZone);
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
/** A request to end a contract: with the own upline, or with somebody below. */
const end = async (who: TestMember, account?: string): Promise<string> => {
  const input = { requestId: crypto.randomUUID(), what: 'termination' as const, kind: 'daily' as const };
  const asked = account === undefined ? input : { ...input, account };
  return (await site.call(createRequest, asked, { token: who.token })).answer.value?.id ?? '';
};
/** From when to when somebody's contracts pay, oldest first. */
const daysOf = async ({ memberId }: TestMember) =>
  (
    await site.owner.query<{ starts: string; ends: string | null }>(
      `select starts_day::text as starts, ends_day::text as ends from contracts_contracts where member_id = $1 order by id`,
      [memberId],
    )
  ).rows;
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
    expect((await process(agent, await end(below), 'reject')).value?.status).toBe('rejected');
    expect((await process(below, await end(below), 'terminate')).value?.status).toBe('terminated');
    expect(await daysOf(below)).toMatchObject([{ ends: null }]);
    expect((await process(below, await end(agent, below.account), 'accept')).value?.status).toBe('accepted');
    expect(await daysOf(below)).toMatchObject([{ ends: addDays(today(), 1) }]);
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

  it('[A209] accepting what was withdrawn or rejected, and the end of a contract that has ended since', async () => {
    const { agent, below } = await line();
    for (const [who, act] of [
      [agent, 'terminate'],
      [below, 'reject'],
    ] as const) {
      const id = await offer(agent, below);
      await process(who, id, act);
      expect((await process(below, id, 'accept')).code, act).toBe('contract_request_decided');
    }
    expect(await daysOf(below)).toEqual([]);
    await process(below, await offer(agent, below), 'accept');
    for (const [who, act] of [
      [below, 'terminate'],
      [agent, 'reject'],
    ] as const) {
      const id = await end(below);
      await process(who, id, act);
      expect((await process(agent, id, 'accept')).code, act).toBe('contract_request_decided');
    }
    expect(await daysOf(below)).toMatchObject([{ ends: null }]);
    const waiting = await end(below);
    await site.owner.query('update contracts_contracts set ends_day = starts_day + 5 where member_id = $1', [
      below.memberId,
    ]);
    const ended = await daysOf(below);
    expect((await process(agent, waiting, 'accept')).code).toBe('contract_request_decided');
    expect(await daysOf(below)).toEqual(ended);
    expect(await statusOf(below, waiting)).toBe('pending');
  });

  it('[A209] a day from which terms are to pay: they begin with the next business day', async () => {
    const { agent, below } = await line();
    const id = await offer(agent, below);
    const input = { id, act: 'accept' as const, paymentPassword: goodPaymentPassword };
    for (const field of ['startsDay', 'fromDay', 'endsDay']) {
      const dated = { ...input, [field]: addDays(today(), -7) };
      const { status, answer } = await site.call(processContract, dated as never, { token: below.token });
      expect([status, answer.code], field).toEqual([400, 'unknown_field']);
    }
    expect(await statusOf(below, id)).toBe('pending');
    await process(below, id, 'accept');
    expect(await daysOf(below)).toEqual([{ starts: addDays(today(), 1), ends: null }]);
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
