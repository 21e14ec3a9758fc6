import { listFormulas } from '@baize/contract';
import { addDays } from '@baize/maths/contracts/addDays';
import { openOperator, pastMidnight, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const timeZone = 'Asia/Shanghai';
let site: TestPlatform;
beforeAll(async () => {
  await pastMidnight(timeZone);
  site = await startPlatform({ env: { ROLE: 'web' } });
});
afterAll(() => site.close());

const ask = async (token: string) => (await site.call(listFormulas, {}, { token })).answer;

describe('works', () => {
  it('says which one is in force, which come and which have been', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    expect((await ask(token)).value?.formulas).toEqual([]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
    for (const [days, fee] of [
      [-30, 100],
      [0, 200],
      [0, 300],
      [1, 400],
    ] as const) {
      await site.owner.query(
        `insert into contracts_formulas (brand_id, from_day, platform_fee_bps, rebates_percent, activity_percent,
                deposit_fee_bps, withdrawal_fee_bps, reason, created_by) values (1, $1, $2, 0, 0, 0, 0, 'Agreed.', 'ann')`,
        [addDays(today, days), fee],
      );
    }
    const { value } = await ask(token);
    expect(value).toMatchObject({ currency: 'CNY', today });
    expect(value?.formulas.map(({ platformFeeBps, state }) => [platformFeeBps, state])).toEqual([
      [400, 'coming'],
      [300, 'inForce'],
      [200, 'replaced'],
      [100, 'past'],
    ]);
  });
});

describe('refuses', () => {
  it('anything in the address', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listFormulas.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('members and guests', async () => {
    expect((await ask((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await ask('')).code).toBe('not_logged_in');
  });
});
