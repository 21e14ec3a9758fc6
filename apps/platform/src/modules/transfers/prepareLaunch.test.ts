import { getBalance, launchGame, listTransfers, updateAutoTransfer, updateWalletMode } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

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
afterEach(() => {
  purse.around = undefined;
});

const input = { vassalage: 'pavilion', gameCode: 'coin-toss', device: 'desktop', language: 'EN' } as const;
const launch = async (token: string, host: string = brandHosts.first) =>
  (await site.call(launchGame, input, { token, host })).answer;
const main = async (token: string) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

it('[MEMBER-02] moves whole hundredths of the balance into the wallet of the opened game', async () => {
  const { token, memberId } = await purse.member(10_000_123n);
  const { value } = await launch(token);
  expect(value?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/purse\/play\?lang=en.*#session=[\w-]{43}$/);
  expect([await main(token), await purse.balance({ memberId })]).toEqual([123n, 10_000_000n]);
  const list = await site.call(listTransfers, { pageNum: 1, pageSize: 20 }, { token });
  expect(list.answer.value?.content).toMatchObject([{ isAuto: true, amount: 10_000_000n, status: 'done' }]);
  expect((await launch(token)).success).toBe(true);
});

it('moves nothing if the member disabled that', async () => {
  const { token, memberId } = await purse.member(10_000_000n);
  await site.call(updateAutoTransfer, { isAuto: false }, { token });
  expect((await launch(token)).success).toBe(true);
  expect([await main(token), await purse.balance({ memberId })]).toEqual([10_000_000n, 0n]);
});

it('refuses the game while the transfer is in doubt, and while the vendor does not respond', async () => {
  const { token } = await purse.member(10_000_000n);
  purse.around = async () => 'lost';
  expect((await launch(token)).code).toBe('vendor_unavailable');
  expect(await main(token)).toBe(10_000_000n);
  purse.around = async (call, next) => (['ft', 'cs'].includes(call.method) ? 'lost' : next());
  expect((await launch(token)).code).toBe('transfer_in_progress');
  expect(await main(token)).toBe(0n);
  const other = await purse.member(0n);
  expect((await launch(other.token)).success).toBe(true);
});

it('refuses games of transfer vendors at a brand with a single wallet', async () => {
  const host = brandHosts.second;
  const { token } = await registerMember(site, undefined, { host });
  expect((await launch(token, host)).code).toBe('game_unavailable');
  const operator = await openOperator(site, { host });
  await site.call(updateWalletMode, { isSingle: false, reason: 'as agreed' }, { token: operator.token, host });
  expect((await launch(token, host)).success).toBe(true);
});
