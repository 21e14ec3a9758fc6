import { listLotteries, updateLottery, type OutputOf } from '@baize/contract';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

type Listed = OutputOf<typeof listLotteries>[number];
const read = async (token: string): Promise<Listed> => {
  const { answer } = await site.call(listLotteries, {}, { token });
  const own = answer.value?.find(({ gameCode }) => gameCode === lottery.code);
  if (!own) throw new Error(answer.code);
  return own;
};
const change = async (token: string, own: Listed, terms: Partial<Listed['terms']>, reason = 'A calmer day') => {
  const asked = { lotteryId: own.id, version: own.version, terms: { ...own.terms, ...terms }, reason };
  return (await site.call(updateLottery, asked, { token })).answer;
};

describe('works', () => {
  it('closes a lottery to new bets and tightens limits at once, without affecting accepted orders', async () => {
    const { token, username } = await openOperator(site);
    const member = await registerPayee(site, 10_000_000n);
    const first = await lottery.bet(member, [{ multiple: 3 }]);
    expect(first.code).toBe('ok');
    const low = { playLimit: 800_000n, memberLimit: 800_000n };
    expect((await change(token, await read(token), low)).value).toMatchObject({ version: 2, updatedBy: username });
    expect((await lottery.bet(member, [{ multiple: 2 }])).code).toBe('lottery_play_limit');
    await change(token, await read(token), { isOpen: false });
    expect((await lottery.bet(member, [{}])).code).toBe('lottery_closed');
    await change(token, await read(token), { isOpen: true, closeSeconds: 30, holidays: ['2031-01-01'] });
    expect((await read(token)).terms).toMatchObject({ closeSeconds: 30, holidays: ['2031-01-01'] });
    expect((await lottery.bet(member, [{}])).code).toBe('ok');
    const { rows } = await site.owner.query(`select actor from audit_trail where action = 'lotteries.updateLottery'`);
    expect(rows).toHaveLength(3);
  });
});

describe('refuses', () => {
  it('contradictory terms, an outdated version, and a missing reason', async () => {
    const { token } = await openOperator(site);
    const own = await read(token);
    for (const terms of [
      { minGroup: 1_900, maxGroup: 1_800 },
      { closeSeconds: 3_600 },
      { playLimit: own.terms.memberLimit + 1n },
      { memberLimit: own.terms.drawLimit + 1n },
    ]) {
      expect((await change(token, own, terms)).code).toBe('lottery_terms_invalid');
    }
    expect((await change(token, own, {}, ' ')).code).toBe('reason_required');
    expect((await change(token, { ...own, version: own.version + 1 }, {})).code).toBe('version_conflict');
    expect((await change(token, { ...own, id: '999999999999' }, {})).code).toBe('lottery_not_found');
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const own = await read((await openOperator(site)).token);
    expect((await change((await openOperator(site, { role: 'auditor' })).token, own, {})).code).toBe('not_allowed');
    expect((await change((await registerPayee(site)).token, own, {})).code).toBe('not_logged_in');
    const { token, host } = await openOperator(site, { host: brandHosts.second });
    const asked = { lotteryId: own.id, version: own.version, terms: own.terms, reason: 'A calmer day' };
    expect((await site.call(updateLottery, asked, { token, host })).answer.code).toBe('lottery_not_found');
  });
});
