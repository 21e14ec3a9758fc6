import { getMerchantWallet, updateAutoTransfer } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let purse: TestPurse;
beforeAll(async () => {
  site = await startPlatform();
  purse = await startPurse(site);
});
afterAll(async () => {
  await site.close();
  await purse.close();
});

describe('works', () => {
  it("saves the member's choice, for that member only", async () => {
    const [member, other] = [await purse.member(), await purse.member()];
    for (const isAuto of [false, true, false]) {
      expect((await site.call(updateAutoTransfer, { isAuto }, { token: member.token })).answer.value).toEqual({
        isAuto,
      });
      expect((await site.call(getMerchantWallet, {}, { token: member.token })).answer.value?.isAuto).toBe(isAuto);
    }
    expect((await site.call(getMerchantWallet, {}, { token: other.token })).answer.value?.isAuto).toBe(true);
  });
});

describe('refuses', () => {
  it('other values, and brands with a single wallet', async () => {
    const { token } = await purse.member();
    const headers = { authorization: `Bearer ${token}` };
    for (const body of ['{}', '{"isAuto":"true"}', '{"isAuto":1}', '{"isAuto":true,"memberId":"1"}']) {
      expect((await site.send('POST', updateAutoTransfer.path, { body, headers })).status, body).toBe(400);
    }
    const host = brandHosts.second;
    const stranger = await registerMember(site, undefined, { host });
    const { answer } = await site.call(updateAutoTransfer, { isAuto: false }, { token: stranger.token, host });
    expect(answer.code).toBe('wallet_single');
  });
});

describe('forbids', () => {
  it('guests and operators', async () => {
    expect((await site.call(updateAutoTransfer, { isAuto: true })).status).toBe(401);
    const { token } = await openOperator(site);
    expect((await site.call(updateAutoTransfer, { isAuto: true }, { token })).status).toBe(401);
  });
});
