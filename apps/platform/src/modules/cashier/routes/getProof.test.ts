import { approveWithdrawal, confirmReceipt, getProof, payWithdrawal } from '@baize/contract';
import {
  brandHosts,
  openOperator,
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
    const { payer, withdrawalId } = await proven();
    const { answer } = await site.call(getProof, { withdrawalId }, { token: payer });
    expect(answer.value).toEqual({ mediaType: 'image/png', data: png.toString('base64') });
  });
});

describe('refuses', () => {
  it('withdrawals without a proof', async () => {
    const { payer, withdrawalId } = await paid();
    const { status, answer } = await site.call(getProof, { withdrawalId }, { token: payer });
    expect([status, answer.code]).toEqual([404, 'proof_not_found']);
  });
});

describe('forbids', () => {
  it('members, guests, and operators of another brand', async () => {
    const { member, withdrawalId } = await proven();
    expect((await site.call(getProof, { withdrawalId })).status).toBe(401);
    expect((await site.call(getProof, { withdrawalId }, { token: member.token })).status).toBe(401);
    const { token } = await openOperator(site, { host: brandHosts.second });
    const foreign = await site.call(getProof, { withdrawalId }, { token, host: brandHosts.second });
    expect(foreign.answer.code).toBe('proof_not_found');
  });
});
