import { randomUUID } from 'node:crypto';
import { createDeposit, getLimits, listDepositMethods, updateLimit } from '@baize/contract';
import { brandHosts, registerMember, openVendor, startPlatform, type TestPlatform, said } from '@baize/testkit';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const stakeOf = (value: { limits: readonly { measure: string }[] } | null | undefined) =>
  value?.limits.find(({ measure }) => measure === 'stake');

describe('works', () => {
  it('refuses a bet above the stake limit with the vendor’s own error, and reports the limit', async () => {
    const vendor = await openVendor(site);
    const { token, memberId } = await registerMember(site);
    const player = await vendor.player({ memberId });
    const set = await site.call(updateLimit, { measure: 'stake', period: 'bet', allowed: 200_000n }, { token });
    expect(stakeOf(set.answer.value)).toMatchObject({ allowed: 200_000n, next: null, nextFrom: null });
    const high = vendor.bet(player, { amount: 200_001 });
    expect((await vendor.call('/transaction/bet', high)).status).toBe(said.limitReached);
    expect((await vendor.call('/transaction/bet', vendor.bet(player, { amount: 200_000 }))).status).toBe(said.done);
    expect((await vendor.call('/transaction/bet', high)).status).toBe(said.limitReached);
  });

  it('shows the used part of a loss limit, and zero for winners', async () => {
    const vendor = await openVendor(site, { code: 'other' });
    const { token, memberId } = await registerMember(site);
    const player = await vendor.player({ memberId });
    await site.call(updateLimit, { measure: 'loss', period: 'day', allowed: 500_000n }, { token });
    const bet = vendor.bet(player, { amount: 300_000 });
    expect((await vendor.call('/transaction/bet', bet)).status).toBe(said.done);
    const used = async () =>
      (await site.call(getLimits, {}, { token })).answer.value?.limits.find(({ measure }) => measure === 'loss')?.used;
    expect(await used()).toBe(300_000n);
    expect((await vendor.call('/transaction/bet', vendor.bet(player, { amount: 200_001 }))).status).toBe(
      said.limitReached,
    );
    await vendor.call('/transaction/win', vendor.win(bet, { amount: 900_000 }));
    expect(await used()).toBe(0n);
  });

  it('includes pending deposits in a deposit limit', async () => {
    const { token } = await registerMember(site);
    await seedDepositMethods(site.owner, { brandId: 1, currency: 'CNY' });
    const methods = await site.call(listDepositMethods, {}, { token });
    const methodId = methods.answer.value?.[0]?.id ?? '';
    await site.call(updateLimit, { measure: 'deposit', period: 'week', allowed: 15_000_000n }, { token });
    const ask = async () =>
      (await site.call(createDeposit, { requestId: randomUUID(), methodId, amount: 10_000_000n }, { token })).answer
        .code;
    expect(await ask()).toBe('ok');
    expect(await ask()).toBe('deposit_limit');
  });

  it('applies a stricter limit at once and a relaxed one a day later', async () => {
    const { token } = await registerMember(site);
    const set = async (allowed: bigint | null) =>
      stakeOf(
        (await site.call(updateLimit, { measure: 'stake', period: 'bet', allowed }, { token })).answer.value ??
          undefined,
      );
    await set(500_000n);
    expect(await set(100_000n)).toMatchObject({ allowed: 100_000n, nextFrom: null });
    expect(await set(900_000n)).toMatchObject({ allowed: 100_000n, next: 900_000n, nextFrom: expect.any(String) });
    expect(await set(null)).toMatchObject({ allowed: 100_000n, next: null, nextFrom: expect.any(String) });
    expect(await set(50_000n)).toMatchObject({ allowed: 50_000n, next: null, nextFrom: null });
  });
});

describe('refuses', () => {
  it('invalid amounts, unsuitable periods and unknown measures', async () => {
    const { token } = await registerMember(site);
    const send = async (body: unknown) =>
      (
        await site.send('POST', updateLimit.path, {
          body: JSON.stringify(body),
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    for (const body of [
      { measure: 'stake', period: 'bet', allowed: '0' },
      { measure: 'stake', period: 'bet', allowed: '-5' },
      { measure: 'stake', period: 'bet', allowed: 5 },
      { measure: 'stake', period: 'day', allowed: '5' },
      { measure: 'loss', period: 'bet', allowed: '5' },
      { measure: 'session', period: 'session', allowed: '5' },
      { measure: 'deposit', period: 'day' },
    ]) {
      expect(await send(body), JSON.stringify(body)).toBe(400);
    }
    const { rows } = await site.owner.query('select * from limits_rules where allowed = 0');
    expect(rows).toEqual([]);
  });
});

describe('forbids', () => {
  it('guests, free play and sessions of another brand', async () => {
    const input = { measure: 'stake', period: 'bet', allowed: 100_000n } as const;
    expect((await site.call(updateLimit, input)).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(updateLimit, input, { token })).answer.code).toBe('in_need_true_account');
    const { token: foreign } = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await site.call(updateLimit, input, { token: foreign })).status).toBe(401);
  });
});
