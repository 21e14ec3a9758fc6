import { listBillRounds, type createTemplate, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openAgent,
  openOperator,
  playRound,
  registerMember,
  signContract,
  standBelow,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let player: TestMember;
let id: string;

const terms: InputOf<typeof createTemplate>['terms'] = {
  ...{ period: 'daily', carry: 'none', activeBet: 0n },
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n }],
};

/** A bill of three facts, one of them of another agent's team, and a fourth that came once it was written. */
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  const agent = await openAgent(site);
  player = await registerMember(site);
  await standBelow(site, player, agent);
  await signContract(site, { kind: 'daily', terms, agent });
  await site.owner.query('update contracts_contracts set starts_day = current_date - 3');
  for (const [memberId, team] of [
    [player.memberId, [player.memberId, agent.memberId]],
    [player.memberId, [player.memberId]],
    [agent.memberId, [agent.memberId]],
    [player.memberId, [player.memberId, agent.memberId]],
  ] as const) {
    const round = await playRound(site, { memberId, at: new Date(), bet: 2_00000n, win: 0n });
    await site.owner.query(
      `insert into contracts_facts (brand_id, member_id, round_id, currency, why, day, hour, billed_day, settled_at, valid_bet,
              net, team)
       values (1, $1, $2, 'CNY', 'settled', current_date - 2, 5, current_date - 2, now(), 200000, -200000, $3)`,
      [memberId, round, team],
    );
  }
  const { rows } = await site.owner.query<{ id: bigint }>(
    `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
            terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out,
            tier, rate_bps, amount, depth, status, after_fact, upto_fact, day_facts)
     select c.brand_id, c.id, 'test', c.kind, c.payer_id, c.member_id, c.currency, current_date - 2, current_date - 1,
            v.terms, 400000, -400000, 2, 0, 0, 0, 0, 0, 0, 0, 100, 4000, 0, 'due', 0,
            (select max(id) - 1 from contracts_facts), jsonb_build_object(current_date - 2, 2)
       from contracts_contracts c join contracts_versions v on v.contract_id = c.id returning id`,
  );
  id = String(rows[0]?.id);
});
afterAll(() => site.close());

const operator = async (role: 'operator' | 'auditor' = 'operator', host: string = brandHosts.first) =>
  (await openOperator(site, { role, host })).token;
const ask = async (
  token: string,
  change: Partial<InputOf<typeof listBillRounds>> = {},
  host: string = brandHosts.first,
) => (await site.call(listBillRounds, { id, pageNum: 1, pageSize: 20, ...change }, { token, host })).answer;

describe('works', () => {
  it('lists what a bill was summed from, newest first, and nothing of another team or of a later time', async () => {
    const token = await operator('auditor');
    const { value } = await ask(token);
    expect(value).toMatchObject({
      ...{
        isKept: true,
        bill: { id, validBet: 4_00000n },
        pageTotals: { validBet: 4_00000n, profitAndLoss: -4_00000n },
      },
      page: { totalRows: 2, totalPages: 1 },
    });
    expect(value?.page.content).toMatchObject([
      { validBet: 2_00000n, hour: 5, why: 'settled', isCarried: false },
      { memberId: String(player.memberId), account: player.account, round: { gameCode: 'dragon-eight' } },
    ]);
    const second = (await ask(token, { pageNum: 2, pageSize: 1 })).value;
    expect(second?.page).toMatchObject({ content: [{ account: player.account }], pageNum: 2, totalPages: 2 });
    expect((await ask(token, { pageNum: 3 })).value?.page.content).toEqual([]);
  });
});

describe('refuses', () => {
  it('unknown bills, and those of another brand', async () => {
    expect((await ask(await operator(), { id: '999999' })).code).toBe('contract_bill_unknown');
    const foreign = await operator('operator', brandHosts.second);
    expect((await ask(foreign, {}, brandHosts.second)).code).toBe('contract_bill_unknown');
  });

  it('bounds of which one is missing', async () => {
    await expect(
      site.owner.query(`update contracts_bills set after_fact = null, status = 'insufficient'`),
    ).rejects.toMatchObject({ constraint: 'contracts_bills_facts' });
  });
});

describe('forbids', () => {
  it('members and guests', async () => {
    expect((await ask((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await ask('')).code).toBe('not_logged_in');
  });
});
