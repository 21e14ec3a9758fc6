import {
  approveWithdrawal,
  confirmReceipt,
  getBalance,
  listEntries,
  listWithdrawals,
  payWithdrawal,
  type InputOf,
} from '@baize/contract';
import {
  openOperator,
  pictureOfSize,
  registerPayee,
  startPlatform,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { seedWithdrawRules } from '../index.ts';
import { receiveOverdue } from '../store/withdrawals.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
});

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

const say = async (member: { token: string }, input: InputOf<typeof confirmReceipt>) =>
  (await site.call(confirmReceipt, input, { token: member.token })).answer;
const runOut = (withdrawalId: string) =>
  site.owner.query('update cashier_withdrawals set confirm_by = clock_timestamp() where id = $1', [withdrawalId]);
const own = async (member: TestPayee) =>
  (await site.call(listWithdrawals, { pageNum: 1, pageSize: 20 }, { token: member.token })).answer.value?.content[0];
const balance = async ({ token }: TestPayee) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('works', () => {
  it('[WITHDRAW-01] a full receipt closes the withdrawal as received', async () => {
    const { member, withdrawalId } = await paid();
    const { value } = await say(member, { withdrawalId, kind: 'full' });
    expect(value).toMatchObject({ status: 'received', isForced: false, remainder: null });
    expect(value?.timeline.map(({ status }) => status)).toEqual(['requested', 'approved', 'paid', 'received']);
  });

  it('[WITHDRAW-02] a partial receipt records amount and remainder, and moves no money', async () => {
    const { member, withdrawalId } = await paid();
    const { value } = await say(member, { withdrawalId, kind: 'part', amountReceived: 4_000_000n });
    expect(value).toMatchObject({ status: 'receivedPart', amountReceived: 4_000_000n, remainder: 6_000_000n });
    expect(await own(member)).toMatchObject({ amountReceived: 4_000_000n, remainder: 6_000_000n });
    expect(await balance(member)).toBe(40_000_000n);
  });

  it('[WITHDRAW-03] [A198] not received: refused without a valid proof, stored with one', async () => {
    const { member, withdrawalId } = await paid();
    expect((await say(member, { withdrawalId, kind: 'none' })).code).toBe('proof_required');
    const text = Buffer.from('<script>alert(1)</script>').toString('base64');
    expect((await say(member, { withdrawalId, kind: 'none', proof: text })).code).toBe('proof_invalid');
    const large = pictureOfSize(5 * 1024 * 1024 + 1).toString('base64');
    const tooLarge = { withdrawalId, kind: 'none' as const, proof: large };
    expect((await say(member, tooLarge)).code).toBe('proof_invalid');
    const { value } = await say(member, { withdrawalId, kind: 'none', proof: png.toString('base64') });
    expect(value).toMatchObject({ status: 'notReceived', hasProof: true, remainder: 10_000_000n });
    const { rows } = await site.owner.query('select media_type, content from cashier_proofs where withdrawal_id = $1', [
      withdrawalId,
    ]);
    expect(rows).toEqual([{ media_type: 'image/png', content: png }]);
  });

  it('[WITHDRAW-03] [A216] not received: takes a proof of exactly 5 MB', async () => {
    const { member, withdrawalId } = await paid();
    const largest = pictureOfSize(5 * 1024 * 1024).toString('base64');
    const { value } = await say(member, { withdrawalId, kind: 'none', proof: largest });
    expect(value).toMatchObject({ status: 'notReceived', hasProof: true });
  });

  it('[WITHDRAW-04] [WITHDRAW-05] counts as received after the deadline, and refunds nothing', async () => {
    const { member, withdrawalId } = await paid();
    const before = await balance(member);
    const deadline = Date.parse((await own(member))?.confirmBy ?? '');
    expect(Math.round((deadline - Date.now()) / 60_000)).toBe(30);
    await receiveOverdue(site.platform.pool);
    expect((await own(member))?.status).toBe('paid');
    await runOut(withdrawalId);
    expect(await receiveOverdue(site.platform.pool)).toBe(1);
    expect(await own(member)).toMatchObject({ status: 'received', isForced: true, paidBack: 0n });
    expect(await balance(member)).toBe(before);
    const { token } = await openOperator(site);
    const input = { memberId: String(member.memberId), pageNum: 1, pageSize: 20 };
    const ledger = await site.call(listEntries, input, { token });
    expect(ledger.answer.value?.content.map(({ kind }) => kind)).toEqual(['withdrawal', 'adjust']);
  });

  it('[I-35] a concurrent job and confirmation: one of them, once', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const { member, withdrawalId } = await paid();
      await site.owner.query(
        `update cashier_withdrawals set confirm_by = clock_timestamp() + interval '15 ms' where id = $1`,
        [withdrawalId],
      );
      await Promise.all([
        ...[1, 2, 3].map(() => say(member, { withdrawalId, kind: 'part', amountReceived: 1_000_000n })),
        ...Array.from({ length: 12 }, () => receiveOverdue(site.platform.pool)),
      ]);
      await runOut(withdrawalId);
      await receiveOverdue(site.platform.pool);
      const row = await own(member);
      expect(row?.timeline).toHaveLength(4);
      expect(row?.status).toBe(row?.isForced === true ? 'received' : 'receivedPart');
    }
  });
});

describe('refuses', () => {
  it('[A197] [I-35] more than the payout, a second receipt, and a late one', async () => {
    const { member, withdrawalId } = await paid();
    for (const amountReceived of [10_000_000n, 99_000_000n, 1n, undefined]) {
      const part = { withdrawalId, kind: 'part' as const, ...(amountReceived === undefined ? {} : { amountReceived }) };
      expect((await say(member, part)).code).toBe('amount_received_invalid');
    }
    const headers = { authorization: `Bearer ${member.token}` };
    for (const amountReceived of ['-1', '-0', '0', '0.000001', '1e1', 'NaN', '9223372036854775808', -1, 4]) {
      const body = JSON.stringify({ withdrawalId, kind: 'part', amountReceived });
      expect((await site.send('POST', confirmReceipt.path, { body, headers })).status, String(amountReceived)).toBe(
        400,
      );
    }
    expect(await own(member)).toMatchObject({ status: 'paid', amountReceived: null, remainder: null });
    const kinds: InputOf<typeof confirmReceipt>[] = [
      { withdrawalId, kind: 'full' },
      { withdrawalId, kind: 'part', amountReceived: 4_000_000n },
      { withdrawalId, kind: 'none', proof: png.toString('base64') },
    ];
    await say(member, { withdrawalId, kind: 'full' });
    for (const again of kinds) expect((await say(member, again)).code, again.kind).toBe('withdrawal_state_changed');
    expect(await own(member)).toMatchObject({ status: 'received', amountReceived: null, hasProof: false });
    expect((await own(member))?.timeline).toHaveLength(4);
    const late = await paid();
    await runOut(late.withdrawalId);
    for (const kind of kinds)
      expect((await say(late.member, { ...kind, withdrawalId: late.withdrawalId })).code, kind.kind).toBe(
        'withdrawal_state_changed',
      );
    await receiveOverdue(site.platform.pool);
    for (const kind of kinds)
      expect((await say(late.member, { ...kind, withdrawalId: late.withdrawalId })).code, kind.kind).toBe(
        'withdrawal_state_changed',
      );
    expect(await own(late.member)).toMatchObject({ status: 'received', isForced: true, hasProof: false });
    expect([await balance(member), await balance(late.member)]).toEqual([40_000_000n, 40_000_000n]);
    const early = (await member.withdraw(1_000_000n)).value?.id ?? '';
    expect((await say(member, { withdrawalId: early, kind: 'full' })).code).toBe('withdrawal_state_changed');
  });
});

describe('forbids', () => {
  it("[A197] receipts of others' withdrawals, guests and trials", async () => {
    const { member, withdrawalId } = await paid();
    const other = await registerPayee(site);
    for (const kind of ['full', 'part', 'none'] as const) {
      const input = { withdrawalId, kind, amountReceived: 1_000_000n, proof: png.toString('base64') };
      expect((await say(other, input)).code, kind).toBe('withdrawal_not_found');
    }
    expect((await say({ token: '' }, { withdrawalId, kind: 'full' })).code).toBe('not_logged_in');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    expect((await say(member, { withdrawalId, kind: 'full' })).code).toBe('in_need_true_account');
    const { rows } = await site.owner.query(
      `select status, amount_received, (select count(*)::int from cashier_proofs where withdrawal_id = w.id) as proofs
         from cashier_withdrawals w where id = $1`,
      [withdrawalId],
    );
    expect(rows).toEqual([{ status: 'paid', amount_received: null, proofs: 0 }]);
  });
});
