import { listAccounts } from '@baize/contract';
import { brandHosts, registerMember, registerPayee, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[A109] lists the member’s own accounts with masked numbers', async () => {
    const member = await registerPayee(site);
    await registerPayee(site);
    const { answer } = await site.call(listAccounts, {}, { token: member.token });
    expect(answer.value).toMatchObject([
      {
        id: member.accountId,
        kind: 'bank',
        holderName: 'Ming Example',
        maskedNumber: `••••${member.number.slice(-4)}`,
      },
    ]);
    expect(JSON.stringify(answer.value)).not.toContain(member.number);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const answer = await site.send('GET', `${listAccounts.path}?memberId=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('guests, trials, and the session of another brand', async () => {
    expect((await site.call(listAccounts, {})).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    expect((await site.call(listAccounts, {}, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(listAccounts, {}, { token })).answer.code).toBe('in_need_true_account');
  });
});
