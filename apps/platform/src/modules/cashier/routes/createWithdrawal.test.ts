import {
  approveDeposit,
  approveGrant,
  createDeposit,
  createGrant,
  createWithdrawal,
  getBalance,
  getWithdrawRules,
  listBonuses,
  listTransactions,
  listWithdrawalQueue,
  listWithdrawals,
} from '@baize/contract';
import {
  changeSettings,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountState, verifyLedger } from '#modules/wallet/index.ts';
import { seedDepositMethods, seedWithdrawRules } from '../index.ts';

/** How many race; `npm run proof -- races` sends more. */
const CALLERS = process.env['CALLERS'] === undefined ? undefined : Number(process.env['CALLERS']);

let site: TestPlatform;
let beside: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  await seedDepositMethods(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
beforeEach(async () => {
  await site.owner.query('delete from cashier_withdraw_rules');
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  // The held total equals the withdrawals that are neither paid nor refused.
  const { rows } = await site.owner.query(
    `select (select coalesce(sum(balance), 0) from wallet_accounts where name = 'hold.withdrawal') as held,
            (select coalesce(sum(amount), 0) from cashier_withdrawals
              where status in ('requested', 'review', 'approved')) as open`,
  );
  expect(rows[0]?.held).toEqual(rows[0]?.open);
});

const rules = (text: string) => site.owner.query(`update cashier_withdraw_rules set ${text} where brand_id = 1`);
const balance = async (of: { token: string }) =>
  (await site.call(getBalance, {}, { token: of.token })).answer.value?.balance;

async function deposit(member: TestPayee, amount: bigint): Promise<void> {
  const input = { requestId: randomUUID(), methodId: '1', amount };
  const { answer } = await site.call(createDeposit, input, { token: member.token });
  const { token } = await openOperator(site);
  await site.call(approveDeposit, { depositId: answer.value?.id ?? '', note: '' }, { token });
}

async function play(member: TestPayee, bet: bigint, status = 'closed'): Promise<void> {
  await site.owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
       is_closed, transactions, started_at, updated_at)
     values ($1, 1, 1, $2, 'dragon-eight', 'CNY', 1, $3, 0, 0, $4, '{}', clock_timestamp(), clock_timestamp())`,
    [member.memberId, randomUUID(), bet, status === 'closed'],
  );
}

describe('works', () => {
  it('[MEMBER-04] [ROLE-09] [I-33] holds the amount at once and creates a record', async () => {
    const member = await registerPayee(site, 100_000_000n);
    const answer = await member.withdraw(30_000_000n);
    expect(answer.value).toMatchObject({
      ...{ status: 'requested', amount: 30_000_000n, fee: 0n, arrives: 30_000_000n, confirmBy: null },
      account: { bank: 'Bank of Nowhere', maskedNumber: `••••${member.number.slice(-4)}` },
      timeline: [{ status: 'requested' }],
    });
    expect(JSON.stringify(answer.value, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v))).not.toContain(
      member.number,
    );
    expect(await balance(member)).toBe(70_000_000n);
    const own = await site.call(listWithdrawals, { pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(own.answer.value).toMatchObject({ totalRows: 1, content: [{ id: answer.value?.id }] });
    await changeSettings(site, { modules: { TRANSREC3: '1' } });
    const stretch = {
      from: new Date(Date.now() - 86_400_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    const kind = 'withdrawal' as const;
    const lines = await site.call(
      listTransactions,
      { ...stretch, kind, pageNum: 1, pageSize: 20 },
      { token: member.token },
    );
    expect(lines.answer.value?.page.content).toMatchObject([{ kind, amount: -30_000_000n }]);
  });

  it('charges a payable fee, and holds it with the rest', async () => {
    await rules('fee_bps = 125');
    const member = await registerPayee(site, 100_000_000n);
    const answer = await member.withdraw(10_001_000n);
    expect(answer.value).toMatchObject({ amount: 10_001_000n, fee: 125_000n, arrives: 9_876_000n });
    expect(await balance(member)).toBe(89_999_000n);
  });

  it('[A138] is idempotent by request id, across processes', async () => {
    const member = await registerPayee(site, 100_000_000n);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: CALLERS ?? 4 }, (_, at) =>
        member.withdraw(10_000_000n, { requestId, at: at % 2 === 0 ? site : beside }),
      ),
    );
    // Every password is checked on its own, and no more than so many at a time: the others are told to come again.
    const answered = answers.filter(({ code }) => code !== 'overloaded' && code !== 'payment_password_locked');
    expect(new Set(answered.map(({ code }) => code))).toEqual(new Set(['ok']));
    expect(new Set(answered.map((answer) => answer.value?.id)).size).toBe(1);
    expect(await balance(member)).toBe(90_000_000n);
    const other = await member.withdraw(20_000_000n, { requestId });
    expect(other.code).toBe('request_conflict');
  });

  it('[A200] requires wagering of the deposits since the last withdrawal', async () => {
    const member = await registerPayee(site);
    await play(member, 500_000_000n);
    await deposit(member, 20_000_000n);
    await play(member, 10_000_000n);
    await play(member, 10_000_000n, 'open');
    expect((await member.withdraw(10_000_000n)).code).toBe('withdrawal_turnover_open');
    await play(member, 9_999_999n);
    expect((await member.withdraw(10_000_000n)).code).toBe('withdrawal_turnover_open');
    await play(member, 1n);
    expect((await member.withdraw(10_000_000n)).code).toBe('ok');
    expect((await member.withdraw(1_000_000n)).code).toBe('ok');
    await deposit(member, 5_000_000n);
    expect((await member.withdraw(1_000_000n)).code).toBe('withdrawal_turnover_open');
    await rules('turnover_bps = 0');
    expect((await member.withdraw(1_000_000n)).code).toBe('ok');
  });

  it('tells operators that a turnover was only just met, up to a tenth beyond it', async () => {
    const flags = async (turnover: bigint): Promise<string[]> => {
      const member = await registerPayee(site);
      await deposit(member, 20_000_000n);
      await play(member, turnover);
      const { rows } = await site.owner.query<{ flags: string[] }>(
        'select flags from cashier_withdrawals where id = $1',
        [(await member.withdraw(10_000_000n)).value?.id],
      );
      return rows[0]?.flags ?? [];
    };
    expect(await flags(20_000_000n)).toContain('turnoverJustMet');
    expect(await flags(21_999_999n)).toContain('turnoverJustMet');
    expect(await flags(22_000_000n)).toEqual(['firstWithdrawal', 'newAccount']);
  });
});

describe('a member who is excluded from play', () => {
  it('takes everything out without wagering, and operators see why; a time-out is no exclusion', async () => {
    const member = await registerPayee(site);
    await deposit(member, 20_000_000n);
    const block = (kind: string) =>
      site.owner.query(
        `insert into limits_blocks (brand_id, member_id, kind, begins_at, ends_at)
         values (1, $1, $2, clock_timestamp(), clock_timestamp() + interval '1 day')`,
        [member.memberId, kind],
      );
    await block('timeOut');
    expect((await member.withdraw(20_000_000n)).code).toBe('withdrawal_turnover_open');
    await block('selfExclusion');
    const conditions = (await site.call(getWithdrawRules, {}, { token: member.token })).answer.value;
    expect(conditions).toMatchObject({ turnover: { required: 0n, isMet: true }, missing: [] });
    const { value } = await member.withdraw(20_000_000n);
    expect(value).toMatchObject({ amount: 20_000_000n });
    expect(await balance(member)).toBe(0n);
    const { token } = await openOperator(site);
    const page = { view: 'waiting' as const, pageNum: 1, pageSize: 100 };
    const { answer } = await site.call(listWithdrawalQueue, page, { token });
    const row = answer.value?.page.content.find(({ id }) => id === value?.id);
    expect(row?.flags).toContain('excluded');
  });
});

describe('concurrency', () => {
  /** Retries while overloaded or locked by its own other calls. */
  async function insist(member: TestPayee, amount: bigint, at: TestPlatform): Promise<string> {
    const requestId = randomUUID();
    for (;;) {
      const { code } = await member.withdraw(amount, { requestId, at });
      if (code !== 'overloaded' && code !== 'payment_password_locked') return code;
    }
  }

  it(
    '[A142] [I-03] 40 concurrent requests over two processes on a balance for three: exactly three',
    { timeout: 600_000 },
    async () => {
      await rules('daily_count = 1000');
      const member = await registerPayee(site, 35_000_000n);
      const codes = await Promise.all(
        Array.from({ length: 40 }, (_, at) => insist(member, 10_000_000n, at % 2 === 0 ? site : beside)),
      );
      expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
      expect(codes.filter((code) => code === 'insufficient_funds')).toHaveLength(37);
      expect(await balance(member)).toBe(5_000_000n);
    },
  );

  it('[A137] [I-37] keeps the daily limits under concurrency', async () => {
    await rules('daily_count = 4, daily_sum = 25000000');
    const member = await registerPayee(site, 500_000_000n);
    const codes = await Promise.all(
      Array.from({ length: CALLERS ?? 16 }, (_, at) => insist(member, 10_000_000n, at % 2 === 0 ? site : beside)),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(2);
    expect(codes.filter((code) => code === 'withdrawal_daily_sum')).toHaveLength(codes.length - 2);
    expect(await insist(member, 5_000_000n, site)).toBe('ok');
    expect(await insist(member, 1_000_000n, site)).toBe('withdrawal_daily_sum');
    await rules('daily_count = 3');
    expect(await insist(member, 1_000_000n, site)).toBe('withdrawal_daily_count');
  });

  it("detects a planted fault: a hold that was released without the withdrawal's books", async () => {
    const member = await registerPayee(site, 50_000_000n);
    const { value } = await member.withdraw(10_000_000n);
    const release = {
      ...{ brandId: 1, memberId: member.memberId, currency: 'CNY', scope: 'cashier.withdrawal' },
      ...{ key: 'planted', kind: 'adjust' as const, debit: 'hold.withdrawal' as const, credit: 'main' as const },
      amount: 10_000_000n,
    };
    await site.platform.wallet.post(release);
    const held = async () =>
      (
        await site.owner.query<{ differs: boolean }>(
          `select (select coalesce(sum(balance), 0) from wallet_accounts where name = 'hold.withdrawal')
             <> (select coalesce(sum(amount), 0) from cashier_withdrawals
                  where status in ('requested', 'review', 'approved')) as differs`,
        )
      ).rows[0]?.differs;
    expect(await held()).toBe(true);
    await site.platform.wallet.post({ ...release, key: 'mended', debit: 'main', credit: 'hold.withdrawal' });
    expect(await held()).toBe(false);
    expect(value?.status).toBe('requested');
  });
});

describe('refuses', () => {
  it('unpayable amounts, amounts out of bounds, and more than the balance', async () => {
    const member = await registerPayee(site, 50_000_000n);
    expect((await member.withdraw(1_000_001n)).code).toBe('amount_invalid');
    expect((await member.withdraw(999_000n)).code).toBe('withdrawal_amount_out_of_range');
    expect((await member.withdraw(5_000_001_000n)).code).toBe('withdrawal_amount_out_of_range');
    expect((await member.withdraw(50_001_000n)).code).toBe('insufficient_funds');
    expect(await balance(member)).toBe(50_000_000n);
    const { rows } = await site.owner.query('select from cashier_withdrawals where member_id = $1', [member.memberId]);
    expect(rows).toEqual([]);
  });

  it('requests at a brand without withdrawals, and from a closed account', async () => {
    const member = await registerPayee(site, 50_000_000n);
    await setAccountState(site.platform.pool, { brandId: 1, memberId: member.memberId, state: 'closed' });
    expect((await member.withdraw(10_000_000n)).code).toBe('account_closed');
    await site.owner.query('delete from cashier_withdraw_rules');
    expect((await member.withdraw(10_000_000n)).code).toBe('withdrawal_closed');
  });

  it('[A092] requests within 24 hours of a change of the payment password', async () => {
    const member = await registerPayee(site, 50_000_000n);
    const changed = `update identity_profiles set payment_password_changed_at = now() - $2::interval where member_id = $1`;
    await site.owner.query(changed, [member.memberId, '23 hours 59 minutes']);
    expect((await member.withdraw(10_000_000n)).code).toBe('withdrawal_cooling_down');
    await site.owner.query(changed, [member.memberId, '24 hours 1 minute']);
    const { rows } = await site.owner.query<{ flags: string[] }>(
      'select flags from cashier_withdrawals where id = $1',
      [(await member.withdraw(10_000_000n)).value?.id],
    );
    expect(rows[0]?.flags).toEqual(['firstWithdrawal', 'newAccount', 'paymentPasswordChanged']);
  });

  it('[A185] five wrong payment passwords lock it for a quarter of an hour, also for the right one', async () => {
    const member = await registerPayee(site, 50_000_000n);
    const before = site.platform.identity.hashCount() + beside.platform.identity.hashCount();
    const wrong = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        member.withdraw(10_000_000n, { paymentPassword: '000000', at: at % 2 === 0 ? site : beside }),
      ),
    );
    expect(new Set(wrong.map(({ code }) => code))).toEqual(
      new Set(['payment_password_incorrect', 'payment_password_locked']),
    );
    expect(wrong.filter(({ code }) => code === 'payment_password_incorrect')).toHaveLength(5);
    expect(site.platform.identity.hashCount() + beside.platform.identity.hashCount() - before).toBe(5);
    expect((await member.withdraw(10_000_000n)).code).toBe('payment_password_locked');
    await site.owner.query(`update kit_limits set ends_at = now() where name like 'identity.payment:%'`);
    expect((await member.withdraw(10_000_000n)).code).toBe('ok');
  });
});

describe('forbids', () => {
  it('[A200] money of a bonus that is still locked: it is in no balance that can be withdrawn', async () => {
    const member = await registerPayee(site, 20_000_000n);
    const bonus = { account: member.account, title: 'Welcome', amount: 30_000_000n, multiple: 3, days: 7 };
    const { token: asks } = await openOperator(site);
    const { token: decides } = await openOperator(site, { role: 'approver' });
    const asked = { requestId: randomUUID(), ...bonus, reason: 'agreed with the member' };
    const grantId = (await site.call(createGrant, asked, { token: asks })).answer.value?.id ?? '';
    await site.call(approveGrant, { grantId, reason: 'looks right' }, { token: decides });
    expect((await member.withdraw(20_001_000n)).code).toBe('insufficient_funds');
    expect((await member.withdraw(20_000_000n)).code).toBe('ok');
    expect((await member.withdraw(10_000_000n)).code).toBe('insufficient_funds');
    const page = { pageNum: 1, pageSize: 20 };
    const own = (await site.call(listBonuses, page, { token: member.token })).answer.value;
    expect(own).toMatchObject({ balance: 30_000_000n, open: [{ id: grantId, status: 'active', done: 0n }] });
  });

  it("[VALID-28] [A200] accounts in a name that is no longer the payee's", async () => {
    const member = await registerPayee(site, 50_000_000n);
    await site.owner.query(`update identity_profiles set payee_name = 'Somebody Else' where member_id = $1`, [
      member.memberId,
    ]);
    expect((await member.withdraw(10_000_000n)).code).toBe('payee_name_differs');
    await site.owner.query(`update identity_profiles set payee_name = '  MING   example' where member_id = $1`, [
      member.memberId,
    ]);
    expect((await member.withdraw(10_000_000n)).code).toBe('ok');
  });

  it("another member's account, guests, and members without a payment password", async () => {
    const [member, other] = [await registerPayee(site, 50_000_000n), await registerPayee(site)];
    const foreign = await member.withdraw(10_000_000n, { accountId: other.accountId });
    expect(foreign.code).toBe('withdrawal_account_unknown');
    const input = { requestId: randomUUID(), accountId: '1', amount: 10_000_000n, paymentPassword: '834512' };
    expect((await site.call(createWithdrawal, input)).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(createWithdrawal, input, { token })).answer.code).toBe('payment_password_missing');
  });

  it('[A200] trial accounts', async () => {
    const member = await registerPayee(site, 50_000_000n);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    expect((await member.withdraw(10_000_000n)).code).toBe('in_need_true_account');
  });
});
