import { createDeposit, listDeposits, rejectDeposit } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';
import { insertDeposit } from '../store.ts';
import { readAllMethods } from '../store/methods.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

const UNIT = 100_000n;
const ask = (token: string, amount: bigint, requestId: string = randomUUID()) =>
  site.call(createDeposit, { requestId, methodId: '1', amount }, { token });

/** Sends a raw body, bypassing the client's validation. */
async function sendRawBody(token: string, body: string): Promise<[number, string]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await site.send('POST', createDeposit.path, { body, headers });
  return [answer.status, (answer.json() as { code: string }).code];
}
const bodyWith = (amount: string): string => `{"requestId":"${randomUUID()}","methodId":"1","amount":${amount}}`;

async function depositsNow(): Promise<number> {
  const { rows } = await site.owner.query<{ n: number }>('select count(*)::integer as n from cashier_deposits');
  return rows[0]?.n ?? -1;
}

describe('works', () => {
  it('returns payee account, remark and deadline, and credits nothing', async () => {
    const { token, memberId } = await registerMember(site);
    const { status, answer } = await ask(token, 500n * UNIT);
    expect(status).toBe(200);
    expect(answer.value).toMatchObject({
      amount: 500n * UNIT,
      fee: 0n,
      credited: 500n * UNIT,
      currency: 'CNY',
      status: 'pending',
      publicReason: '',
      decidedAt: null,
    });
    expect(answer.value?.remark).toMatch(/^[A-Z0-9]{6}$/);
    expect(answer.value?.payTo.accountNumber).not.toBe('');
    const lasts = Date.parse(answer.value?.expiresAt ?? '') - Date.parse(answer.value?.createdAt ?? '');
    expect(lasts).toBe(60 * 60_000);
    const { rows } = await site.owner.query('select balance from wallet_accounts where member_id = $1', [memberId]);
    expect(rows).toEqual([{ balance: 0n }].map(() => ({ balance: expect.anything() })));
    expect(Number((rows[0] as { balance: unknown }).balance)).toBe(0);
  });

  it('[A138] answers a hundred retries of one request with the same deposit', async () => {
    const { token } = await registerMember(site);
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(token, 100n * UNIT, requestId)));
    expect(new Set(answers.map(({ answer }) => answer.value?.id)).size).toBe(1);
    expect(answers.every(({ answer }) => answer.success)).toBe(true);
    const own = await site.call(listDeposits, { pageNum: 1, pageSize: 20 }, { token });
    expect(own.answer.value?.totalRows).toBe(1);
  });

  it("credits the amount less the method's fee", async () => {
    const { rows } = await site.owner.query<{ id: string }>(
      `insert into cashier_methods
         (brand_id, kind, name, currency, bank, account_name, account_number, minimum, maximum, fee)
       values (1, 'bankTransfer', 'With fee', 'CNY', 'b', 'n', '1', 1000000, 100000000, 250000) returning id::text`,
    );
    const { token } = await registerMember(site);
    const methodId = rows[0]?.id ?? '';
    const { answer } = await site.call(
      createDeposit,
      { requestId: randomUUID(), methodId, amount: 100n * UNIT },
      { token },
    );
    expect(answer.value).toMatchObject({ amount: 100n * UNIT, fee: 250_000n, credited: 9_750_000n });
  });

  it('gives every open deposit of the brand a unique remark', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => registerMember(site)));
    const answers = await Promise.all(members.map(({ token }) => ask(token, 10n * UNIT)));
    expect(new Set(answers.map(({ answer }) => answer.value?.remark)).size).toBe(8);
  });

  it('gives a remark again once its deposit is closed, and not while it waits or is looked at', async () => {
    const { token } = await registerMember(site);
    const { id, remark } = (await ask(token, 10n * UNIT)).answer.value!;
    const { pool } = site.platform;
    const [method] = await readAllMethods(pool, 1);
    const another = async () => {
      const { memberId, account } = await registerMember(site);
      const owner = { brandId: 1, memberId, account, requestId: randomUUID() };
      return insertDeposit(pool, { ...owner, amount: 10n * UNIT, remark, method: method! });
    };
    expect(await another()).toBeUndefined();
    await site.owner.query(
      `update cashier_deposits set status = 'review', first_approver_id = 1, first_approved_at = now(), needs_second = true where id = $1`,
      [id],
    );
    expect(await another()).toBeUndefined();
    const operator = await openOperator(site);
    const rejected = { depositId: id, publicReason: 'not_received' as const, reason: 'It never came.' };
    expect((await site.call(rejectDeposit, rejected, operator)).answer.code).toBe('ok');
    expect(await another()).toMatchObject({ remark, status: 'pending' });
  });
});

describe('refuses', () => {
  it('[A129] [A130] [A132] [A133] amounts that are not plain decimals of the currency, and stores nothing', async () => {
    const { token } = await registerMember(site);
    const before = await depositsNow();
    const texts = [
      ...['-1', '-0', '0', '0.00', '0.001', '100.001', '0.000001', '', ' ', '.5', '5.', '00', '01'],
      ...[
        'NaN',
        'Infinity',
        '-Infinity',
        '1e400',
        '1e3',
        '1E3',
        '0x10',
        '0b1',
        '0o7',
        '1_000',
        '1,000',
        ' 12 ',
        '12\\n',
      ],
      ...['+5', '１２', '١٢', '12元', '￥12', '1/2', '12n', 'null', '12.5.5', '--1', '1-', "12'", '12;'],
      ...['9007199254740993', '9223372036854775807', '9223372036854775808', '10000000000.01', `1${'0'.repeat(400)}`],
    ].map((text) => `"${text}"`);
    const others = ['100', '-1', '1e3', '0.1', '9007199254740993', 'true', 'null', '[]', '["100"]', '{}', '{"$gt":""}'];
    for (const amount of [...texts, ...others]) {
      const [status, code] = await sendRawBody(token, bodyWith(amount));
      expect([amount, status]).toEqual([amount, 400]);
      expect(['amount_invalid', 'invalid_input']).toContain(code);
    }
    for (const body of [bodyWith('NaN'), bodyWith('+5'), bodyWith('0x10'), bodyWith('')]) {
      expect(await sendRawBody(token, body)).toEqual([400, 'malformed_body']);
    }
    expect(await depositsNow()).toBe(before);
  });

  it('[A129] names the amount as the reason', async () => {
    const { token } = await registerMember(site);
    for (const amount of ['"0.001"', '"-1"', '"0"', '"1e3"', '"100.001"']) {
      expect([amount, ...(await sendRawBody(token, bodyWith(amount)))]).toEqual([amount, 400, 'amount_invalid']);
    }
  });

  it('[A134] [A136] unknown fields for currency, unit, fee or total', async () => {
    const { token } = await registerMember(site);
    const before = await depositsNow();
    for (const field of [
      '"currency":"VND"',
      '"unit":"K"',
      '"fee":"0"',
      '"credited":"9999"',
      '"total":"9"',
      '"memberId":"1"',
    ]) {
      const body = bodyWith('"100"').replace('}', `,${field}}`);
      expect([field, ...(await sendRawBody(token, body))]).toEqual([field, 400, 'unknown_field']);
    }
    // A unit within the amount is none either, and nothing of all this is stored.
    for (const amount of ['"100K"', '"100k"', '"100 VND"', '"CNY100"', '{"value":"100","currency":"VND"}'])
      expect([amount, (await sendRawBody(token, bodyWith(amount)))[0]]).toEqual([amount, 400]);
    const twice = bodyWith('"100"').replace('}', ',"amount":"1"}');
    expect(await sendRawBody(token, twice)).toEqual([400, 'duplicate_key']);
    expect(await depositsNow()).toBe(before);
    expect((await ask(token, 100n * UNIT)).answer.value?.currency).toBe('CNY');
  });

  it('[A137] amounts outside the limits of the method, to the cent', async () => {
    const { token } = await registerMember(site);
    const code = async (amount: bigint) => (await ask(token, amount)).answer.code;
    expect(await code(10n * UNIT - 1_000n)).toBe('deposit_amount_out_of_range');
    expect(await code(50_000n * UNIT + 1_000n)).toBe('deposit_amount_out_of_range');
    expect(await code(10n * UNIT)).toBe('ok');
    expect(await code(50_000n * UNIT)).toBe('ok');
  });

  it('[A137] more than three open deposits, also under concurrency; a closed one makes room', async () => {
    const { token } = await registerMember(site);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(token, 20n * UNIT)));
    const codes = answers.map(({ answer }) => answer.code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
    expect(codes.filter((code) => code === 'deposit_too_many_open')).toHaveLength(27);
    const [first] = answers.filter(({ answer }) => answer.success);
    await site.owner.query(`update cashier_deposits set expires_at = now() where id = $1`, [first?.answer.value?.id]);
    expect((await ask(token, 20n * UNIT)).answer.code).toBe('ok');
  });

  it('[A138] conflicting content under a known request id', async () => {
    const { token } = await registerMember(site);
    const requestId = randomUUID();
    await ask(token, 100n * UNIT, requestId);
    const conflict = await ask(token, 200n * UNIT, requestId);
    expect([conflict.status, conflict.answer.code]).toEqual([409, 'request_conflict']);
    const other = await site.call(createDeposit, { requestId, methodId: '99', amount: 100n * UNIT }, { token });
    expect(other.answer.code).toBe('request_conflict');
  });

  it('[A140] unknown and closed methods, and those of another brand', async () => {
    const { token } = await registerMember(site);
    const { rows } = await site.owner.query<{ id: string }>(
      `insert into cashier_methods
         (brand_id, kind, name, currency, bank, account_name, account_number, minimum, maximum, is_open)
       values (1, 'bankTransfer', 'Closed', 'CNY', 'b', 'n', '1', 1000000, 100000000, false),
              (2, 'bankTransfer', 'Foreign', 'CNY', 'b', 'n', '1', 1000000, 100000000, true),
              (1, 'bankTransfer', 'Dong', 'VND', 'b', 'n', '1', 1000000, 100000000, true) returning id::text`,
    );
    for (const methodId of [...rows.map((row) => row.id), '999999']) {
      const input = { requestId: randomUUID(), methodId, amount: 20n * UNIT };
      const { status, answer } = await site.call(createDeposit, input, { token });
      expect([methodId, status, answer.code]).toEqual([methodId, 404, 'deposit_method_unknown']);
    }
  });
});

describe('forbids', () => {
  it('guests, operators and the token of another brand', async () => {
    const { token } = await registerMember(site);
    const operator = await openOperator(site);
    const input = { requestId: randomUUID(), methodId: '1', amount: 20n * UNIT };
    expect((await site.call(createDeposit, input)).status).toBe(401);
    expect((await site.call(createDeposit, input, { token: operator.token })).status).toBe(401);
    expect((await site.call(createDeposit, input, { token, host: brandHosts.second })).status).toBe(401);
  });

  it('trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(token, 20n * UNIT)).answer.code).toBe('in_need_true_account');
  });

  it('request ids of another member: the same id is a separate request', async () => {
    const [one, two] = [await registerMember(site), await registerMember(site)];
    const requestId = randomUUID();
    const first = await ask(one.token, 20n * UNIT, requestId);
    const second = await ask(two.token, 30n * UNIT, requestId);
    expect([first.answer.code, second.answer.code]).toEqual(['ok', 'ok']);
    expect(first.answer.value?.id).not.toBe(second.answer.value?.id);
  });
});
