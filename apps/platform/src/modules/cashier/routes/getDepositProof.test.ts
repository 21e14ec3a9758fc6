import { createDeposit, getDepositProof, updateDeposit } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

const data =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAsSAAALEgHS3X78AAAADUlEQVQImWNg+M9QDwADgQF/hps9nQAAAABJRU5ErkJggg==';

async function asked() {
  const member = await registerMember(site);
  const input = { requestId: randomUUID(), methodId: '1', amount: 2_000_000n };
  const { answer } = await site.call(createDeposit, input, { token: member.token });
  return { member, depositId: answer.value?.id ?? '' };
}
async function proven() {
  const found = await asked();
  await site.call(updateDeposit, { depositId: found.depositId, proof: data }, { token: found.member.token });
  return found;
}

describe('works', () => {
  it('returns the uploaded file to operators who decide', async () => {
    const { depositId } = await proven();
    const { token } = await openOperator(site);
    const { answer } = await site.call(getDepositProof, { depositId }, { token });
    expect(answer.value).toEqual({ mediaType: 'image/png', data });
  });
});

describe('refuses', () => {
  it('deposits without a file', async () => {
    const { depositId } = await asked();
    const { token } = await openOperator(site);
    const { status, answer } = await site.call(getDepositProof, { depositId }, { token });
    expect([status, answer.code]).toEqual([404, 'proof_not_found']);
  });
});

describe('forbids', () => {
  it('[A222] members, guests, and operators of another brand', async () => {
    const { member, depositId } = await proven();
    expect((await site.call(getDepositProof, { depositId })).status).toBe(401);
    expect((await site.call(getDepositProof, { depositId }, { token: member.token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    expect((await site.call(getDepositProof, { depositId }, { token, host })).answer.code).toBe('proof_not_found');
  });
});
