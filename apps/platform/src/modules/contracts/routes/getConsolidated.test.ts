import { createRequest, getConsolidated, type createTemplate, type InputOf } from '@baize/contract';
import {
  changeSettings,
  openAgent,
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

const ask = async (token: string) => (await site.call(getConsolidated, {}, { token })).answer;
const nothing = {
  ...{ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
  ...{ contractmrdailysalinfotype: null, contracthoursalinfo: null, dailysalinfotype: null, divtypeinfo: null },
};

describe('works', () => {
  it('[ENTITY-39] [CALL-49] has the eight keys, filled contract by contract', async () => {
    const agent = await openAgent(site);
    expect((await ask(agent.token)).value).toEqual(nothing);
    const keys = {
      ...{ dividend: 'divtypeinfo', daily: 'dailysalinfotype' },
      ...{ hourly: 'contracthoursalinfo', realtime: 'contractmrdailysalinfotype' },
    } as const;
    const expected: Record<string, unknown> = { ...nothing };
    for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
      await signContract(site, { kind, terms, agent });
      expected[keys[kind]] = terms;
      expect((await ask(agent.token)).value).toEqual(expected);
    }
  });

  it('[ROLE-12] reports pending new contracts and terminations', async () => {
    const [agent, below] = await line();
    const requests = {
      dividend: 'divtypereq',
      daily: 'dailysalreqtype',
      hourly: 'contracthoursalreq',
      realtime: 'realtimesalreqtype',
    } as const;
    for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
      await signContract(site, { kind, terms, agent });
      const offer = { requestId: crypto.randomUUID(), what: 'new' as const, kind, account: below.account, terms };
      await site.call(createRequest, offer, { token: agent.token });
      expect((await ask(below.token)).value?.[requests[kind]]).toBe(1);
      const end = { requestId: crypto.randomUUID(), what: 'termination' as const, kind };
      await site.call(createRequest, end, { token: agent.token });
      expect((await ask(agent.token)).value?.[requests[kind]]).toBe(2);
    }
  });

  it('answers members who are not agents, since the portal calls it for all', async () => {
    expect((await ask((await registerMember(site)).token)).value).toEqual(nothing);
  });
});

async function line() {
  const agent = await openAgent(site);
  return [agent, await openAgent(site, { below: agent })] as const;
}

describe('refuses', () => {
  it('[MODULE-11] brands without contracts', async () => {
    const agent = await openAgent(site);
    await changeSettings(site, { modules: { AGENTPOLICY3: '0' } });
    expect((await ask(agent.token)).code).toBe('agent_policy_closed');
    await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
    expect((await ask(agent.token)).code).toBe('ok');
  });
});

describe('forbids', () => {
  it('[ROLE-13] guests and trials', async () => {
    expect((await ask('')).code).toBe('not_logged_in');
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(token)).code).toBe('in_need_true_account');
  });
});
