import {
  createTransfer,
  getBalance,
  listMessages,
  listTransactions,
  setPaymentPassword,
  type InputOf,
} from '@baize/contract';
import {
  goodPaymentPassword,
  openTeam,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setAccountState, verifyLedger } from '#modules/wallet/index.ts';
import { readNotes } from '../store/transfers.ts';

/** How many race; `npm run proof -- races` sends more. */
const CALLERS = Number(process.env['CALLERS'] ?? 3);

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site, { balance: 100_00000n });
  for (const { token, password: currentPassword } of [team.top, team.middle, team.leaf, team.sibling]) {
    const passwords = { newPaymentPassword: goodPaymentPassword, confirmPaymentPassword: goodPaymentPassword };
    await site.call(setPaymentPassword, { currentPassword, ...passwords }, { token });
  }
});
afterAll(() => site.close());
afterEach(async () => {
  await arrived();
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  // Every stored transfer is in the ledger with its amount, and vice versa.
  const { rows } = await site.owner.query(
    `select (select coalesce(sum(amount), 0) from agents_transfers) as written,
            (select coalesce(sum(amount), 0) from wallet_transfers
              where scope = 'agents.transfer' and outcome = 'applied' and debit = 'main') as booked`,
  );
  expect(rows[0]?.written).toEqual(rows[0]?.booked);
});

/** A job delivers the money in transit. */
const arrived = () => site.platform.jobs.drain();
const balance = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
const send = async (from: TestMember, changes: Partial<InputOf<typeof createTransfer>>) =>
  (
    await site.call(
      createTransfer,
      {
        ...{ requestId: randomUUID(), direction: 'upline', amount: 10_00000n, paymentPassword: goodPaymentPassword },
        ...changes,
      },
      { token: from.token },
    )
  ).answer;
const down = (to: TestMember, changes: Partial<InputOf<typeof createTransfer>> = {}) => ({
  ...{ direction: 'downline' as const, memberId: String(to.memberId), ...changes },
});

describe('works', () => {
  it('[MEMBER-05] [ROLE-14] [I-36] moves money to the direct upline: both balances change', async () => {
    const answer = await send(team.middle, {});
    expect(answer.value).toMatchObject({ direction: 'upline', account: team.top.account, amount: 10_00000n });
    expect([await balance(team.middle), await balance(team.top)]).toEqual([90_00000n, 100_00000n]);
    const [underWay] = (await verifyLedger(site.platform.pool)).trialBalance;
    expect(underWay?.transit).toBe(10_00000n);
    await arrived();
    expect([await balance(team.middle), await balance(team.top)]).toEqual([90_00000n, 110_00000n]);
    expect((await send(team.leaf, { amount: 1_00000n })).value?.account).toBe(team.middle.account);
  });

  it('[ROLE-15] moves money to a downline at any depth: both balances change, both records show it', async () => {
    const before = await balance(team.leaf);
    expect((await send(team.top, down(team.leaf, { amount: 4_00000n }))).success).toBe(true);
    await arrived();
    expect(await balance(team.leaf)).toBe((before ?? 0n) + 4_00000n);
    const now = Date.now();
    const stretch = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 3_600_000).toISOString() };
    for (const [who, amount] of [
      [team.top, -4_00000n],
      [team.leaf, 4_00000n],
    ] as const) {
      const page = { ...stretch, kind: 'transferDown' as const, pageNum: 1, pageSize: 20 };
      const { value } = (await site.call(listTransactions, page, { token: who.token })).answer;
      expect(value?.page.content.map((row) => row.amount)).toEqual([amount]);
    }
  });

  it('keeps a note as one clean line; both sides read it in their account record, nobody else does', async () => {
    const typed = ' rent\u202E for\r\nMay <b>\u0007\u{1F3E0} ';
    const first = { requestId: randomUUID(), amount: 2_00000n, note: typed };
    const sent = await send(team.middle, first);
    expect(sent.success).toBe(true);
    expect((await send(team.middle, first)).value?.id).toBe(sent.value?.id);
    expect((await send(team.middle, { ...first, note: 'rent for June' })).code).toBe('request_conflict');
    // Two that are under way at once arrive in any order.
    await arrived();
    await send(team.middle, { amount: 1_00000n });
    await arrived();
    const notesOf = async ({ token }: TestMember) => {
      const now = Date.now();
      const stretch = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 3_600_000).toISOString() };
      const { value } = (
        await site.call(listTransactions, { ...stretch, kind: 'transferUp', pageNum: 1, pageSize: 2 }, { token })
      ).answer;
      return value?.page.content.map(({ amount, note }) => [amount, note]);
    };
    const note = 'rent for May <b>\u{1F3E0}';
    expect(await notesOf(team.middle)).toEqual([
      [-1_00000n, undefined],
      [-2_00000n, note],
    ]);
    expect(await notesOf(team.top)).toEqual([
      [1_00000n, undefined],
      [2_00000n, note],
    ]);
    const keys = [`transfer:${sent.value?.id}:in`];
    const read = ({ memberId }: TestMember, brandId = 1) => readNotes(site.platform.pool, { brandId, memberId }, keys);
    expect([...(await read(team.top)).values()]).toEqual([note]);
    expect([await read(team.sibling), await read(team.leaf), await read(team.top, 2)].map(({ size }) => size)).toEqual([
      ...[0, 0, 0],
    ]);
  });

  it('returns money sent to a closed member, with a ledger entry and a message', async () => {
    const before = await balance(team.top);
    await setAccountState(site.platform.pool, { brandId: 1, memberId: team.leaf.memberId, state: 'closed' });
    expect((await send(team.top, down(team.leaf))).success).toBe(true);
    await arrived();
    await setAccountState(site.platform.pool, { brandId: 1, memberId: team.leaf.memberId, state: 'open' });
    expect(await balance(team.top)).toBe(before);
    const now = Date.now();
    const stretch = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 3_600_000).toISOString() };
    const page = { ...stretch, kind: 'sendReturned' as const, pageNum: 1, pageSize: 20 };
    const { value } = (await site.call(listTransactions, page, { token: team.top.token })).answer;
    expect(value?.page.content.map((row) => row.amount)).toEqual([10_00000n]);
    const messages = (
      await site.call(listMessages, { filter: 'all', pageNum: 1, pageSize: 5 }, { token: team.top.token })
    ).answer;
    expect(
      JSON.stringify(messages.value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
    ).toContain(team.leaf.account);
  });

  it('[A138] is idempotent by request id, also under concurrency', async () => {
    const before = await balance(team.top);
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(team.top, down(team.middle, { requestId }))));
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect(await balance(team.top)).toBe((before ?? 0n) - 10_00000n);
    expect((await send(team.top, down(team.middle, { requestId, amount: 1n }))).code).toBe('request_conflict');
    expect((await send(team.top, down(team.leaf, { requestId }))).code).toBe('request_conflict');
  });
});

describe('refuses', () => {
  it('without enough money, above the daily limit, and with a wrong payment password; nothing moves', async () => {
    const before = await balance(team.middle);
    expect((await send(team.middle, { amount: 900_00000n })).code).toBe('insufficient_funds');
    await site.owner.query('update agents_rules set transfer_daily_sum = 1000000 where brand_id = 1');
    expect((await send(team.middle, { amount: 5_00000n })).code).toBe('transfer_daily_sum');
    await site.owner.query('update agents_rules set transfer_daily_sum = 5000000000000 where brand_id = 1');
    expect((await send(team.middle, { paymentPassword: '000000' })).code).toBe('payment_password_incorrect');
    expect(await balance(team.middle)).toBe(before);
  });

  it('[A137] [I-37] keeps the daily limit under concurrent transfers', async () => {
    await site.owner.query('update agents_rules set transfer_daily_sum = 1500000 where brand_id = 1');
    const answers = await Promise.all(Array.from({ length: CALLERS }, () => send(team.sibling, down(team.cousin))));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    await site.owner.query('update agents_rules set transfer_daily_sum = 5000000000000 where brand_id = 1');
  });

  it('a note of more than 140 characters; nothing moves', async () => {
    const before = await balance(team.middle);
    expect((await send(team.middle, { note: '\u{1F3E0}'.repeat(141) })).code).toBe('invalid_input');
    expect(await balance(team.middle)).toBe(before);
    expect((await send(team.middle, { amount: 1n, note: '\u{1F3E0}'.repeat(140) })).success).toBe(true);
  });

  it('senders without an upline, and downline transfers without a receiver', async () => {
    expect((await send(team.top, {})).code).toBe('no_upline');
    expect((await send(team.top, { direction: 'downline' })).code).toBe('downline_unknown');
  });
});

describe('forbids', () => {
  it('[A206] [ROLE-15] receivers outside the own team: siblings, uplines, another brand, the sender, unknown ids', async () => {
    const before = await balance(team.top);
    for (const to of [team.sibling, team.cousin, team.foreign, team.top]) {
      expect((await send(team.top, down(to))).code).toBe('downline_unknown');
    }
    expect((await send(team.middle, down(team.top))).code).toBe('downline_unknown');
    expect((await send(team.top, { direction: 'downline', memberId: '99999999' })).code).toBe('downline_unknown');
    expect(await balance(team.top)).toBe(before);
  });

  it('[A206] a trial: it stands in nobody’s team, and sends nothing itself', async () => {
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    const before = await balance(team.top);
    expect((await send(team.top, down(trial))).code).toBe('downline_unknown');
    expect((await send(trial, down(team.leaf))).code).toBe('in_need_true_account');
    expect((await send(trial, { direction: 'upline' })).code).toBe('in_need_true_account');
    expect(await balance(team.top)).toBe(before);
  });

  it.each([
    ['nothing', '0', 'amount_invalid'],
    ['less than nothing', '-1', 'amount_invalid'],
    ['a fraction that does not fit', '1.000001', 'amount_invalid'],
    ['more than there is', '1000', 'insufficient_funds'],
  ])('[A206] an amount of %s, up and down the line; nothing moves', async (_what, amount, code) => {
    const [top, leaf] = [await balance(team.middle), await balance(team.leaf)];
    for (const to of [{ direction: 'upline' }, { direction: 'downline', memberId: String(team.leaf.memberId) }]) {
      const body = { requestId: randomUUID(), amount, paymentPassword: goodPaymentPassword, ...to };
      const answer = await site.send('POST', createTransfer.path, {
        headers: { authorization: `Bearer ${team.middle.token}` },
        body: JSON.stringify({ envelope: await site.seal(createTransfer.path, body) }),
      });
      expect((answer.json() as { code: string }).code, to.direction).toBe(code);
    }
    await arrived();
    expect([await balance(team.middle), await balance(team.leaf)]).toEqual([top, leaf]);
  });

  it('downline transfers of members, and guests', async () => {
    expect((await send(team.leaf, down(team.direct))).code).toBe('not_allowed');
    expect((await send({ ...team.top, token: '' }, {})).code).toBe('not_logged_in');
  });
});
