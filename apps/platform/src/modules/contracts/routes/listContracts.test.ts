import { createOffer, listContracts, type createTemplate, type InputOf } from '@baize/contract';
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
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  ({ token } = await openOperator(site, { role: 'auditor' }));
});
afterAll(() => site.close());

const termsOf = (rateBps: number): InputOf<typeof createTemplate>['terms'] => ({
  ...{ period: 'daily', carry: 'none', activeBet: 0n },
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps, amount: 0n }],
});
const list = async (
  change: Partial<InputOf<typeof listContracts>> = {},
  by: { token: string; host?: string } = { token },
) => (await site.call(listContracts, { view: 'inForce', pageNum: 1, pageSize: 20, ...change }, by)).answer;
const idsOf = async (change: Partial<InputOf<typeof listContracts>>) =>
  (await list(change)).value?.content.map(({ account, kind }) => `${account} ${kind}`);

describe('works', () => {
  it('lists what is in force with payer, terms, versions and requests, by account and kind, newest first', async () => {
    const top = await openAgent(site);
    await signContract(site, { kind: 'dividend', terms: termsOf(2_000), agent: top });
    await signContract(site, { kind: 'daily', terms: termsOf(50), agent: top });
    const other = await openAgent(site);
    await signContract(site, { kind: 'daily', terms: termsOf(40), agent: other });
    expect(await idsOf({})).toEqual([`${other.account} daily`, `${top.account} daily`, `${top.account} dividend`]);
    expect(await idsOf({ search: top.account, kind: 'dividend' })).toEqual([`${top.account} dividend`]);
    expect(await idsOf({ search: 'nobody' })).toEqual([]);
    const [row] = (await list({ search: other.account })).value?.content ?? [];
    expect(row).toMatchObject({ payer: '', endsDay: null, waiting: null, terms: { tiers: [{ rateBps: 40 }] } });
    expect(row?.versions).toMatchObject([{ fromDay: row?.startsDay, terms: { tiers: [{ rateBps: 40 }] } }]);
    const { token: writer } = await openOperator(site);
    const offer = { what: 'termination', kind: 'daily' } as const;
    const asked = { requestId: randomUUID(), account: other.account, offer };
    expect((await site.call(createOffer, asked, { token: writer })).answer.code).toBe('ok');
    expect((await list({ search: other.account })).value?.content).toMatchObject([{ waiting: 'termination' }]);
    expect((await list({ search: top.account, kind: 'daily' })).value?.content).toMatchObject([{ waiting: null }]);
  });

  it('tells those that have ended apart, by the day of the brand', async () => {
    const agent = await openAgent(site);
    await signContract(site, { kind: 'daily', terms: termsOf(30), agent });
    const { account } = agent;
    await site.owner.query(
      `update contracts_contracts set starts_day = current_date - 10, ends_day = current_date - 3 where member_id = $1`,
      [agent.memberId],
    );
    expect(await idsOf({ search: account })).toEqual([]);
    expect(await idsOf({ search: account, view: 'ended' })).toEqual([`${account} daily`]);
    expect(await idsOf({ search: account, view: 'all' })).toEqual([`${account} daily`]);
    await site.owner.query(`update contracts_contracts set ends_day = current_date + 3 where member_id = $1`, [
      agent.memberId,
    ]);
    expect(await idsOf({ search: account })).toEqual([`${account} daily`]);
    expect(await idsOf({ search: account, view: 'ended' })).toEqual([]);
  });
});

describe('refuses', () => {
  it('kinds that do not exist', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('GET', `${listContracts.path}?kind=gift`, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('members and guests, and shows no contracts of another brand', async () => {
    expect((await list({}, { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await list({}, { token: '' })).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await list({ view: 'all' }, foreign)).value?.totalRows).toBe(0);
  });
});
