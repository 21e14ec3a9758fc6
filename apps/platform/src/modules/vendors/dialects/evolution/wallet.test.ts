import {
  openVendor,
  startPlatform,
  type TestPlatform,
  type TestPlayer,
  type TestVendor,
  stopsHold,
  type StopSpeech,
  type StopStake,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { dialect: 'evolution', code: 'evolution' });
});
afterAll(() => site.close());

type Body = Record<string, unknown>;

async function call(path: string, body: Body | string, token = vendor.secret) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await vendor.post(`${path}?authToken=${token}`, text, { 'content-type': 'application/json' });
  expect(answer.httpStatus).toBe(200);
  return answer.json;
}

const base = ({ user, token }: TestPlayer): Body => ({ sid: token, userId: user, uuid: randomUUID() });
const moneyOf = (player: TestPlayer, amount: number, refId: string = randomUUID(), change: Body = {}): Body => ({
  ...base(player),
  ...{ currency: 'CNY', game: { id: 'g-1', type: 'baccarat', details: { table: { id: 'dragon-eight', vid: null } } } },
  transaction: { id: randomUUID(), refId, amount },
  ...change,
});

describe('works', () => {
  it('checks a session, debits and credits exactly, and echoes every uuid', async () => {
    const player = await vendor.player();
    const check = base(player);
    expect(await call('/check', check)).toEqual({ status: 'OK', sid: player.token, uuid: check['uuid'] });
    const refId = randomUUID();
    const debit = moneyOf(player, 10.1, refId);
    expect(await call('/debit', debit)).toEqual({ status: 'OK', balance: 89.9, bonus: 0, uuid: debit['uuid'] });
    expect(await call('/credit', moneyOf(player, 0.29, refId))).toMatchObject({ status: 'OK', balance: 90.19 });
    expect(await call('/debit', debit)).toMatchObject({ status: 'BET_ALREADY_EXIST', balance: 89.9 });
    expect(await call('/credit', moneyOf(player, 0.29, refId))).toMatchObject({
      status: 'BET_ALREADY_SETTLED',
      balance: 90.19,
    });
    expect(await call('/cancel', moneyOf(player, 10.1, refId))).toMatchObject({ status: 'BET_ALREADY_SETTLED' });
  });

  it('takes credits, cancels and payouts after the session has ended', async () => {
    const player = await vendor.player();
    const [won, taken] = [randomUUID(), randomUUID()];
    await call('/debit', moneyOf(player, 10, won));
    await call('/debit', moneyOf(player, 10, taken));
    await site.owner.query('update vendors_sessions set expires_at = now() where member_id = $1', [player.memberId]);
    expect(await call('/debit', moneyOf(player, 10))).toMatchObject({ status: 'INVALID_SID' });
    expect(await call('/credit', moneyOf(player, 5, won))).toMatchObject({ status: 'OK', balance: 85 });
    expect(await call('/cancel', moneyOf(player, 10, taken))).toMatchObject({ status: 'OK', balance: 95 });
    expect(await call('/cancel', moneyOf(player, 10, taken))).toMatchObject({
      status: 'BET_ALREADY_SETTLED',
      balance: 95,
    });
    const gift = {
      ...base(player),
      currency: 'CNY',
      promoTransaction: { type: 'JackpotWin', id: randomUUID(), amount: 1.5 },
    };
    expect(await call('/promo_payout', gift)).toMatchObject({ status: 'OK', balance: 96.5 });
    expect(await call('/promo_payout', gift)).toMatchObject({ status: 'BET_ALREADY_SETTLED', balance: 96.5 });
  });

  it('refuses a late bet after its cancel', async () => {
    const player = await vendor.player();
    const refId = randomUUID();
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await call('/cancel', moneyOf(player, 10, refId))).toMatchObject({
        status: 'BET_DOES_NOT_EXIST',
        balance: 100,
      });
    }
    expect(await call('/debit', moneyOf(player, 10, refId))).toMatchObject({ status: 'FINAL_ERROR_ACTION_FAILED' });
  });
});

/** What `stopsHold` says to the wallet. */
const speak = async (path: string, { player, id }: StopStake, amount: number): Promise<string> => {
  const game = { id: `g-${id}`, type: 'baccarat', details: { table: { id: 'dragon-eight', vid: null } } };
  return String((await call(path, moneyOf(player, amount, id, { game })))['status']);
};
const speech: StopSpeech = {
  ...{ done: 'OK', limited: 'FINAL_ERROR_ACTION_FAILED', blocked: 'ACCOUNT_LOCKED' },
  stake: (stake) => speak('/debit', stake, 10),
  settle: (stake) => speak('/credit', stake, 5),
  takeBack: (stake) => speak('/cancel', stake, 10),
};

describe('refuses', () => {
  it('[I-37] [A157] new stakes after a session limit, a time-out and both exclusions, and still pays the rounds before', async () => {
    await stopsHold(site, vendor, speech);
  });

  it('with its own status codes, and changes nothing', async () => {
    const player = await vendor.player({ balance: 5_00000n });
    expect(await call('/debit', moneyOf(player, 10))).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 5 });
    expect(await call('/credit', moneyOf(player, 10))).toMatchObject({ status: 'BET_DOES_NOT_EXIST' });
    const refId = randomUUID();
    await call('/debit', moneyOf(player, 1, refId));
    expect(await call('/debit', moneyOf(player, 2, refId))).toMatchObject({ status: 'FINAL_ERROR_ACTION_FAILED' });
    const bad: (Body | string)[] = [
      moneyOf(player, 1, 'x', { currency: 'EUR' }),
      moneyOf(player, 1, 'x', { extra: 1 }),
      moneyOf(player, 1, 'x', { game: { id: 'g' } }),
      moneyOf(player, 0.000001, 'x'),
      moneyOf(player, -1, 'x'),
      moneyOf(player, 1, 'x', { userId: 'nobody' }),
      JSON.stringify(moneyOf(player, 1, 'x')).replace('"amount":1', '"amount":1e0'),
      JSON.stringify(moneyOf(player, 1, 'x')).replace('"amount":1', '"amount":"1"'),
      '[]',
      'null',
    ];
    for (const body of bad) {
      expect(await call('/debit', body), JSON.stringify(body)).toMatchObject({ status: 'INVALID_PARAMETER' });
    }
    expect(await call('/balance', base(player))).toMatchObject({ status: 'OK', balance: 4 });
  });

  it.each(['timeOut', 'selfExclusion'])(
    '[I-37] [A157] stakes beyond limits and after a block of the kind %s, and settles what was staked before',
    async (kind) => {
      const player = await vendor.player();
      const sql = `select limits_set(1, $1, 'CNY', 'stake', 'bet', 1500000, 24), limits_set(1, $1, 'CNY', 'loss', 'day', 2000000, 24)`;
      await site.owner.query(sql, [player.memberId]);
      const [won, taken] = [randomUUID(), randomUUID()];
      const tooMuch = moneyOf(player, 15.01);
      for (let turn = 0; turn < 2; turn += 1)
        expect(await call('/debit', tooMuch)).toMatchObject({ status: 'FINAL_ERROR_ACTION_FAILED' });
      expect(await call('/debit', moneyOf(player, 10, won))).toMatchObject({ status: 'OK', balance: 90 });
      expect(await call('/debit', moneyOf(player, 10, taken))).toMatchObject({ status: 'OK', balance: 80 });
      expect(await call('/debit', moneyOf(player, 0.01))).toMatchObject({ status: 'FINAL_ERROR_ACTION_FAILED' });
      await site.owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', '', '')`, [
        player.memberId,
        kind,
      ]);
      expect(await call('/debit', moneyOf(player, 0.01))).toMatchObject({ status: 'ACCOUNT_LOCKED' });
      expect(await call('/credit', moneyOf(player, 5, won))).toMatchObject({ status: 'OK', balance: 85 });
      expect(await call('/cancel', moneyOf(player, 10, taken))).toMatchObject({ status: 'OK', balance: 95 });
    },
  );
});

describe('forbids', () => {
  it('a wrong token in the URL, and sessions of others', async () => {
    const [player, other] = [await vendor.player(), await vendor.player()];
    expect(await call('/debit', moneyOf(player, 1), 'wrong')).toEqual({ status: 'INVALID_TOKEN_ID' });
    expect(await call('/debit', moneyOf(player, 1, 'y', { sid: other.token }))).toMatchObject({
      status: 'INVALID_SID',
    });
    const refId = randomUUID();
    await call('/debit', moneyOf(player, 1, refId));
    expect(await call('/credit', moneyOf(other, 1, refId))).toMatchObject({ status: 'BET_DOES_NOT_EXIST' });
  });
});
