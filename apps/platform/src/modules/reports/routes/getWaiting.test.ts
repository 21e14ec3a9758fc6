import {
  createApplication,
  createCandidate,
  createFeed,
  createMove,
  createProposal,
  getWaiting,
  redeem,
  type OutputOf,
} from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  goodPaymentPassword as paymentPassword,
  openAgent,
  openLottery,
  openMall,
  openOperator,
  openPromotion,
  openTeam,
  registerMember,
  registerPayee,
  signContract,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#kit/implement.ts';
import type { ReportsDeps } from '../ReportsDeps.ts';
import { getWaiting as routeOf } from './getWaiting.ts';

let site: TestPlatform;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  operator = await openOperator(site);
});
afterAll(() => site.close());

type Queue = keyof OutputOf<typeof getWaiting>;
const read = async ({ token, host } = operator) => {
  const { value } = (await site.call(getWaiting, {}, { token, host })).answer;
  if (value === null) throw new Error('Nothing was counted.');
  return value;
};
const succeed = async (sent: Promise<{ answer: { code: string } }>): Promise<void> => {
  expect((await sent).answer.code).toBe('ok');
};

/** What makes each queue longer by one. */
const acts: { [Name in Queue]: () => Promise<void> } = {
  async bills() {
    const agent = await openAgent(site);
    const tier = { validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n };
    const terms = { period: 'daily' as const, carry: 'none' as const, activeBet: 0n, tiers: [tier] };
    await signContract(site, { kind: 'dividend', terms, agent });
    await site.owner.query(
      `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
              terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in,
              carry_out, tier, rate_bps, amount, depth, status)
       select c.brand_id, c.id, 'test', c.kind, c.payer_id, c.member_id, c.currency, current_date - 2, current_date - 1,
              v.terms, 5000000, -5000000, 1, 0, 0, 0, 0, 0, 0, 0, 100, 50000, 0, 'unapproved'
         from contracts_contracts c join contracts_versions v on v.contract_id = c.id where c.member_id = $1`,
      [agent.memberId],
    );
  },
  async moves() {
    const team = await openTeam(site);
    const move = { memberId: String(team.middle.memberId), toAccount: team.sibling.account, reason: 'They asked.' };
    await succeed(site.call(createMove, move, operator));
  },
  async candidates() {
    const letter = { name: 'Ann Lee', channel: 'telegram', contact: '@annlee', language: 'EN', isAdult: true } as const;
    const about = 'I know about forty people who play baccarat every week.';
    const botCheck = await solveBot(site, 'apply');
    await succeed(site.call(createCandidate, { ...letter, about, botCheck }));
  },
  async applications() {
    const promotionId = await openPromotion(site, 'application');
    const { token } = await registerMember(site);
    await succeed(site.call(createApplication, { promotionId, remark: 'Please', images: [] }, { token }));
  },
  async redemptions() {
    const mall = await openMall(site);
    const member = await registerPayee(site, 10_000_000n);
    await mall.give(member, 1_000);
    const { id: rewardId, version } = await mall.addReward({});
    const parcel = { recipient: 'Ming Example', address: '12 Cloth Street, Ipoh', mobile: '60123456789' };
    const wish = { requestId: randomUUID(), rewardId, version, quantity: 2, ...parcel, paymentPassword };
    await succeed(site.call(redeem, wish, { token: member.token }));
  },
  async proposals() {
    const lottery = await openLottery(site);
    const no = await lottery.current();
    await lottery.close(no);
    await lottery.turn();
    const drawId = String((await lottery.drawOf(no))['id']);
    const result = { drawId, kind: 'result' as const, numbers: [1, 2, 3, 4, 5], reason: 'As drawn on television' };
    await succeed(site.call(createProposal, result, operator));
  },
  async feeds() {
    const feed = { code: 'one', name: 'Results Ltd.', gameCodes: [], reason: 'A contract' };
    await succeed(site.call(createFeed, feed, operator));
  },
};
const names = Object.keys(acts) as Queue[];

describe('works', () => {
  it.each(names)('counts %s that wait, since when the oldest does, and nothing of another brand', async (name) => {
    const foreign = await openOperator(site, { host: brandHosts.second });
    const before = await read();
    expect(before[name]).toEqual({ count: 0, oldestAt: null });
    await acts[name]();
    const after = await read();
    expect(after).toEqual({ ...before, [name]: { count: 1, oldestAt: expect.any(String) } });
    expect((await read(foreign))[name]).toEqual({ count: 0, oldestAt: null });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const headers = { authorization: `Bearer ${operator.token}` };
    const answer = await site.send('GET', `${getWaiting.path}?day=1`, { headers });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('calls without a session', async () => {
    expect((await site.call(getWaiting, {})).status).toBe(401);
  });

  it.each([
    ['contracts.read', ['bills']],
    ['agents.read', ['moves', 'candidates']],
    ['promotions.read', ['applications']],
    ['points.read', ['redemptions']],
    ['lotteries.read', ['proposals', 'feeds']],
    ['members.read', []],
  ] as const)('%s lets a role know of %j and of nothing else, which is not even read', async (permission, known) => {
    const asked: string[] = [];
    const queues = Object.fromEntries(
      names.map((name) => [
        name,
        async () => {
          asked.push(name);
          return { count: 2, oldestAt: null };
        },
      ]),
    );
    const route = routeOf({ queues } as unknown as ReportsDeps);
    const call = { brand: { id: 1 }, session: { permissions: new Set([permission]) } } as unknown as AnyCall;
    const told = await route.handle(call);
    expect(Object.entries(told as object).filter(([, queue]) => queue !== null)).toEqual(
      known.map((name) => [name, { count: 2, oldestAt: null }]),
    );
    expect(asked).toEqual([...known]);
  });
});
