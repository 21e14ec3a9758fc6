import {
  approveDeposit,
  createDeposit,
  getBalance,
  listDeposits,
  listEntries,
  listMessages,
  listTrail,
  rejectDeposit,
} from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setAccountState, verifyLedger } from '#modules/wallet/index.ts';
import { seedDepositMethods, seedWithdrawRules } from '../index.ts';

/** How many race, and how often; `npm run proof -- races` raises both. */
const CALLERS = Number(process.env['CALLERS'] ?? 8);
const RACES = Number(process.env['RACES'] ?? 5);

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());
afterEach(async () => {
  const { trialBalance } = await verifyLedger(site.platform.pool);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
});

async function request(member: TestMember, amount = 2_000_000n, methodId = '1'): Promise<string> {
  const input = { requestId: randomUUID(), methodId, amount };
  return (await site.call(createDeposit, input, { token: member.token })).answer.value?.id ?? '';
}
const balance = async (member: TestMember) =>
  (await site.call(getBalance, {}, { token: member.token })).answer.value?.balance;
const approve = (depositId: string, token: string) => site.call(approveDeposit, { depositId, note: '' }, { token });
const reject = (depositId: string, token: string) =>
  site.call(
    rejectDeposit,
    { depositId, publicReason: 'not_received', reason: 'Nothing arrived at the bank.' },
    { token },
  );

describe('works', () => {
  it('writes one message to the member, in the member’s language, under concurrency', async () => {
    const member = await registerMember(site);
    const { token } = await openOperator(site);
    await site.owner.query(`update identity_accounts set language = 'EN' where id = $1`, [member.memberId]);
    const depositId = await request(member, 50_000_000n);
    await Promise.all([1, 2, 3].map(() => approve(depositId, token)));
    const page = { filter: 'all' as const, pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(listMessages, page, { token: member.token });
    expect(answer.value?.content).toMatchObject([{ kind: 'finance', isRead: false }]);
    expect(answer.value?.content[0]?.title).toBe('Your deposit of 500 CNY has arrived');
  });

  it('[PROD-12] [MEMBER-03] credits the member once, with ledger entry and audit row', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member, 50_000_000n);
    const { answer } = await site.call(
      approveDeposit,
      { depositId, note: 'Statement line 17' },
      { token: operator.token },
    );
    expect(answer.value).toMatchObject({ status: 'approved', decidedBy: operator.username, isFirst: true });
    expect(await balance(member)).toBe(50_000_000n);
    const own = await site.call(listDeposits, { pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(own.answer.value?.content[0]).toMatchObject({ id: depositId, status: 'approved' });
    const ledger = await site.call(
      listEntries,
      { memberId: String(member.memberId), pageNum: 1, pageSize: 20 },
      { token: operator.token },
    );
    expect(ledger.answer.value?.content).toMatchObject([
      { kind: 'deposit', amount: 50_000_000n, balanceAfter: 50_000_000n, reference: `deposit:${depositId}` },
    ]);
    const trail = await site.call(
      listTrail,
      { action: 'cashier.approveDeposit', objectId: depositId, pageNum: 1, pageSize: 20 },
      { token: operator.token },
    );
    const [row] = trail.answer.value?.page.content ?? [];
    expect(row).toMatchObject({ actor: operator.username, objectType: 'deposit', reason: 'Statement line 17' });
    expect(JSON.parse(row?.before ?? '')).toEqual({ status: 'pending' });
    expect(JSON.parse(row?.after ?? '')).toMatchObject({ status: 'approved', amount: '500', currency: 'CNY' });
    expect(trail.answer.value?.isChainIntact).toBe(true);
  });

  it("books the method's fee to the house", async () => {
    const { rows } = await site.owner.query<{ id: string }>(
      `insert into cashier_methods
         (brand_id, kind, name, currency, bank, account_name, account_number, minimum, maximum, fee)
       values (1, 'bankTransfer', 'With fee', 'CNY', 'b', 'n', '1', 1000000, 100000000, 250000) returning id::text`,
    );
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member, 10_000_000n, rows[0]?.id);
    expect((await approve(depositId, operator.token)).answer.code).toBe('ok');
    expect(await balance(member)).toBe(9_750_000n);
    const fees = await site.owner.query<{ balance: string }>(
      `select sum(balance)::text as balance from wallet_accounts where name = 'house.fees:deposit'`,
    );
    expect(fees.rows).toEqual([{ balance: '250000' }]);
  });

  it('[A192] [I-32] lets one of many concurrent decisions win, whatever they decide', async () => {
    const member = await registerMember(site);
    const operators = await Promise.all(Array.from({ length: 4 }, () => openOperator(site)));
    let credited = 0n;
    for (let round = 0; round < RACES; round += 1) {
      const depositId = await request(member);
      const decisions = Array.from({ length: CALLERS }, (_, index) => {
        const token = operators[index % operators.length]?.token ?? '';
        return index % 4 === 2 ? reject(depositId, token) : approve(depositId, token);
      });
      const answers = await Promise.all(decisions);
      const won = answers.filter(({ answer }) => answer.success);
      const lost = answers.filter(({ answer }) => answer.code === 'deposit_not_pending');
      expect([won.length, lost.length]).toEqual([1, answers.length - 1]);
      if (won[0]?.answer.value?.status === 'approved') credited += 2_000_000n;
      const { rows } = await site.owner.query(`select from audit_trail where object_id = $1`, [depositId]);
      expect(rows).toHaveLength(1);
    }
    expect(await balance(member)).toBe(credited);
  });

  it('[A260] decides very many at once independently, duplicates and invalid ones included', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => registerMember(site)));
    const asked = await Promise.all(members.map((member) => request(member)));
    const { token } = await openOperator(site);
    const nonsense = Array.from({ length: 10 }, (_, at) => String(900_000 + at));
    const answers = await Promise.all(
      [...asked, ...nonsense, ...asked].map(async (id) => ({ id, ...(await approve(id, token)).answer })),
    );
    for (const id of asked) {
      const said = answers.filter((answer) => answer.id === id).map(({ code }) => code);
      expect(said.toSorted()).toEqual(['deposit_not_pending', 'ok']);
    }
    for (const { id, code } of answers.filter((answer) => nonsense.includes(answer.id))) {
      expect([id, code]).toEqual([id, 'deposit_not_found']);
    }
    expect(await Promise.all(members.map(balance))).toEqual(members.map(() => 2_000_000n));
    const { rows } = await site.owner.query(
      `select object_id as id, count(*)::int as rows from audit_trail where object_id = any($1) group by 1`,
      [[...asked, ...nonsense]],
    );
    expect(rows.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(
      asked.toSorted((a, b) => Number(a) - Number(b)).map((id) => ({ id, rows: 1 })),
    );
    // There is no bulk operation.
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify({ depositId: asked, note: '' });
    expect((await site.send('POST', approveDeposit.path, { body, headers })).status).toBe(400);
  });

  it('credits an expired one as late, with a reason, and tells the member so', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member, 50_000_000n);
    // After its deadline it counts as expired even before the job has marked it.
    await site.owner.query('update cashier_deposits set expires_at = now() where id = $1', [depositId]);
    const late = (note: string) =>
      site.call(approveDeposit, { depositId, note, isLate: true }, { token: operator.token });
    expect((await late('  too few ')).answer.code).toBe('reason_required');
    const answers = await Promise.all([1, 2, 3].map(() => late('Line 12 of the statement of 6 March')));
    expect(answers.map(({ answer }) => answer.code).toSorted()).toEqual([
      'deposit_not_pending',
      'deposit_not_pending',
      'ok',
    ]);
    expect(await balance(member)).toBe(50_000_000n);
    const own = await site.call(listDeposits, { pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(own.answer.value?.content).toMatchObject([{ id: depositId, status: 'approved', isLate: true }]);
    const { rows } = await site.owner.query<{ content: string }>(
      'select content from messages_items where member_id = $1',
      [member.memberId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.content).toMatch(/到账，仍已审核入账/);
    const page = { action: 'cashier.approveLateDeposit', objectId: depositId, pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, page, { token: operator.token });
    const [line] = trail.answer.value?.page.content ?? [];
    expect(line).toMatchObject({ actor: operator.username, reason: 'Line 12 of the statement of 6 March' });
    expect([JSON.parse(line?.before ?? ''), JSON.parse(line?.after ?? '')]).toMatchObject([
      { status: 'expired' },
      { status: 'approved', amount: '500' },
    ]);
  });

  it("credits from the brand's threshold on after approval by two different operators, in time or late", async () => {
    const { rows } = await site.owner.query('select 1 from cashier_withdraw_rules where brand_id = 1');
    expect(rows).toEqual([]);
    const member = await registerMember(site);
    const [first, second] = [await openOperator(site), await openOperator(site, { role: 'approver' })];
    await seedWithdrawRules(site.platform.pool, { brandId: 1, currency: 'CNY' });
    await site.owner.query('update cashier_withdraw_rules set deposit_second_from = 5000000 where brand_id = 1');
    try {
      const below = await request(member, 4_000_000n);
      expect((await approve(below, first.token)).answer.value).toMatchObject({ status: 'approved' });
      const [onTime, late] = [await request(member, 5_000_000n), await request(member, 6_000_000n)];
      await site.owner.query('update cashier_deposits set expires_at = now() where id = $1', [late]);
      // Of two concurrent approvals each counts once; one operator alone is never enough.
      const alone = await Promise.all([1, 2].map(() => approve(onTime, first.token)));
      expect(alone.map(({ answer }) => answer.code).toSorted()).toEqual(['ok', 'second_operator_needed']);
      const input = { depositId: late, note: 'Found on the statement', isLate: true };
      expect((await site.call(approveDeposit, input, { token: first.token })).answer.value).toMatchObject({
        ...{ status: 'review', needsSecond: true, isLate: true, firstApprover: first.username, decidedBy: '' },
      });
      expect(await balance(member)).toBe(4_000_000n);
      const waits = await site.call(listDeposits, { pageNum: 1, pageSize: 20 }, { token: member.token });
      expect(waits.answer.value?.content.map(({ status }) => status)).toEqual(['review', 'review', 'approved']);
      expect((await approve(late, first.token)).answer.code).toBe('second_operator_needed');
      for (const id of [onTime, late]) {
        const answers = await Promise.all([1, 2].map(() => approve(id, second.token)));
        expect(answers.map(({ answer }) => answer.code).toSorted()).toEqual(['deposit_not_pending', 'ok']);
      }
      expect(await balance(member)).toBe(15_000_000n);
      const refused = await request(member, 5_000_000n);
      await approve(refused, first.token);
      expect((await reject(refused, first.token)).answer.value).toMatchObject({ status: 'rejected' });
      expect(await balance(member)).toBe(15_000_000n);
    } finally {
      await site.owner.query('delete from cashier_withdraw_rules where brand_id = 1');
    }
  });

  it('credits a closed account, where the money stays unspent', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member);
    await setAccountState(site.platform.pool, { brandId: 1, memberId: member.memberId, state: 'closed' });
    expect((await approve(depositId, operator.token)).answer.code).toBe('ok');
    expect(await balance(member)).toBe(2_000_000n);
  });
});

describe('refuses', () => {
  it("decided, expired, unknown and other brands' deposits", async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member);
    await approve(depositId, operator.token);
    const again = await approve(depositId, operator.token);
    expect([again.status, again.answer.code]).toEqual([409, 'deposit_not_pending']);
    const late = await request(member);
    await site.owner.query(`update cashier_deposits set expires_at = now() where id = $1`, [late]);
    expect((await approve(late, operator.token)).answer.code).toBe('deposit_not_pending');
    const unknown = await approve('999999', operator.token);
    expect([unknown.status, unknown.answer.code]).toEqual([404, 'deposit_not_found']);
    expect(await balance(member)).toBe(2_000_000n);
  });

  it('[I-32] a late approval before the deadline, and of a rejected one; in the database also a late credit or a single approval', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const late = async (depositId: string) =>
      (
        await site.call(
          approveDeposit,
          { depositId, note: 'It came in after all', isLate: true },
          { token: operator.token },
        )
      ).answer.code;
    const [early, refused, gone] = [await request(member), await request(member), await request(member)];
    expect(await late(early)).toBe('deposit_not_expired');
    await reject(refused, operator.token);
    expect(await late(refused)).toBe('deposit_not_pending');
    await site.owner.query('update cashier_deposits set expires_at = now() where id = $1', [gone]);
    await site.platform.jobs.turn('cashier.expireDeposits');
    const credit = `update cashier_deposits set status = 'approved', decided_by = 1, decided_at = now()`;
    await expect(site.owner.query(`${credit} where id = $1`, [gone])).rejects.toThrow(/is expired already/);
    await expect(site.owner.query(`${credit}, is_late = true where id = $1`, [gone])).rejects.toThrow(/late_check/);
    await site.owner.query('update cashier_deposits set needs_second = true where id = $1', [early]);
    await expect(site.owner.query(`${credit} where id = $1`, [early])).rejects.toThrow(/second_check/);
    expect(await balance(member)).toBe(0n);
  });

  it('a second decision, even by the owner of the tables', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member);
    await reject(depositId, operator.token);
    const undo = `update cashier_deposits set status = 'pending', decided_at = null, decided_by = null where id = $1`;
    await expect(site.owner.query(undo, [depositId])).rejects.toThrow(/is rejected already/);
  });

  it('changes nothing when the ledger refuses', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member);
    await site.owner.query(`update wallet_accounts set balance = 1000000000000000000 where member_id = $1`, [
      member.memberId,
    ]);
    const full = await approve(depositId, operator.token);
    expect(full.answer.success).toBe(false);
    const { rows } = await site.owner.query('select status from cashier_deposits where id = $1', [depositId]);
    expect(rows).toEqual([{ status: 'pending' }]);
    const trail = await site.owner.query('select from audit_trail where object_id = $1', [depositId]);
    expect(trail.rows).toEqual([]);
    await site.owner.query(`update wallet_accounts set balance = 0 where member_id = $1`, [member.memberId]);
    expect((await approve(depositId, operator.token)).answer.code).toBe('ok');
    expect(await balance(member)).toBe(2_000_000n);
  });
});

describe('forbids', () => {
  it('[A257] each role without the permission, members and guests', async () => {
    const member = await registerMember(site);
    const depositId = await request(member);
    const auditor = await openOperator(site, { role: 'auditor' });
    const refused = await approve(depositId, auditor.token);
    expect([refused.status, refused.answer.code]).toEqual([403, 'not_allowed']);
    expect((await approve(depositId, member.token)).status).toBe(401);
    expect((await site.call(approveDeposit, { depositId, note: '' })).status).toBe(401);
    const approver = await openOperator(site, { role: 'approver' });
    expect((await approve(depositId, approver.token)).answer.code).toBe('ok');
  });

  it("[A193] [I-34] an operator's decision about their own member account", async () => {
    const member = await registerMember(site);
    const depositId = await request(member);
    const operator = await openOperator(site, { ownMemberId: member.memberId });
    expect((await approve(depositId, operator.token)).answer.code).toBe('not_allowed');
    expect((await reject(depositId, operator.token)).answer.code).toBe('not_allowed');
    expect(await balance(member)).toBe(0n);
  });

  it('[A258] deposits of another brand', async () => {
    const member = await registerMember(site);
    const depositId = await request(member);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const answer = await site.call(approveDeposit, { depositId, note: '' }, { token: foreign.token, host });
    expect([answer.status, answer.answer.code]).toEqual([404, 'deposit_not_found']);
    const elsewhere = await site.call(approveDeposit, { depositId, note: '' }, { token: foreign.token });
    expect(elsewhere.status).toBe(401);
  });
});
