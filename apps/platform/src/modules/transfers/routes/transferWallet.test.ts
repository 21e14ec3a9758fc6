import { getBalance, listTransactions, listTransfers, transferWallet, updateWalletMode } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openOperator,
  registerMember,
  startPlatform,
  startPurse,
  type TestMember,
  type TestPlatform,
  type TestPurse,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setAccountState, verifyLedger } from '#modules/wallet/index.ts';

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
afterEach(async () => {
  purse.around = undefined;
  const { faults } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
});

const move = (member: TestMember, amount: bigint, change: { from?: string; to?: string; requestId?: string } = {}) =>
  site
    .call(
      transferWallet,
      { requestId: randomUUID(), from: 'main', to: 'pavilion', amount, ...change },
      { token: member.token },
    )
    .then(({ answer }) => answer);
const out = (member: TestMember, amount: bigint) => move(member, amount, { from: 'pavilion', to: 'main' });
const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('works', () => {
  it('[MEMBER-02] [CALL-22] [I-36] moves money there and back, with a constant sum', async () => {
    const member = await purse.member(10_000_000n);
    expect((await move(member, 4_000_000n)).value).toMatchObject({
      ...{ from: 'main', to: 'pavilion', amount: 4_000_000n, status: 'done', isAuto: false },
    });
    expect([await main(member), await purse.balance(member)]).toEqual([6_000_000n, 4_000_000n]);
    expect((await out(member, 1_500_000n)).value).toMatchObject({ from: 'pavilion', to: 'main', status: 'done' });
    expect([await main(member), await purse.balance(member)]).toEqual([7_500_000n, 2_500_000n]);
    const { answer } = await site.call(listTransfers, { pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(answer.value?.content.map(({ from, amount }) => [from, amount])).toEqual([
      ['pavilion', 1_500_000n],
      ['main', 4_000_000n],
    ]);
    await changeSettings(site, { modules: { TRANSREC3: '1' } });
    const stretch = {
      from: new Date(Date.now() - 86_400_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    const lines = await site.call(listTransactions, { ...stretch, pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(lines.answer.value?.page.content.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['transferIn', 1_500_000n],
      ['transferOut', -4_000_000n],
      ['deposit', 10_000_000n],
    ]);
  });

  it('[A138] is idempotent by request id, with a conflict for other content', async () => {
    const member = await purse.member();
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => move(member, 1_000_000n, { requestId })));
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect([await main(member), await purse.balance(member)]).toEqual([9_000_000n, 1_000_000n]);
    expect((await move(member, 2_000_000n, { requestId })).code).toBe('request_conflict');
    expect((await move(member, 1_000_000n, { requestId, from: 'pavilion', to: 'main' })).code).toBe('request_conflict');
  });

  it('refunds what the vendor refuses, also more than is in its wallet', async () => {
    const member = await purse.member();
    expect((await move(member, 1_094_000n)).value).toMatchObject({ status: 'returned' });
    expect(await main(member)).toBe(10_000_000n);
    await move(member, 1_000_000n);
    expect((await out(member, 1_001_000n)).value).toMatchObject({ status: 'returned' });
    expect([await main(member), await purse.balance(member)]).toEqual([9_000_000n, 1_000_000n]);
  });
});

describe('refuses', () => {
  it('[A129] [A130] [A140] unrepresentable amounts, unknown wallets, and more than the balance', async () => {
    const member = await purse.member();
    expect((await move(member, 1_000_001n)).code).toBe('amount_invalid');
    expect((await move(member, 1_000_000n, { to: 'nobody' })).code).toBe('wallet_unknown');
    expect((await move(member, 1_000_000n, { to: 'main' })).code).toBe('wallet_unknown');
    expect((await move(member, 1_000_000n, { from: 'pavilion', to: 'pavilion' })).code).toBe('wallet_unknown');
    expect((await move(member, 1_000_000n, { to: member.account })).code).toMatch(/^(wallet_unknown|invalid_input)$/);
    expect((await move(member, 1_000_000n, { from: 'pavilion' })).code).toBe('wallet_unknown');
    expect((await move(member, 10_001_000n)).code).toBe('insufficient_funds');
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
    for (const amount of [
      '0',
      '-0',
      '-1',
      '+5',
      '1e3',
      '1e400',
      '0x10',
      '1,000',
      ' 12 ',
      '１２',
      'NaN',
      '0.000001',
      'x',
    ]) {
      const body = JSON.stringify({ requestId: randomUUID(), from: 'main', to: 'pavilion', amount });
      expect((await site.send('POST', transferWallet.path, { body, headers })).status, amount).toBe(400);
    }
    expect([await main(member), await purse.balance(member)]).toEqual([10_000_000n, 0n]);
  });

  it('money towards a game for a blocked member, but not money back', async () => {
    const member = await purse.member();
    await move(member, 2_000_000n);
    await site.owner.query(`select limits_block(1, $1, 'timeOut', now() + interval '1 day', '', '')`, [
      member.memberId,
    ]);
    expect((await move(member, 1_000_000n)).code).toBe('time_out');
    expect((await out(member, 2_000_000n)).value?.status).toBe('done');
    expect([await main(member), await purse.balance(member)]).toEqual([10_000_000n, 0n]);
  });

  it('[A140] a closed account, a closed vendor for money going in, one of another brand, and one that cannot create a wallet', async () => {
    const member = await purse.member();
    purse.around = async () => 'lost';
    expect((await move(member, 1_000_000n)).code).toBe('vendor_unavailable');
    expect(await main(member)).toBe(10_000_000n);
    purse.around = undefined;
    await move(member, 2_000_000n);
    const opened = (isOpen: boolean) =>
      site.owner.query('update vendors_brand_vendors set is_enabled = $2 where vendor_id = $1 and brand_id = 1', [
        ...[purse.vendorId, isOpen],
      ]);
    await opened(false);
    await waitUntil(async () => (await move(member, 1_000_000n)).code === 'wallet_closed');
    const back = await out(member, 500_000n);
    expect(back.value?.status).toBe('done');
    await opened(true);
    await waitUntil(
      async () => (await site.platform.vendors.directory.byCode(purse.code))?.brandById(1)?.isOpen === true,
    );
    // A vendor of another brand alone has no wallet here, not even for what lies in it.
    const before = [await main(member), await purse.balance(member)];
    const { rows } = await site.owner.query<{ partner: string }>(
      `delete from vendors_brand_vendors where vendor_id = $1 and brand_id = 1 returning sub_partner_id as partner`,
      [purse.vendorId],
    );
    // More than there is, so that nothing moves while the vendor is still known.
    await waitUntil(async () => (await move(member, 90_000_000n)).code === 'wallet_unknown');
    expect((await move(member, 1_000_000n)).code).toBe('wallet_unknown');
    expect((await out(member, 1_000_000n)).code).toBe('wallet_unknown');
    expect([await main(member), await purse.balance(member)]).toEqual(before);
    await site.owner.query(
      'insert into vendors_brand_vendors (vendor_id, sub_partner_id, brand_id) values ($1, $2, 1)',
      [purse.vendorId, rows[0]?.partner],
    );
    await waitUntil(
      async () => (await site.platform.vendors.directory.byCode(purse.code))?.brandById(1)?.isOpen === true,
    );
    await setAccountState(site.platform.pool, { brandId: 1, memberId: member.memberId, state: 'closed' });
    expect((await move(member, 1_000_000n)).code).toBe('account_closed');
    await setAccountState(site.platform.pool, { brandId: 1, memberId: member.memberId, state: 'open' });
  });

  it('[ENTITY-26] everybody at a brand with a single wallet, with the balance', async () => {
    const host = brandHosts.second;
    const { token } = await registerMember(site, undefined, { host });
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 1_000_000n };
    expect((await site.call(transferWallet, input, { token, host })).answer.code).toBe('wallet_single');
    expect((await site.call(getBalance, {}, { token, host })).answer.value?.isSingle).toBe(1);
    const operator = await openOperator(site, { host });
    const several = { isSingle: false, reason: 'opened for a test' };
    await site.call(updateWalletMode, several, { token: operator.token, host });
    expect((await site.call(getBalance, {}, { token, host })).answer.value?.isSingle).toBe(0);
    expect((await site.call(transferWallet, input, { token, host })).answer.code).toBe('insufficient_funds');
    await site.call(updateWalletMode, { ...several, isSingle: true }, { token: operator.token, host });
  });
});

describe('forbids', () => {
  it('guests, operators, members of another brand and trial accounts', async () => {
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 1_000_000n };
    expect((await site.call(transferWallet, input)).status).toBe(401);
    const operator = await openOperator(site);
    expect((await site.call(transferWallet, input, { token: operator.token })).status).toBe(401);
    const host = brandHosts.second;
    const stranger = await registerMember(site, undefined, { host });
    expect((await site.call(transferWallet, input, { token: stranger.token })).status).toBe(401);
    expect((await site.call(transferWallet, input, { token: stranger.token, host })).answer.code).toBe('wallet_single');
    const member = await purse.member();
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    expect((await site.call(transferWallet, input, { token: member.token })).answer.code).toBe('in_need_true_account');
  });
});
