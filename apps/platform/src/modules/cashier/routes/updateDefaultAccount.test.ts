import { bindAccount, listAccounts, updateDefaultAccount } from '@baize/contract';
import {
  brandHosts,
  goodPaymentPassword,
  openOperator,
  registerPayee,
  startPlatform,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

async function bindAnother({ token }: TestPayee): Promise<string> {
  const holder = { kind: 'bank' as const, bank: 'Bank of Elsewhere', holderName: 'Ming Example' };
  const number = String(randomInt(1e11, 9e11));
  const input = { requestId: randomUUID(), ...holder, number, paymentPassword: goodPaymentPassword };
  return (await site.call(bindAccount, input, { token })).answer.value?.id ?? '';
}
const choose = async (accountId: string, token: string, host?: string) =>
  (await site.call(updateDefaultAccount, { accountId }, { token, ...(host === undefined ? {} : { host }) })).answer;
const defaultsOf = async ({ token }: TestPayee) =>
  (await site.call(listAccounts, {}, { token })).answer.value?.filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('works', () => {
  it('the first account that was bound is the default, until another is chosen', async () => {
    const member = await registerPayee(site);
    const second = await bindAnother(member);
    expect(await defaultsOf(member)).toEqual([member.accountId]);
    const { value } = await choose(second, member.token);
    expect(value?.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [member.accountId, false],
      [second, true],
    ]);
    expect((await choose(second, member.token)).code).toBe('ok');
    const third = await bindAnother(member);
    expect(third).not.toBe('');
    expect(await defaultsOf(member)).toEqual([second]);
  });

  it('leaves one default, whoever chooses at the same moment', async () => {
    const member = await registerPayee(site);
    const ids = [member.accountId, await bindAnother(member), await bindAnother(member)];
    const answers = await Promise.all([...ids, ...ids].map((id) => choose(id, member.token)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']));
    expect(await defaultsOf(member)).toHaveLength(1);
    const both = site.owner.query('update cashier_accounts set is_default = true where member_id = $1', [
      member.memberId,
    ]);
    await expect(both).rejects.toThrow('cashier_accounts_default');
  });
});

describe('refuses', () => {
  it('accounts that do not exist, and what is no account', async () => {
    const member = await registerPayee(site);
    expect((await choose('999999999', member.token)).code).toBe('withdrawal_account_unknown');
    const answer = await site.send('POST', updateDefaultAccount.path, {
      headers: { authorization: `Bearer ${member.token}` },
      body: JSON.stringify({ accountId: 'first' }),
    });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
    expect(await defaultsOf(member)).toEqual([member.accountId]);
  });
});

describe('forbids', () => {
  it('accounts of somebody else, in this brand and in another', async () => {
    const [member, other, moved] = [await registerPayee(site), await registerPayee(site), await registerPayee(site)];
    await bindAnother(other);
    expect((await choose(other.accountId, member.token)).code).toBe('withdrawal_account_unknown');
    // Not even where a row of another brand names the same member.
    const elsewhere = await bindAnother(moved);
    await site.owner.query('update cashier_accounts set brand_id = 2 where id = $1', [elsewhere]);
    expect((await choose(elsewhere, moved.token)).code).toBe('withdrawal_account_unknown');
    for (const one of [member, other, moved]) expect(await defaultsOf(one)).toEqual([one.accountId]);
  });

  it('guests, operators, trials, and the session of another brand', async () => {
    const { token, accountId, memberId } = await registerPayee(site);
    expect((await choose(accountId, '')).code).toBe('not_logged_in');
    expect((await choose(accountId, (await openOperator(site)).token)).code).toBe('not_logged_in');
    expect((await choose(accountId, token, brandHosts.second)).code).toBe('not_logged_in');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await choose(accountId, token)).code).toBe('in_need_true_account');
  });
});
