import { getOperator } from '@baize/contract';
import { brandHosts, openOperator, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it("returns the operator, the brand and the role's permissions", async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(getOperator, {}, { token: auditor.token });
    expect(answer.value).toEqual({
      id: String(auditor.id),
      username: auditor.username,
      role: 'auditor',
      brandCode: 'baize',
      brandName: 'Baize',
      permissions: expect.arrayContaining([
        'cashier.read',
        'members.read',
        'wallet.read',
        'audit.read',
        'content.read',
      ]),
    });
    /* An auditor is read-only. */
    expect(answer.value?.permissions.filter((permission) => !permission.endsWith('.read'))).toEqual([]);
  });
});

describe('refuses', () => {
  it('[A258] a brand as input', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${getOperator.path}?brand=other`, {
      headers: { authorization: `Bearer ${token}`, 'x-brand': 'other' },
    });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('[A258] a session on the host of another brand', async () => {
    const { token } = await openOperator(site);
    const { status, answer } = await site.call(getOperator, {}, { token, host: brandHosts.second });
    expect([status, answer.code]).toEqual([401, 'not_logged_in']);
  });

  it('a disabled account with an open session', async () => {
    const operator = await openOperator(site);
    await site.owner.query('update operators_accounts set is_active = false where id = $1', [operator.id]);
    expect((await site.call(getOperator, {}, { token: operator.token })).status).toBe(401);
  });
});
