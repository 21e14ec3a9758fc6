import { approveWithdrawal, confirmReceipt, getOwnProof, payWithdrawal } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWithdrawRules } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

async function paid(balance = 50_000_000n): Promise<{ member: TestPayee; withdrawalId: string; payer: string }> {
  const member = await registerPayee(site, balance);
  const withdrawalId = (await member.withdraw(10_000_000n)).value?.id ?? '';
  const { token: payer } = await openOperator(site);
  await site.call(approveWithdrawal, { withdrawalId, note: '' }, { token: payer });
  await site.call(payWithdrawal, { withdrawalId, reference: 'TX 1' }, { token: payer });
  return { member, withdrawalId, payer };
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAsSAAALEgHS3X78AAAADUlEQVQImWNg+M9QDwADgQF/hps9nQAAAABJRU5ErkJggg==',
  'base64',
);

async function proven() {
  const found = await paid();
  const { member, withdrawalId } = found;
  const input = { withdrawalId, kind: 'none' as const, proof: png.toString('base64') };
  await site.call(confirmReceipt, input, { token: member.token });
  return found;
}

describe('works', () => {
  it('returns the upload, byte by byte', async () => {
    const { member, withdrawalId } = await proven();
    const { answer } = await site.call(getOwnProof, { withdrawalId }, { token: member.token });
    expect(answer.value).toEqual({ mediaType: 'image/png', data: png.toString('base64') });
  });
});

describe('refuses', () => {
  it('withdrawals without a proof', async () => {
    const { member, withdrawalId } = await paid();
    const { status, answer } = await site.call(getOwnProof, { withdrawalId }, { token: member.token });
    expect([status, answer.code]).toEqual([404, 'proof_not_found']);
  });
});

describe('forbids', () => {
  it("[A198] [A222] another member's proof, also from another brand, and guests", async () => {
    const { withdrawalId } = await proven();
    const other = await registerPayee(site);
    const { answer } = await site.call(getOwnProof, { withdrawalId }, { token: other.token });
    expect(answer.code).toBe('proof_not_found');
    expect((await site.call(getOwnProof, { withdrawalId })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await registerMember(site, undefined, { host });
    const foreign = await site.call(getOwnProof, { withdrawalId }, { token, host });
    expect([foreign.status, foreign.answer.code]).toEqual([404, 'proof_not_found']);
  });
});
