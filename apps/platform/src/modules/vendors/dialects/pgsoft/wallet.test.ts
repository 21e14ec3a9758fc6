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
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { dialect: 'pgsoft', code: 'pgsoft' });
});
afterAll(() => site.close());

type Fields = Record<string, string>;
type Reply = { data: Record<string, unknown> | null; error: { code: string } | null };

async function call(path: string, fields: Fields): Promise<Reply> {
  const body = new URLSearchParams({ operator_token: 'baize', secret_key: vendor.secret, ...fields }).toString();
  const answer = await vendor.post(path, body, { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer.httpStatus).toBe(200);
  return answer.json as Reply;
}

const codeOf = async (path: string, fields: Fields) => (await call(path, fields)).error?.code;
const newBet = (): string => String(randomInt(1, 2 ** 47));
const spinOf = (player: TestPlayer, bet: string, win: string, change: Fields = {}, id = newBet()): Fields => ({
  ...{ player_name: player.user, operator_player_session: player.token, game_id: 'dragon-eight', currency_code: 'CNY' },
  ...{ parent_bet_id: id, bet_id: id, bet_amount: bet, win_amount: win, updated_time: '1700000000001' },
  ...{ transfer_amount: String(Number(win) - Number(bet)), transaction_id: `${id}-${id}-106-0`, is_feature: 'false' },
  ...change,
});

describe('works', () => {
  it('verifies a session and returns the balance rounded down to two decimals', async () => {
    const player = await vendor.player({ balance: 1_999_999n });
    const { token: operator_player_session, user: player_name } = player;
    expect(await call('/VerifySession', { operator_player_session })).toEqual({
      ...{ data: { player_name, nickname: player_name, currency: 'CNY' }, error: null },
    });
    expect(await call('/Cash/Get', { operator_player_session, player_name })).toMatchObject({
      ...{ data: { currency_code: 'CNY', balance_amount: 19.99 }, error: null },
    });
  });

  it('books stake and win in one call, once, even if the last part of the id differs on a resend', async () => {
    const player = await vendor.player();
    const spin = spinOf(player, '10', '4.5');
    const first = await call('/Cash/TransferInOut', spin);
    expect(first).toEqual({
      ...{ data: { currency_code: 'CNY', balance_amount: 94.5, updated_time: 1_700_000_000_001 }, error: null },
    });
    const again = {
      ...spin,
      transaction_id: spin['transaction_id']?.replace(/0$/, '77') ?? '',
      is_validate_bet: 'true',
    };
    await site.owner.query('update vendors_sessions set expires_at = now() where member_id = $1', [player.memberId]);
    expect(await call('/Cash/TransferInOut', again)).toEqual(first);
    const { rows } = await site.owner.query('select status, bet, win from vendors_rounds where round = $1', [
      spin['bet_id'],
    ]);
    expect(rows).toEqual([{ status: 'lost', bet: 1_000_000n, win: 450_000n }]);
  });

  it('takes a resend without a session, and the rest of a round after it', async () => {
    const player = await vendor.player();
    await site.owner.query('update vendors_sessions set expires_at = now() where member_id = $1', [player.memberId]);
    const spin = spinOf(player, '10', '0');
    expect(await codeOf('/Cash/TransferInOut', spin)).toBe('1034');
    expect(await call('/Cash/TransferInOut', { ...spin, is_validate_bet: 'true' })).toMatchObject({
      data: { balance_amount: 90 },
    });
    const [parent = '', bet] = [spin['bet_id'], newBet()];
    const free = { parent_bet_id: parent, bet_id: bet, transaction_id: `${bet}-${parent}-106-0` };
    // It only pays, so a field that nobody knows does not hold it up.
    for (const more of [{}, { colour: 'red' }] as Fields[]) {
      expect(await call('/Cash/TransferInOut', spinOf(player, '0', '2.5', { ...free, ...more }))).toMatchObject({
        data: { balance_amount: 92.5 },
      });
    }
    const stake = spinOf(player, '1', '0', { colour: 'red', is_validate_bet: 'true' });
    expect(await codeOf('/Cash/TransferInOut', stake)).toBe('1034');
  });

  it('corrects outside of any round, up, and down into a debt', async () => {
    const player = await vendor.player({ balance: 1_00000n });
    const change = { player_name: player.user, currency_code: 'CNY', transaction_type: '901' };
    const up = { ...change, transfer_amount: '2.00', adjustment_transaction_id: newBet() };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await call('/Cash/Adjustment', up)).toMatchObject({ data: { balance_amount: 3 } });
    }
    const down = { ...change, transfer_amount: '-5.00', adjustment_transaction_id: newBet() };
    expect(await call('/Cash/Adjustment', down)).toMatchObject({ data: { balance_amount: 0 } });
    const details = { player_name: player.user, parent_bet_id: '1', bet_id: '1', bet_details: 'x' };
    expect(await call('/Cash/UpdateBetDetail', details)).toMatchObject({ error: null });
  });
});

/** What `stopsHold` says to the wallet. */
async function transfer({ player, id }: StopStake, bet: number, win: number, change: Fields = {}): Promise<string> {
  const betId = bet > 0 ? id : `9${id}`;
  const ids = { parent_bet_id: id, transaction_id: `${betId}-${id}-106-0` };
  const fields = spinOf(player, String(bet), String(win), { ...ids, ...change }, betId);
  return (await codeOf('/Cash/TransferInOut', fields)) ?? 'none';
}
const speech: StopSpeech = {
  ...{ done: 'none', limited: '1034', blocked: '3004' },
  stake: (stake) => transfer(stake, 10, 0),
  // Marked as a resend, a call asks for no session; the member's limits hold all the same.
  otherStake: (stake) => transfer(stake, 10, 50, { is_validate_bet: 'true' }),
  settle: (stake) => transfer(stake, 0, 5),
};

describe('refuses', () => {
  it('[I-37] [A157] new stakes after a session limit, a time-out and both exclusions, and still pays the rounds before', async () => {
    await stopsHold(site, vendor, speech);
  });

  it('with its own error codes, and changes nothing', async () => {
    const player = await vendor.player({ balance: 5_00000n });
    const wrong: [Fields, string][] = [
      [spinOf(player, '10', '0'), '3202'],
      [spinOf(player, '1', '0', { transfer_amount: '1' }), '1034'],
      [spinOf(player, '1', '0', { bet_id: '5' }), '1034'],
      [spinOf(player, '1', '0', { currency_code: 'EUR' }), '3005'],
      [spinOf(player, '1', '0', { player_name: 'nobody' }), '3004'],
      [spinOf(player, '1', '0', { bet_amount: '1e0' }), '1034'],
      [spinOf(player, '1', '0', { unknown: '1' }), '1034'],
      [spinOf(player, '0', '1'), '1034'],
    ];
    for (const [fields, code] of wrong)
      expect(await codeOf('/Cash/TransferInOut', fields), JSON.stringify(fields)).toBe(code);
    const spin = spinOf(player, '1', '0');
    await call('/Cash/TransferInOut', spin);
    expect(await codeOf('/Cash/TransferInOut', { ...spin, win_amount: '9', transfer_amount: '8' })).toBe('1034');
    const { token: operator_player_session, user: player_name } = player;
    expect(await call('/Cash/Get', { operator_player_session, player_name })).toMatchObject({
      data: { balance_amount: 4 },
    });
  });
});

describe('limits', () => {
  it('[I-37] [A157] refuse stakes beyond them and of the excluded, whatever the same call would win', async () => {
    const player = await vendor.player();
    await site.owner.query(`select limits_set(1, $1, 'CNY', 'loss', 'day', 1000000, 24)`, [player.memberId]);
    expect(await codeOf('/Cash/TransferInOut', spinOf(player, '10.01', '50'))).toBe('1034');
    expect(await codeOf('/Cash/TransferInOut', spinOf(player, '10', '0'))).toBeUndefined();
    expect(await codeOf('/Cash/TransferInOut', spinOf(player, '1', '9'))).toBe('1034');
    await site.owner.query(`select limits_block(1, $1, 'selfExclusion', now() + interval '1 day', '', '')`, [
      player.memberId,
    ]);
    expect(await codeOf('/Cash/TransferInOut', spinOf(player, '1', '9'))).toBe('3004');
    const { token: operator_player_session, user: player_name } = player;
    expect(await call('/Cash/Get', { operator_player_session, player_name })).toMatchObject({
      data: { balance_amount: 90 },
    });
  });
});

describe('forbids', () => {
  it('calls without both secrets, and sessions of others', async () => {
    const [player, other] = [await vendor.player(), await vendor.player()];
    for (const proof of [{ secret_key: 'wrong' }, { operator_token: 'wrong' }] as Fields[]) {
      expect(await codeOf('/Cash/TransferInOut', { ...spinOf(player, '1', '0'), ...proof })).toBe('1034');
    }
    const foreign = spinOf(player, '1', '0', { operator_player_session: other.token });
    expect(await codeOf('/Cash/TransferInOut', foreign)).toBe('1034');
  });
});
