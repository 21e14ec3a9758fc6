import { createTemplate, simulateOffer, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openAgent,
  openOperator,
  pastMidnight,
  playRound,
  registerMember,
  standBelow,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { createLogger } from '@baize/server/logger';
import { runPay } from '../index.ts';
import { monthBefore } from '../rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const timeZone = 'Asia/Shanghai';
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
const template = async (token: string) =>
  (await site.call(createTemplate, { name: 'Standard', kind: 'daily', terms }, { token })).answer.value?.id ?? '';
const tryIt = async (token: string, account: string, templateId: string, host: string = brandHosts.first) =>
  (await site.call(simulateOffer, { account, templateId }, { token, host })).answer;

describe('works', () => {
  it('says what a template would have paid an agent at the top last month, and writes nothing', async () => {
    const { token } = await openOperator(site);
    const agent = await openAgent(site);
    const player = await registerMember(site);
    await standBelow(site, player, agent);
    const { from } = monthBefore(new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now()));
    const at = new Date(`${from}T12:00:00+08:00`);
    await playRound(site, { memberId: player.memberId, at, bet: 50_000_000n, win: 0n });
    const { pool, wallet } = site.platform;
    const brands = async () => [{ id: 1, timeZone, currency: 'CNY', modules: new Set(['AGENTPOLICY3' as const]) }];
    const log = createLogger('silent', 'test');
    await runPay({ pool, wallet, log, brands, classesOf: async () => new Map() }, new Date());
    const { value } = await tryIt(token, agent.account, await template(token));
    expect(value).toMatchObject({ total: 500_000n, currency: 'CNY', fromDay: from });
    expect(value?.lines[0]).toMatchObject({ fromDay: from, validBet: 50_000_000n, amount: 500_000n, costs: 0n });
    expect((await site.owner.query('select from contracts_requests')).rowCount).toBe(0);
  });
});

describe('refuses', () => {
  it('agents below others, members, strangers and unknown templates', async () => {
    const { token } = await openOperator(site);
    const templateId = await template(token);
    const agent = await openAgent(site);
    const below = await openAgent(site, { below: agent });
    for (const account of [below.account, (await registerMember(site)).account, 'nobody']) {
      expect((await tryIt(token, account, templateId)).code).toBe('contract_not_direct');
    }
    expect((await tryIt(token, agent.account, '999999')).code).toBe('contract_template_unknown');
  });
});

describe('forbids', () => {
  it('members and guests, and operators of another brand', async () => {
    const { token } = await openOperator(site);
    const templateId = await template(token);
    const agent = await openAgent(site);
    expect((await tryIt(agent.token, agent.account, templateId)).code).toBe('not_logged_in');
    expect((await tryIt('', agent.account, templateId)).code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await tryIt(other.token, agent.account, templateId, brandHosts.second)).code).toBe(
      'contract_template_unknown',
    );
  });
});
