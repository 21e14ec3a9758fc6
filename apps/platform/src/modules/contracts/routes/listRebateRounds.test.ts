import { listRebateRounds } from '@baize/contract';
import { addDays } from '@baize/maths/contracts/addDays';
import { createLogger } from '@baize/server/logger';
import {
  openTeam,
  pastMidnight,
  playRound,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPay } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
const timeZone = 'Asia/Shanghai';

/** Tomorrow in the brand's time, at so many minutes past noon. */
const at = (minutes: number): Date => {
  const day = addDays(new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now()), 1);
  return new Date(Date.parse(`${day}T12:00:30+08:00`) + minutes * 60_000);
};
const pay = (now: Date): Promise<void> =>
  runPay(
    {
      ...{ pool: site.platform.pool, wallet: site.platform.wallet, log: createLogger('silent', 'test') },
      brands: async () => [{ id: 1, timeZone, currency: 'CNY', modules: new Set() }],
      classesOf: async () => new Map(),
    },
    now,
  );

/* The top has 12 % and the middle 10 %, of which 5 % count for slots: 0.5 % of what the leaf plays for the middle, and
   0.1 % of that for the top, which gets 0.6 % of its own and of what is directly below. */
beforeAll(async () => {
  await pastMidnight(timeZone);
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
  await pay(at(-20));
  const play = ({ memberId }: TestMember, minutes: number, bet: bigint) =>
    playRound(site, { memberId, at: at(minutes), bet, win: 0n });
  await play(team.leaf, 1, 10_000_000n);
  await play(team.direct, 2, 3_000_000n);
  const taken = await play(team.top, 3, 2_000_000n);
  await play(team.cousin, 3, 7_000_000n);
  await pay(at(5));
  await site.owner.query('update vendors_rounds set bet = 500000, updated_at = $2 where id = $1', [taken, at(6)]);
  await play(team.leaf, 7, 1_000_000n);
  await pay(at(10));
});
afterAll(() => site.close());

const ask = async (token: string, id: string, pageNum = 1, pageSize = 2) =>
  (await site.call(listRebateRounds, { id, pageNum, pageSize }, { token })).answer;

async function rebatesOf({ memberId }: TestMember): Promise<string[]> {
  const { rows } = await site.owner.query<{ id: bigint }>(
    'select id from contracts_rebates where member_id = $1 order by slot_at',
    [memberId],
  );
  return rows.map(({ id }) => String(id));
}

describe('works', () => {
  it('lists what five minutes brought, page by page, with whose rounds they were; each change of a round in one row', async () => {
    const { top, leaf, direct } = team;
    const [first = '', second = ''] = await rebatesOf(top);
    const pages = [await ask(top.token, first), await ask(top.token, first, 2)];
    expect(pages.map(({ value }) => value?.page.totalRows)).toEqual([3, 3]);
    expect(
      pages
        .flatMap(({ value }) => value?.page.content ?? [])
        .map(({ account, why, isOwn, validBet, sharePpm, earned }) => [
          account,
          why,
          isOwn,
          validBet,
          sharePpm,
          earned,
        ]),
    ).toEqual([
      [top.account, 'settled', true, 2_000_000n, 6_000, 12_000n],
      [direct.account, 'settled', false, 3_000_000n, 6_000, 18_000n],
      [leaf.account, 'settled', false, 10_000_000n, 1_000, 10_000n],
    ]);
    expect(pages[0]?.value).toMatchObject({
      ...{ currency: 'CNY', isKept: true, rebate: { ownBet: 2_000_000n, teamBet: 13_000_000n, earned: 40_000n } },
    });
    expect((await ask(top.token, second, 1, 20)).value).toMatchObject({
      rebate: { ownBet: -1_500_000n, teamBet: 1_000_000n, earned: -8_000n },
      page: {
        content: [
          { account: leaf.account, why: 'settled', validBet: 1_000_000n, earned: 1_000n },
          { account: top.account, why: 'corrected', validBet: -1_500_000n, earned: -9_000n },
        ],
      },
    });
  });

  it('does not name whoever has left the line since', async () => {
    const [id = ''] = await rebatesOf(team.middle);
    await site.owner.query('delete from agents_tree where descendant_id = $1 and ancestor_id = $2', [
      ...[team.leaf.memberId, team.middle.memberId],
    ]);
    expect((await ask(team.middle.token, id)).value?.page.content).toMatchObject([
      { account: '', memberId: null, validBet: 10_000_000n, sharePpm: 5_000 },
    ]);
  });

  it('says of a row of the time before that its rounds were not kept apart', async () => {
    const { rows } = await site.owner.query<{ id: bigint }>(
      `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
              amount, status)
       values (1, $1, 'CNY', now() - interval '1 day', 0, 500000, 0, 0, 0, 0, 'nothing') returning id`,
      [team.top.memberId],
    );
    expect((await ask(team.top.token, String(rows[0]?.id))).value).toMatchObject({
      ...{ isKept: false, rebate: { teamBet: 500_000n }, page: { content: [], totalRows: 0 } },
    });
  });
});

describe('refuses', () => {
  it('rows of others, up and down the same line as well, and unknown ones', async () => {
    const [own = ''] = await rebatesOf(team.middle);
    for (const { token } of [team.top, team.leaf, team.sibling]) {
      expect((await ask(token, own)).code).toBe('contract_bill_unknown');
    }
    expect((await ask(team.top.token, '999999')).code).toBe('contract_bill_unknown');
  });
});

describe('forbids', () => {
  it('guests and trials', async () => {
    const [id = ''] = await rebatesOf(team.top);
    expect((await ask('', id)).code).toBe('not_logged_in');
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(token, id)).code).toBe('in_need_true_account');
  });
});
