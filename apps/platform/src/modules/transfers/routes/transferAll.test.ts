import { transferAll, transferWallet } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let purse: TestPurse;
let second: TestPurse;
beforeAll(async () => {
  site = await startPlatform();
  purse = await startPurse(site);
  second = await startPurse(site, { code: 'terrace' });
});
afterAll(async () => {
  await site.close();
  await purse.close();
  await second.close();
});
afterEach(() => {
  purse.around = undefined;
});

const fill = (token: string, to: string, amount: bigint) =>
  site.call(transferWallet, { requestId: randomUUID(), from: 'main', to, amount }, { token });

describe('works', () => {
  it('[MEMBER-02] empties every wallet into the main one, idempotent', async () => {
    const { token, memberId } = await purse.member(10_000_000n);
    await fill(token, 'pavilion', 1_000_000n);
    await fill(token, 'terrace', 2_000_000n);
    const requestId = randomUUID();
    const { answer } = await site.call(transferAll, { requestId }, { token });
    expect(answer.value?.failed).toEqual([]);
    expect(answer.value?.moves.map(({ from, amount, status }) => [from, amount, status]).toSorted()).toEqual([
      ['pavilion', 1_000_000n, 'done'],
      ['terrace', 2_000_000n, 'done'],
    ]);
    await fill(token, 'pavilion', 1_000_000n);
    const again = await site.call(transferAll, { requestId }, { token });
    expect(again.answer.value?.moves.map(({ id }) => id).toSorted()).toEqual(
      answer.value?.moves.map(({ id }) => id).toSorted(),
    );
    expect([await purse.balance({ memberId }), await second.balance({ memberId })]).toEqual([1_000_000n, 0n]);
  });

  it('empties the others if one vendor does not respond, and reports it', async () => {
    const { token, memberId } = await purse.member(10_000_000n);
    await fill(token, 'pavilion', 1_000_000n);
    await fill(token, 'terrace', 2_000_000n);
    purse.around = async () => 'lost';
    const { answer } = await site.call(transferAll, { requestId: randomUUID() }, { token });
    expect(answer.value?.failed).toEqual([{ wallet: 'pavilion', reason: 'vendor_unavailable' }]);
    expect(answer.value?.moves.map(({ from }) => from)).toEqual(['terrace']);
    expect([await purse.balance({ memberId }), await second.balance({ memberId })]).toEqual([1_000_000n, 0n]);
  });
});

describe('refuses', () => {
  it('requests without an id of their own', async () => {
    const { token } = await purse.member();
    const headers = { authorization: `Bearer ${token}` };
    for (const body of ['{}', '{"requestId":"1"}', `{"requestId":"${randomUUID()}","to":"main"}`]) {
      expect((await site.send('POST', transferAll.path, { body, headers })).status, body).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, operators, and brands with a single wallet', async () => {
    const input = { requestId: randomUUID() };
    expect((await site.call(transferAll, input)).status).toBe(401);
    expect((await site.call(transferAll, input, { token: (await openOperator(site)).token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await registerMember(site, undefined, { host });
    expect((await site.call(transferAll, input, { token })).status).toBe(401);
    expect((await site.call(transferAll, input, { token, host })).answer.code).toBe('wallet_single');
  });
});
