import {
  openVendor,
  startPlatform,
  waitUntil,
  type TestPlatform,
  type TestPlayer,
  type TestVendor,
  stopsHold,
  type StopSpeech,
  type StopStake,
} from '@baize/testkit';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { dialect: 'softswiss', code: 'softswiss' });
});
afterAll(() => site.close());

type Action = Record<string, unknown>;

async function call(path: string, body: unknown, secret = vendor.secret, by = vendor) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return by.post(path, text, { 'content-type': 'application/json', 'x-request-sign': signature });
}

const base = ({ user, token }: TestPlayer, round: string = randomUUID()): Action => ({
  ...{ user_id: user, session_id: token, currency: 'CNY', game: 'dragon-eight', game_id: round },
});
const bet = (amount: number): Action => ({ action: 'bet', action_id: randomUUID(), amount });
const win = (amount: number): Action => ({ action: 'win', action_id: randomUUID(), amount });
const back = (action: Action): Action => ({
  ...{ action: 'rollback', action_id: randomUUID(), original_action_id: action['action_id'] },
});
const balanceOf = async (player: TestPlayer): Promise<unknown> =>
  (await call('/play', { user_id: player.user, currency: 'CNY', game: 'dragon-eight' })).json['balance'];

describe('works', () => {
  it('books all actions of a call in whole hundredths, once', async () => {
    const player = await vendor.player();
    const actions = [bet(1_000), bet(500), win(29)];
    const body = { ...base(player), finished: true, actions };
    const first = await call('/play', body);
    expect(first).toMatchObject({ httpStatus: 200, json: { balance: 8_529, game_id: (body as Action)['game_id'] } });
    expect(first.json['transactions']).toEqual(actions.map(({ action_id: id }) => ({ action_id: id, tx_id: id })));
    expect(await call('/play', body)).toEqual(first);
    const { rows } = await site.owner.query('select status, bet, win from vendors_rounds where member_id = $1', [
      player.memberId,
    ]);
    expect(rows).toEqual([{ status: 'lost', bet: 1_500_000n, win: 29_000n }]);
  });

  it('pays and rolls back with an expired session, and never takes a bet after its rollback', async () => {
    const player = await vendor.player();
    const round = base(player);
    const [won, taken, never] = [bet(1_000), bet(1_000), bet(1_000)];
    await call('/play', { ...round, actions: [won] });
    await call('/play', { ...round, actions: [taken] });
    await site.owner.query('update vendors_sessions set expires_at = now() where member_id = $1', [player.memberId]);
    expect((await call('/play', { ...round, actions: [bet(1)] })).json).toMatchObject({ code: 101, balance: 8_000 });
    expect((await call('/play', { ...round, actions: [win(300)] })).json).toMatchObject({ balance: 8_300 });
    const rollback = { ...base(player, String(round['game_id'])), actions: [back(taken), back(never)] };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await call('/rollback', rollback)).json).toMatchObject({ balance: 9_300 });
    expect((await call('/play', { ...round, actions: [never] })).json).toMatchObject({ code: 405 });
  });
});

/** What `stopsHold` says to the wallet. */
const speak = async (path: string, { player, id }: StopStake, actions: readonly Action[]): Promise<string> =>
  String((await call(path, { ...base(player, id), actions })).json['code'] ?? 'none');
const staked = ({ id }: StopStake): Action => ({ action: 'bet', action_id: `${id}-b`, amount: 1_000 });
const paid = ({ id }: StopStake, amount: number): Action => ({ action: 'win', action_id: `${id}-w`, amount });
const speech: StopSpeech = {
  ...{ done: 'none', limited: '105', blocked: '110' },
  stake: (stake) => speak('/play', stake, [staked(stake)]),
  otherStake: (stake) => speak('/play', stake, [staked(stake), paid(stake, 5_000)]),
  settle: (stake) => speak('/play', stake, [paid(stake, 500)]),
  takeBack: (stake) => speak('/rollback', stake, [back(staked(stake))]),
};

describe('refuses', () => {
  it('[I-37] [A157] new stakes after a session limit, a time-out and both exclusions, and still pays the rounds before', async () => {
    await stopsHold(site, vendor, speech);
  });

  it('a bet without enough money, for ever and with the same answer, whatever money comes later', async () => {
    const player = await vendor.player({ balance: 5_00000n });
    const body = { ...base(player), actions: [bet(1_000), win(0)] };
    const single = { ...base(player), actions: [bet(1_000)] };
    const first = await call('/play', body);
    expect(first).toMatchObject({ httpStatus: 400, json: { code: 100, balance: 500 } });
    expect((await call('/play', single)).json).toEqual(first.json);
    const { memberId } = player;
    await site.platform.wallet.post({
      ...{ brandId: 1, memberId, currency: 'CNY', scope: 'test', key: randomUUID(), kind: 'deposit', content: '' },
      ...{ debit: 'house.bank:test', credit: 'main', amount: 50_00000n },
    });
    for (const again of [body, single]) expect(await call('/play', again)).toEqual(first);
    expect(await balanceOf(player)).toBe(5_500);
  });

  it('all actions of a call if one of them is refused', async () => {
    const player = await vendor.player({ balance: 15_00000n });
    const first = bet(1_000);
    const refused = await call('/play', { ...base(player), actions: [first, bet(1_000)] });
    expect(refused).toMatchObject({ httpStatus: 400, json: { code: 100, balance: 1_500 } });
    expect(await balanceOf(player)).toBe(1_500);
    const { rows } = await site.owner.query(`select 1 from wallet_transfers where key = $1`, [first['action_id']]);
    expect(rows).toEqual([]);
    const paid = bet(1_000);
    const round = base(player);
    await call('/play', { ...round, actions: [paid, win(100)] });
    const undo = await call('/rollback', { ...round, actions: [back(paid)] });
    expect(undo).toMatchObject({ httpStatus: 400, json: { code: 800, balance: 600 } });
  });

  it('with its own error codes, and changes nothing', async () => {
    const player = await vendor.player();
    const known = bet(100);
    const round = base(player);
    await call('/play', { ...round, actions: [known] });
    const wrong: [unknown, number][] = [
      [{ ...round, actions: [{ ...known, amount: 200 }] }, 405],
      [{ ...base(player), actions: [win(100)] }, 404],
      [{ ...round, currency: 'EUR', actions: [bet(1)] }, 154],
      [{ ...round, game: 'other-game', actions: [bet(1)] }, 107],
      [{ ...round, user_id: 'nobody', actions: [bet(1)] }, 101],
      [{ ...round, actions: [{ ...bet(1), amount: 1.5 }] }, 400],
      [{ ...round, actions: [{ ...bet(1), amount: -1 }] }, 400],
      [{ ...round, actions: [known, known] }, 400],
      [{ ...round, actions: [{ ...bet(1), action: 'tip' }] }, 400],
      [{ ...round, extra: 1 }, 400],
      ['{', 400],
    ];
    for (const [body, code] of wrong) {
      expect(await call('/play', body), JSON.stringify(body)).toMatchObject({ httpStatus: 400, json: { code } });
    }
    const issued = await call('/freespins', { issue_id: 'x', status: 'played', total_amount: 100 });
    expect(issued.json).toMatchObject({ code: 610 });
    expect(await balanceOf(player)).toBe(9_900);
  });

  it('stakes beyond a limit of the game, which is another answer than a limit of the member', async () => {
    const bounded = await openVendor(site, { dialect: 'softswiss', code: 'bounded' });
    await site.owner.query(
      `update games_games set max_bet = 1000 where vendor_id = (select id from vendors_vendors where code = 'bounded')`,
    );
    const player = await bounded.player();
    const stake = async (amount: number) =>
      (await call('/play', { ...base(player), actions: [bet(amount)] }, bounded.secret, bounded)).json;
    // What the vendor lists is read anew within a second.
    await waitUntil(async () => (await stake(2))['code'] === 106);
    expect(await stake(1)).not.toHaveProperty('code');
  });

  it.each(['timeOut', 'selfExclusion'])(
    '[I-37] [A157] stakes beyond limits and after a block of the kind %s, and settles what was staked before',
    async (kind) => {
      const player = await vendor.player();
      const sql = `select limits_set(1, $1, 'CNY', 'stake', 'bet', 1500000, 24), limits_set(1, $1, 'CNY', 'loss', 'day', 2000000, 24)`;
      await site.owner.query(sql, [player.memberId]);
      const round = base(player);
      const [won, taken] = [bet(1_000), bet(1_000)];
      const play = async (actions: Action[]) => (await call('/play', { ...round, actions })).json;
      expect(await play([bet(1_501), win(5_000)])).toMatchObject({ code: 105, balance: 10_000 });
      expect(await play([won])).toMatchObject({ balance: 9_000 });
      expect(await play([taken])).toMatchObject({ balance: 8_000 });
      expect(await play([bet(1)])).toMatchObject({ code: 105, balance: 8_000 });
      await site.owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', '', '')`, [
        player.memberId,
        kind,
      ]);
      expect(await play([bet(1), win(5_000)])).toMatchObject({ code: 110, balance: 8_000 });
      expect(await play([win(500)])).toMatchObject({ balance: 8_500 });
      const undo = await call('/rollback', { ...base(player, String(round['game_id'])), actions: [back(taken)] });
      expect(undo.json).toMatchObject({ balance: 9_500 });
    },
  );
});

describe('forbids', () => {
  it('calls without the right signature, and sessions of others', async () => {
    const [player, other] = [await vendor.player(), await vendor.player()];
    const body = { ...base(player), actions: [bet(100)] };
    expect(await call('/play', body, 'another secret')).toMatchObject({ httpStatus: 403, json: { code: 403 } });
    const mixed = { ...base(player), session_id: other.token, actions: [bet(100)] };
    expect((await call('/play', mixed)).json).toMatchObject({ code: 101 });
    expect(await balanceOf(player)).toBe(10_000);
  });
});
