import { createFormula, listFormulas, listTrail, type InputOf } from '@baize/contract';
import { addDays } from '@baize/maths/contracts/addDays';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
});
afterAll(() => site.close());

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now());
const formula = {
  ...{ platformFeeBps: 1_000, rebatesPercent: 100, activityPercent: 50, depositFeeBps: 60, withdrawalFeeBps: 25 },
};
const reason = 'As the agents were told last week.';
const set = async (token: string, change: Partial<InputOf<typeof createFormula>> = {}) =>
  (await site.call(createFormula, { ...formula, fromDay: addDays(today, 2), reason, ...change }, { token })).answer;
const list = async (token: string, host?: string) =>
  (await site.call(listFormulas, {}, { token, ...(host === undefined ? {} : { host }) })).answer.value?.formulas;

describe('works', () => {
  it('keeps every version, each from its day on, with what it replaces in the trail', async () => {
    const { token, username } = await openOperator(site);
    const first = await set(token);
    expect(first.value).toMatchObject({ ...formula, state: 'coming', createdBy: username, reason });
    await set(token, { platformFeeBps: 500 });
    await set(token, { fromDay: addDays(today, 9), depositFeeBps: 0 });
    expect((await list(token))?.map(({ fromDay, platformFeeBps, state }) => [fromDay, platformFeeBps, state])).toEqual([
      [addDays(today, 9), 1_000, 'coming'],
      [addDays(today, 2), 500, 'coming'],
      [addDays(today, 2), 1_000, 'replaced'],
    ]);
    const query = { action: 'contracts.createFormula', pageNum: 1, pageSize: 20 };
    expect((await site.call(listTrail, query, { token })).answer.value?.page.totalRows).toBe(3);
    const { rows } = await site.owner.query(
      `select before::jsonb ->> 'platformFeeBps' as before, after::jsonb ->> 'platformFeeBps' as after
         from audit_trail where action = 'contracts.createFormula' order by seq limit 2`,
    );
    expect(rows).toEqual([
      { before: '0', after: '1000' },
      { before: '1000', after: '500' },
    ]);
    const other = await openOperator(site, { host: brandHosts.second });
    expect(await list(other.token, brandHosts.second)).toEqual([]);
  });
});

describe('refuses', () => {
  it('a day that has begun, shares that are none, no reason, and any change of what was set', async () => {
    const { token } = await openOperator(site);
    expect(await set(token, { fromDay: today })).toMatchObject({ code: 'field_invalid' });
    expect((await set(token, { fromDay: addDays(today, -5) })).code).toBe('field_invalid');
    expect((await set(token, { platformFeeBps: 5_001 })).code).toBe('invalid_input');
    expect((await set(token, { rebatesPercent: 101 })).code).toBe('invalid_input');
    expect((await set(token, { reason: 'short' })).code).toBe('reason_required');
    const app = site.platform.pool;
    await expect(app.query('update contracts_formulas set platform_fee_bps = 0')).rejects.toMatchObject({
      code: '42501',
    });
    await expect(app.query('delete from contracts_formulas')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('forbids', () => {
  it('auditors, members and guests', async () => {
    expect((await set((await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    expect((await set((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await set('')).code).toBe('not_logged_in');
  });
});
