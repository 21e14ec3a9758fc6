import { approveDeposit, createDeposit, listDepositQueue, updateDeposit, type InputOf } from '@baize/contract';
import {
  brandHosts,
  onePixel,
  openGateway,
  openOperator,
  pictureOfSize,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';
import { expireEverywhere } from '../store.ts';

let site: TestPlatform;
let crypto: string;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
  const { rows } = await site.owner.query<{ id: string }>(
    `insert into cashier_methods (brand_id, kind, network, name, currency, bank, account_name, account_number, minimum, maximum)
     values (1, 'crypto', 'TRON', 'USDT', 'CNY', 'TRON', '', 'TXYZ', 1000000, 5000000000) returning id::text`,
  );
  crypto = rows[0]?.id ?? '';
});
afterAll(() => site.close());

const proof = onePixel;

async function ask(member: TestMember, methodId = '1'): Promise<string> {
  const input = { requestId: randomUUID(), methodId, amount: 2_000_000n };
  return (await site.call(createDeposit, input, { token: member.token })).answer.value?.id ?? '';
}
const update = async ({ token }: TestMember, input: InputOf<typeof updateDeposit>) =>
  (await site.call(updateDeposit, input, { token })).answer;
const hashOf = () => randomBytes(32).toString('hex');

describe('works', () => {
  it('stores the file of a transfer and extends the deadline by a day', async () => {
    const member = await registerMember(site);
    const depositId = await ask(member);
    const { value } = await update(member, { depositId, proof });
    expect(value).toMatchObject({ hasProof: true, status: 'pending' });
    expect(Date.parse(value?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const { token } = await openOperator(site);
    const page = { status: 'pending' as const, search: depositId, pageNum: 1, pageSize: 20 };
    const queue = await site.call(listDepositQueue, page, { token });
    expect(queue.answer.value?.page.content).toMatchObject([{ id: depositId, hasProof: true, kind: 'bankTransfer' }]);
  });

  it('[A216] takes a file of exactly 5 MB', async () => {
    const member = await registerMember(site);
    const depositId = await ask(member);
    const largest = pictureOfSize(5 * 1024 * 1024).toString('base64');
    expect((await update(member, { depositId, proof: largest })).value).toMatchObject({ hasProof: true });
  });

  it('stores the hash of a chain transaction in canonical form, and is idempotent', async () => {
    const member = await registerMember(site);
    const depositId = await ask(member, crypto);
    const txHash = hashOf();
    const first = await update(member, { depositId, txHash: ` 0x${txHash.toUpperCase()} ` });
    expect(first.value).toMatchObject({ kind: 'crypto', network: 'TRON', txHash });
    expect((await update(member, { depositId, txHash })).value).toEqual(first.value);
    const { token } = await openOperator(site);
    expect((await site.call(approveDeposit, { depositId, note: '' }, { token })).answer.value).toMatchObject({
      txHash,
    });
    expect((await update(member, { depositId, txHash })).value).toMatchObject({ status: 'approved' });
  });

  it('expires unpaid deposits by the job, but not those with evidence of a payment', async () => {
    const member = await registerMember(site);
    const [silent, shown] = [await ask(member), await ask(member)];
    await update(member, { depositId: shown, proof });
    await site.owner.query(
      `update cashier_deposits set expires_at = expires_at - interval '2 hours' where id in ($1, $2)`,
      [silent, shown],
    );
    await expireEverywhere(site.platform.pool);
    const { rows } = await site.owner.query('select status from cashier_deposits where id in ($1, $2) order by id', [
      silent,
      shown,
    ]);
    expect(rows).toEqual([{ status: 'expired' }, { status: 'pending' }]);
  });
});

describe('refuses', () => {
  it('[A198] [A216] [A218] missing, empty and oversized files, and unsupported formats', async () => {
    const member = await registerMember(site);
    const depositId = await ask(member);
    const codeOf = async (input: Partial<InputOf<typeof updateDeposit>>) =>
      (await update(member, { depositId, ...input })).code;
    expect(await codeOf({})).toBe('proof_required');
    expect(await codeOf({ proof: '' })).toBe('proof_required');
    const beyond = pictureOfSize(5 * 1024 * 1024 + 1).toString('base64');
    expect(await codeOf({ proof: beyond })).toBe('proof_invalid');
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<script>alert(1)</script>', 'GIF89a;']) {
      expect(await codeOf({ proof: Buffer.from(text).toString('base64') })).toBe('proof_invalid');
    }
    const names = ['../../etc/passwd', '\u202Egpj.exe', 'a\r\nb', 'a\0.png', 'n'.repeat(4_096), 'con'];
    // Uploads are bytes without a file name, and there is no field for anything else.
    const headers = { authorization: `Bearer ${member.token}` };
    for (const name of names) {
      const wrong = JSON.stringify({ depositId, proof: name });
      const named = JSON.stringify({ depositId, proof, fileName: name });
      expect((await site.send('POST', updateDeposit.path, { body: wrong, headers })).status).toBe(400);
      expect((await site.send('POST', updateDeposit.path, { body: named, headers })).json()).toMatchObject({
        code: name.includes('\0') ? 'malformed_body' : 'unknown_field',
      });
    }
    const { rows } = await site.owner.query('select from cashier_deposit_proofs where deposit_id = $1', [depositId]);
    expect(rows).toEqual([]);
  });

  it('a second file, and a second hash', async () => {
    const member = await registerMember(site);
    const depositId = await ask(member, crypto);
    await update(member, { depositId, proof, txHash: hashOf() });
    expect((await update(member, { depositId, proof })).code).toBe('request_conflict');
    expect((await update(member, { depositId, txHash: hashOf() })).code).toBe('request_conflict');
  });

  it('[I-31] one chain transaction for two deposits, under concurrency', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => registerMember(site)));
    const asked = await Promise.all(members.map((member) => ask(member, crypto)));
    const txHash = hashOf();
    const answers = await Promise.all(
      members.map((member, at) => update(member, { depositId: asked[at] ?? '', txHash })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['ok', 'tx_hash_taken', 'tx_hash_taken', 'tx_hash_taken']);
  });

  it('invalid hashes, hashes for a bank transfer, and gateway deposits', async () => {
    const member = await registerMember(site);
    const depositId = await ask(member, crypto);
    for (const txHash of ['', 'abc', 'x'.repeat(64)]) {
      expect((await update(member, { depositId, txHash })).code).toBe('tx_hash_invalid');
    }
    const transfer = await ask(member);
    expect((await update(member, { depositId: transfer, txHash: hashOf() })).code).toBe('tx_hash_invalid');
    const gateway = await openGateway(site);
    const byGateway = await ask(member, gateway.methodId);
    expect((await update(member, { depositId: byGateway, proof })).code).toBe('deposit_of_gateway');
    const { token } = await openOperator(site);
    const decided = await site.call(approveDeposit, { depositId: byGateway, note: '' }, { token });
    expect(decided.answer.code).toBe('deposit_of_gateway');
    await gateway.close();
  });

  it('decided and expired ones', async () => {
    const member = await registerMember(site);
    const depositId = await ask(member);
    await site.owner.query('update cashier_deposits set expires_at = now() where id = $1', [depositId]);
    expect((await update(member, { depositId, proof })).code).toBe('deposit_not_pending');
  });
});

describe('forbids', () => {
  it('[A198] [A222] other members, guests and another brand', async () => {
    const member = await registerMember(site);
    const depositId = await ask(member);
    const other = await registerMember(site);
    expect((await update(other, { depositId, proof })).code).toBe('deposit_not_found');
    expect((await site.call(updateDeposit, { depositId, proof })).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await registerMember(site, undefined, { host });
    const answer = await site.call(updateDeposit, { depositId, proof }, { token: foreign.token, host });
    expect(answer.answer.code).toBe('deposit_not_found');
  });
});
