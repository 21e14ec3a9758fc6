import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { generateKeyPairSync, randomUUID, verify, createPublicKey } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../store.ts';
import { signBody } from '../signBody.ts';
import { startTestStudio, type TestStudio } from '../testing/startTestStudio.ts';

let database: TestDatabase;
let test: TestStudio;
let db: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  test = await startTestStudio(database.url);
  db = openPool(database.url);
});
afterAll(async () => {
  await db.end();
  await test.close();
  await database.drop();
});

type Answer = Record<string, unknown> & { status: number };

/** A call signed by the operator, or by somebody else. */
async function ask(method: string, content: Record<string, unknown> = {}, key = test.operatorKey) {
  const text = JSON.stringify({ merchant_code: 'house', method, ...content });
  const response = await test.running.app.inject({
    method: 'POST',
    url: '/purse/api',
    headers: { 'content-type': 'application/json', 'x-tcg-sign': signBody(text, key) },
    payload: text,
  });
  return { answer: response.json<Answer>(), text: response.body, signature: String(response.headers['x-tcg-sign']) };
}

const NOW = Date.parse('2026-08-08T08:08:08Z');
const transfer = (username: string, amount: string, change: Record<string, unknown> = {}) => ({
  ...{ username, amount, fund_type: 1, reference_no: `ref-${randomUUID()}` },
  valid_until: new Date(NOW + 3_600_000).toISOString(),
  ...change,
});
async function open(): Promise<string> {
  const username = `main-${randomUUID().slice(0, 8)}`;
  await ask('cm', { username, currency: 'CNY' });
  return username;
}
const balance = async (username: string) => (await ask('gb', { username })).answer['balance'];

describe('the wallets of a transfer vendor', () => {
  it('move money once per reference, however often it is sent, and report its status afterwards', async () => {
    const username = await open();
    const body = transfer(username, '10.00');
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await ask('ft', body)).answer).toMatchObject({ status: 0, transaction_status: 'SUCCESS' });
    }
    expect(await balance(username)).toBe('10.00');
    expect((await ask('ft', transfer(username, '10.01', { fund_type: 2 }))).answer['transaction_status']).toBe(
      'FAILED',
    );
    expect((await ask('cs', { reference_no: body.reference_no })).answer['transaction_status']).toBe('SUCCESS');
    expect((await ask('cs', { reference_no: 'never-sent' })).answer['transaction_status']).toBe('NOT_FOUND');
    expect(await balance(username)).toBe('10.00');
  });

  it('refuse a known reference for another amount, way or player', async () => {
    const [username, other] = [await open(), await open()];
    const body = transfer(username, '10.00');
    await ask('ft', body);
    for (const change of [{ amount: '20.00' }, { fund_type: 2 }, { username: other }]) {
      expect((await ask('ft', { ...body, ...change })).answer.status).toBe(17);
    }
    expect([await balance(username), await balance(other)]).toEqual(['10.00', '0.00']);
  });

  it('never carry out what comes too late', async () => {
    const username = await open();
    const late = transfer(username, '10.00', { valid_until: new Date(NOW - 1).toISOString() });
    expect((await ask('ft', late)).answer.status).toBe(16);
    expect((await ask('cs', { reference_no: late.reference_no })).answer['transaction_status']).toBe('NOT_FOUND');
    expect(await balance(username)).toBe('0.00');
  });

  it('process delayed transfers later, and refuse by fault injection', async () => {
    const username = await open();
    const slow = transfer(username, '10.93');
    expect((await ask('ft', slow)).answer['transaction_status']).toBe('PENDING');
    expect(await balance(username)).toBe('0.00');
    test.pass(21_000);
    expect((await ask('cs', { reference_no: slow.reference_no })).answer['transaction_status']).toBe('SUCCESS');
    expect(await balance(username)).toBe('10.93');
    expect((await ask('ft', transfer(username, '1.94'))).answer['transaction_status']).toBe('FAILED');
  });

  it('accept only calls signed by the operator, and sign their responses', async () => {
    const username = await open();
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect((await ask('gb', { username }, stranger)).answer.status).toBe(3);
    const { text, signature } = await ask('gb', { username });
    const key = createPublicKey(test.settings.privateKey);
    expect(verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'))).toBe(true);
    for (const [method, body] of [
      ['gb', {}],
      ['ft', transfer(username, '1')],
      ['ft', transfer(username, '-1.00')],
      ['xx', {}],
    ] as const) {
      expect((await ask(method, body)).answer.status, method).toBe(2);
    }
    expect((await ask('gb', { username: 'nobody-here' })).answer.status).toBe(15);
  });
});

describe('the game that is played from a purse', () => {
  it('stakes once per id, pays wins, and takes no more than the balance', async () => {
    const username = await open();
    await ask('ft', transfer(username, '5.00'));
    const { answer } = await ask('lg', {
      username,
      game_code: 'coin-toss',
      language: 'EN',
      back_url: 'http://x.test/',
    });
    const url = new URL(String(answer['game_url']));
    expect((await test.running.app.inject(`${url.pathname}${url.search}`)).body).toContain('Coin Toss');
    const headers = { authorization: `Bearer ${url.hash.replace('#session=', '')}` };
    const toss = async (stake: number, id: string = randomUUID()) => {
      const payload = { id, stake, side: 'sun' };
      const response = await test.running.app.inject({ method: 'POST', url: '/purse/toss', headers, payload });
      return { status: response.statusCode, ...response.json<{ win: string; fell: string; balance: string }>() };
    };
    const id = randomUUID();
    const [first, second] = [await toss(500, id), await toss(500, id)];
    expect(second).toEqual(first);
    expect([first.fell, first.win, first.balance]).toEqual(
      first.fell === 'sun' ? ['sun', '9.80', '9.80'] : ['moon', '0.00', '0.00'],
    );
    expect((await toss(10_000)).status).toBe(402);
    expect(await balance(username)).toBe(first.balance);
    const unknown = await test.running.app.inject({ method: 'GET', url: '/purse/session' });
    expect(unknown.statusCode).toBe(401);
  });
});

describe('the list of rounds', () => {
  it('is paged in the order of changes, and lists corrected rounds again', async () => {
    const username = await open();
    await db.query(
      `insert into studio_purse_tosses (id, operator_id, username, stake, win, picked, fell)
       select gen_random_uuid(), 'house', $1, 100 * n, 0, 'sun', 'moon' from generate_series(1, 5) n`,
      [username],
    );
    type Page = {
      rounds: { round_id: string; bet_amount: string; win_amount: string; username: string }[];
      next: string;
    };
    const from = { changed_from: '2020-01-01T00:00:00.000Z', limit: 2 };
    const read = async (after: string): Promise<Page> => (await ask('rl', { ...from, after })).answer as never;
    const all: Page['rounds'] = [];
    for (let after = ''; ;) {
      const { rounds, next } = await read(after);
      all.push(...rounds.filter((round) => round.username === username));
      if (next === '') break;
      after = next;
    }
    expect(all.map((round) => round.bet_amount).toSorted()).toEqual(['1.00', '2.00', '3.00', '4.00', '5.00']);
    expect(new Set(all.map((round) => round.round_id)).size).toBe(5);
    const [first] = all;
    const since = new Date().toISOString();
    await db.query('update studio_purse_tosses set win = 777 where id = $1', [first?.round_id]);
    const { answer } = await ask('rl', { changed_from: since, after: '', limit: 10 });
    expect(answer['rounds']).toMatchObject([
      { round_id: first?.round_id, win_amount: '7.77', round_status: 'SETTLED' },
    ]);
    expect(answer['next']).toBe('');
  });

  it('refuses invalid cursors', async () => {
    for (const wrong of [{ after: 'x' }, { limit: 0 }, { limit: 1_001 }, { changed_from: 'yesterday' }]) {
      const body = { changed_from: '2020-01-01T00:00:00.000Z', after: '', limit: 2, ...wrong };
      expect((await ask('rl', body)).answer.status, JSON.stringify(wrong)).toBe(2);
    }
  });
});
