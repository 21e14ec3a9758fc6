import { listDepositMethods } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

describe('works', () => {
  it('lists the open methods in the currency of the brand, without the account to pay to', async () => {
    await site.owner.query(
      `insert into cashier_methods
         (brand_id, kind, name, currency, bank, account_name, account_number, minimum, maximum, is_open)
       values (1, 'bankTransfer', 'Closed', 'CNY', 'b', 'n', '1', 1, 2, false),
              (1, 'bankTransfer', 'Dong', 'VND', 'b', 'n', '1', 1, 2, true)`,
    );
    const { token } = await registerMember(site);
    const { answer } = await site.call(listDepositMethods, {}, { token });
    expect(answer.value).toEqual([
      {
        id: '1',
        kind: 'bankTransfer',
        name: 'Bank transfer',
        names: { CN: '银行转账', MS: 'Pindahan bank' },
        currency: 'CNY',
        minimum: 1_000_000n,
        maximum: 5_000_000_000n,
        fee: 0n,
        minutesToExpire: 60,
      },
    ]);
  });
});

describe('refuses', () => {
  it('[A134] a currency as input', async () => {
    const { token } = await registerMember(site);
    const answer = await site.send('GET', `${listDepositMethods.path}?currency=VND`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('guests and operators, and shows another brand only its own', async () => {
    expect((await site.call(listDepositMethods, {})).status).toBe(401);
    const operator = await openOperator(site);
    expect((await site.call(listDepositMethods, {}, { token: operator.token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await registerMember(site, undefined, { host });
    expect((await site.call(listDepositMethods, {}, { token, host })).answer.value).toEqual([]);
  });
});
