import { getReturnReport, listGameRounds } from '@baize/contract';
import { brandHosts, openOperator, openVendor, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  const { id } = await openVendor(site);
  await site.owner.query('update games_games set return_bps = 9600');
  now += 2_000;
  // 100 rounds of 1.00, 48 of them paid twice; and rounds that do not count: open, without a stake, another day.
  await site.owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select 9, 1, $1, n::text, 'dragon-eight', 'CNY', 1, case when n = 101 then 0 else 100000 end,
            case when n <= 48 or n > 100 then 200000 else 0 end, 0, n <> 102, '{}',
            now() - case when n = 103 then interval '9 days' else interval '1 hour' end, now()
       from generate_series(1, 103) n`,
    [id],
  );
  token = (await openOperator(site, { role: 'auditor' })).token;
});
afterAll(() => site.close());

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString();
const input = { from: day(7), to: day(0), pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('returns the stated and the actual return with its bounds, and links to the rounds', async () => {
    const { answer } = await site.call(getReturnReport, input, { token });
    expect(answer.value?.page.content).toMatchObject([
      {
        ...{ vassalage: 'studio', gameCode: 'dragon-eight', rounds: 100, bet: 10_000_000n, win: 9_600_000n },
        ...{ theoreticalBps: 9_600, actualBps: 9_600, lowBps: 7_632, highBps: 11_568, isOutside: false },
      },
    ]);
    const behind = { ...input, vassalage: 'studio', gameCode: 'dragon-eight' };
    expect((await site.call(listGameRounds, behind, { token })).answer.value?.totalRows).toBe(100);
    const none = await site.call(getReturnReport, { ...input, search: 'nothing like it' }, { token });
    expect(none.answer.value?.page.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('invalid and too long time ranges', async () => {
    for (const change of [{ to: input.from }, { from: day(120) }]) {
      expect((await site.call(getReturnReport, { ...input, ...change }, { token })).answer.code).toBe('invalid_input');
    }
  });
});

describe('forbids', () => {
  it('[A257] members and guests; [A258] ignores other brands', async () => {
    expect((await site.call(getReturnReport, input)).status).toBe(401);
    expect((await site.call(getReturnReport, input, { token: (await registerMember(site)).token })).status).toBe(401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(getReturnReport, input, foreign)).answer.value?.page.content).toEqual([]);
  });
});
