import { listHourSalary, listPayRounds, type createTemplate, type InputOf, type OutputOf } from '@baize/contract';
import { addDays } from '@baize/maths/contracts/addDays';
import { createLogger } from '@baize/server/logger';
import {
  changeSettings,
  openAgent,
  pastMidnight,
  playRound,
  registerMember,
  signContract,
  standBelow,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPay } from '../index.ts';

type Kind = InputOf<typeof createTemplate>['kind'];
type Row = OutputOf<typeof listPayRounds>['page']['content'][number];

let site: TestPlatform;
let agent: TestMember;
let below: TestMember;
let player: TestMember;
/** Rounds of the first day: one that is corrected once that day was billed, and one that is only seen then. */
let corrected: bigint;
let late: bigint;

const timeZone = 'Asia/Shanghai';
const terms: InputOf<typeof createTemplate>['terms'] = {
  ...{ period: 'daily', carry: 'none', activeBet: 0n },
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 100, amount: 0n }],
};

/** So many days after today in the brand's time, at so many hours and minutes. */
function at(days: number, hours: number, minutes = 0): Date {
  const day = addDays(new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now()), days);
  return new Date(`${day}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:30+08:00`);
}
const pay = (now: Date): Promise<void> =>
  runPay(
    {
      ...{ pool: site.platform.pool, wallet: site.platform.wallet, log: createLogger('silent', 'test') },
      brands: async () => [{ id: 1, timeZone, currency: 'CNY', modules: new Set(['AGENTPOLICY3' as const]) }],
      classesOf: async () => new Map(),
    },
    now,
  );

beforeAll(async () => {
  await pastMidnight(timeZone);
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  agent = await openAgent(site);
  below = await openAgent(site, { below: agent });
  player = await registerMember(site);
  await standBelow(site, player, below);
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
    await signContract(site, { kind, terms, agent });
  }
  for (const kind of ['daily', 'realtime'] as const)
    await signContract(site, { kind, terms, agent: below, payer: agent });
  await pay(at(0, 23, 50));
  const people = [player, below, agent];
  for (let nth = 0; nth < 23; nth += 1) {
    const bet = BigInt(nth + 1) * 1_000_000n;
    const memberId = people[nth % 3]?.memberId ?? 0n;
    const round = await playRound(site, { memberId, at: at(1, 9 + (nth % 3), nth), bet, win: nth % 4 ? 0n : bet * 2n });
    if (nth === 9) corrected = round;
  }
  await pay(at(1, 12, 10));
  await pay(at(2, 3, 0));
  const change = 'update vendors_rounds set bet = 4000000, updated_at = $2 where id = $1';
  await site.owner.query(change, [corrected, at(2, 9)]);
  late = await playRound(site, { memberId: player.memberId, at: at(1, 23, 59), bet: 10_000_000n, win: 0n });
  await playRound(site, { memberId: player.memberId, at: at(2, 10), bet: 80_000_000n, win: 0n });
  await pay(at(2, 10, 10));
  await pay(at(3, 3, 0));
});
afterAll(() => site.close());

const ask = async (token: string, id: string, pageNum = 1, pageSize = 7) =>
  (await site.call(listPayRounds, { id, pageNum, pageSize }, { token })).answer;

async function billsOf({ memberId }: TestMember, kind?: Kind): Promise<string[]> {
  const { rows } = await site.owner.query<{ id: bigint }>(
    'select id from contracts_bills where member_id = $1 and ($2::text is null or kind = $2) order by id',
    [memberId, kind ?? null],
  );
  return rows.map(({ id }) => String(id));
}

/** The bill and all of its rows, page by page. */
async function wholeOf(token: string, id: string) {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { value } = await ask(token, id, pageNum);
    if (!value) throw new Error(`Bill ${id} has no rows.`);
    const { bill, page, pageTotals } = value;
    expect(pageTotals).toEqual({
      validBet: sum(page.content, 'validBet'),
      profitAndLoss: sum(page.content, 'profitAndLoss'),
    });
    rows.push(...page.content);
    if (pageNum >= page.totalPages) return { bill, rows, total: page.totalRows };
  }
}
const sum = (rows: readonly Row[], figure: 'validBet' | 'profitAndLoss'): bigint =>
  rows.reduce((all, row) => all + row[figure], 0n);

describe('works', () => {
  it('lists exactly what each kind of bill was summed from, page by page', async () => {
    for (const [who, count] of [
      [agent, 9],
      [below, 5],
    ] as const) {
      const ids = await billsOf(who);
      expect(ids).toHaveLength(count);
      for (const id of ids) {
        const { bill, rows, total } = await wholeOf(who.token, id);
        expect(new Set(rows.map((row) => row.id)).size).toBe(total);
        const carried = rows.filter((row) => row.isCarried);
        const members = [...new Set(rows.map(({ account }) => account))];
        expect({
          ...{ validBet: sum(rows, 'validBet'), profitAndLoss: sum(rows, 'profitAndLoss') },
          activeMembers: members.filter(
            (one) =>
              sum(
                rows.filter(({ account }) => account === one),
                'validBet',
              ) > 0n,
          ).length,
          carried: {
            ...{ validBet: sum(carried, 'validBet'), profitAndLoss: sum(carried, 'profitAndLoss') },
            lateRounds: carried.filter(({ why }) => why === 'late').length,
            correctedRounds: carried.filter(({ why }) => why === 'corrected').length,
            before: bill.carried.before,
          },
        }).toEqual({
          ...{ validBet: bill.validBet, profitAndLoss: bill.profitAndLoss, activeMembers: bill.activeMembers },
          carried: bill.carried,
        });
      }
    }
  });

  it('[I-28] shows late and corrected rounds in the bill they were carried into, and in no other of the contract', async () => {
    const [first, second] = await billsOf(agent, 'daily');
    const before = await wholeOf(agent.token, first ?? '');
    expect(before.total).toBe(23);
    expect(before.rows.filter(({ round }) => [corrected, late].includes(BigInt(round.id)))).toMatchObject([
      { why: 'settled', isCarried: false, validBet: 10_000_000n },
    ]);
    const after = await wholeOf(agent.token, second ?? '');
    expect(after.rows.map(({ round, why, isCarried, validBet }) => [round.id, why, isCarried, validBet])).toEqual(
      expect.arrayContaining([
        [String(corrected), 'corrected', true, -6_000_000n],
        [String(late), 'late', true, 10_000_000n],
      ]),
    );
    expect(after.rows).toHaveLength(3);
    for (const kind of ['realtime', 'dividend', 'hourly'] as const) {
      const found = await Promise.all((await billsOf(agent, kind)).map(async (id) => wholeOf(agent.token, id)));
      const all = found.flatMap(({ rows }) => rows);
      expect(
        all.filter(({ round }) => round.id === String(late)),
        kind,
      ).toMatchObject([{ why: 'late', isCarried: true }]);
      expect(all).toHaveLength(26);
    }
  });

  it('[CONST-22] adds up to each hour of an hourly wage; what was carried counts for the first', async () => {
    const page = { side: 'received', pageNum: 1, pageSize: 20 } as const;
    const { answer } = await site.call(listHourSalary, page, { token: agent.token });
    expect(answer.value?.content).toHaveLength(2);
    for (const { bill, hours } of answer.value?.content ?? []) {
      const { rows } = await wholeOf(agent.token, bill.id);
      const hourOf = (row: Row): number => (row.isCarried ? 0 : row.hour);
      for (const { hour, validBet } of hours) {
        expect(
          sum(
            rows.filter((row) => hourOf(row) === hour),
            'validBet',
          ),
        ).toBe(validBet);
      }
      expect(new Set(rows.map(hourOf))).toEqual(new Set(hours.map(({ hour }) => hour)));
    }
  });

  it('shows them newest first, with the round and whose it was; whoever pays the bill reads the same', async () => {
    const [id = ''] = await billsOf(below, 'daily');
    const { value } = await ask(agent.token, id);
    expect(value).toEqual((await ask(below.token, id)).value);
    expect(value?.page).toMatchObject({ pageNum: 1, totalPages: 3, totalRows: 16 });
    expect(value?.page.content[0]).toMatchObject({
      ...{ account: below.account, memberId: String(below.memberId), validBet: 23_000_000n },
      round: { gameCode: 'dragon-eight', bet: 23_000_000n },
    });
    const times = value?.page.content.map((row) => row.at) ?? [];
    expect(times).toEqual([...times].sort().reverse());
  });

  it('says of a bill of the time before that its rows were not kept apart', async () => {
    const { rows } = await site.owner.query<{ id: bigint }>(
      `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
              terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out,
              tier, rate_bps, amount, depth, status)
       select brand_id, contract_id, 'old', kind, payer_id, member_id, currency, from_day, to_day, terms, valid_bet, net,
              active_members, 0, 0, 0, 0, 0, 0, tier, rate_bps, amount, depth, 'due'
         from contracts_bills where member_id = $1 and kind = 'dividend' limit 1 returning id`,
      [agent.memberId],
    );
    const id = String(rows[0]?.id);
    expect((await ask(agent.token, id)).value).toMatchObject({
      ...{ isKept: false, bill: { id }, page: { content: [], totalRows: 0, totalPages: 0 } },
    });
  });

  it('does not name whoever has left the line since, and counts them as before', async () => {
    const [id = ''] = await billsOf(agent, 'daily');
    await site.owner.query('delete from agents_tree where descendant_id = $1 and ancestor_id in ($2, $3)', [
      ...[player.memberId, below.memberId, agent.memberId],
    ]);
    const { bill, rows } = await wholeOf(agent.token, id);
    expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(['', below.account, agent.account]));
    expect(rows.filter(({ account, memberId }) => (account === '') !== (memberId === null))).toEqual([]);
    expect(sum(rows, 'validBet')).toBe(bill.validBet);
  });
});

describe('refuses', () => {
  it('bills of other contracts, of the same line as well, and unknown ones', async () => {
    const sibling = await openAgent(site);
    const [own = ''] = await billsOf(agent, 'daily');
    const [theirs = ''] = await billsOf(below, 'daily');
    expect((await ask(below.token, own)).code).toBe('contract_bill_unknown');
    expect((await ask(sibling.token, own)).code).toBe('contract_bill_unknown');
    expect((await ask(sibling.token, theirs)).code).toBe('contract_bill_unknown');
    expect((await ask(agent.token, '999999')).code).toBe('contract_bill_unknown');
  });

  it('brands without contracts, and invalid pages', async () => {
    const [id = ''] = await billsOf(agent, 'daily');
    await changeSettings(site, { modules: { AGENTPOLICY3: '0' } });
    expect((await ask(agent.token, id)).code).toBe('agent_policy_closed');
    await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
    const headers = { authorization: `Bearer ${agent.token}` };
    const answer = await site.send('GET', `${listPayRounds.path}?id=${id}&pageNum=0`, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('guests, trials and members who are not agents', async () => {
    const [id = ''] = await billsOf(agent, 'daily');
    expect((await ask('', id)).code).toBe('not_logged_in');
    const { token, memberId } = await registerMember(site);
    expect((await ask(token, id)).code).toBe('non_agent_account');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(token, id)).code).toBe('in_need_true_account');
  });
});
