import {
  giveFreeRounds,
  openVendor,
  startPlatform,
  type TestPlatform,
  type TestPlayer,
  type TestVendor,
  stopsHold,
  type StopSpeech,
} from '@baize/testkit';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { dialect: 'jili', code: 'jili' });
});
afterAll(() => site.close());

async function call(path: string, body: string, key = vendor.secret) {
  return (await vendor.post(`/${key}${path}`, body, { 'content-type': 'application/json' })).json;
}

/** Too large for a double, like JILI's. */
const newRound = (): string => `9007199254${String(randomInt(1, 2 ** 30)).padStart(10, '0')}`;
const fieldsOf = (player: TestPlayer, round: string, rest: string): string =>
  `{"reqId":"r","token":"${player.token}","userId":"${player.user}","currency":"CNY","game":"dragon-eight","round":${round},${rest}}`;
const spinOf = (player: TestPlayer, bet: string, win: string, round = newRound()): string =>
  fieldsOf(player, round, `"betAmount":${bet},"winloseAmount":${win}`);

async function accountsOf({ memberId }: TestPlayer): Promise<Record<string, bigint>> {
  const { rows } = await site.owner.query<{ name: string; balance: bigint }>(
    'select name, balance from wallet_accounts where member_id = $1',
    [memberId],
  );
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
}

describe('works', () => {
  it('books stake and win at once, keeps apart rounds that are equal as doubles, and says so on a resend', async () => {
    const player = await vendor.player();
    expect(await call('/auth', `{"reqId":"r","token":"${player.token}"}`)).toEqual({
      ...{ errorCode: 0, message: 'Success', username: player.user, currency: 'CNY', balance: 100 },
    });
    const spin = spinOf(player, '10', '4.29', '9007199254740992001');
    expect(await call('/bet', spin)).toMatchObject({ errorCode: 0, balance: 94.29 });
    expect(await call('/bet', spin)).toMatchObject({ errorCode: 1, balance: 94.29 });
    expect(await call('/bet', spinOf(player, '1', '0', '9007199254740992002'))).toMatchObject({
      errorCode: 0,
      balance: 93.29,
    });
  });

  it('cancels stake and win together, even before they arrive', async () => {
    const player = await vendor.player();
    const spin = spinOf(player, '10', '4');
    await call('/bet', spin);
    expect(await call('/cancelBet', spin)).toMatchObject({ errorCode: 0, balance: 100 });
    expect(await call('/cancelBet', spin)).toMatchObject({ errorCode: 1, balance: 100 });
    const never = spinOf(player, '10', '4');
    expect(await call('/cancelBet', never)).toMatchObject({ errorCode: 0, balance: 100 });
    expect(await call('/bet', never)).toMatchObject({ errorCode: 5 });
  });

  it('holds money for a session and settles it with an expired token and a closed account', async () => {
    const player = await vendor.player();
    const [opening, closing, sessionId] = [newRound(), newRound(), newRound()];
    const begin = fieldsOf(
      player,
      opening,
      `"sessionId":${sessionId},"type":1,"betAmount":0,"winloseAmount":0,"preserve":60`,
    );
    expect(await call('/sessionBet', begin)).toMatchObject({ errorCode: 0, balance: 40 });
    expect(await call('/sessionBet', begin)).toMatchObject({ errorCode: 1, balance: 40 });
    expect(await accountsOf(player)).toMatchObject({ main: 4_000_000n, 'hold.vendor:jili': 6_000_000n });
    await site.owner.query('update vendors_sessions set expires_at = now() where member_id = $1', [player.memberId]);
    await site.owner.query('select wallet_set_state(1, $1, $2)', [player.memberId, 'closed']);
    const end = fieldsOf(
      player,
      closing,
      `"sessionId":${sessionId},"type":2,"betAmount":25,"winloseAmount":70,"preserve":60`,
    );
    const less = end.replace('"preserve":60', '"preserve":50');
    expect(await call('/sessionBet', less)).toMatchObject({ errorCode: 5 });
    expect(await call('/sessionBet', end)).toMatchObject({ errorCode: 0, balance: 145 });
    expect(await call('/sessionBet', end)).toMatchObject({ errorCode: 1, balance: 145 });
    expect(await accountsOf(player)).toMatchObject({ main: 14_500_000n, 'hold.vendor:jili': 0n });
    const { rows } = await site.owner.query(
      'select status, bet, win, valid_bet as "validBet" from vendors_rounds where round = $1',
      [sessionId],
    );
    // The smaller of stake and result counts for rebates, never what was only held.
    expect(rows).toEqual([{ status: 'won', bet: 2_500_000n, win: 7_000_000n, validBet: 2_500_000n }]);
    expect(
      await call('/cancelSessionBet', fieldsOf(player, opening, `"sessionId":${sessionId},"betAmount":0`)),
    ).toMatchObject({
      errorCode: 6,
    });
  });

  it('settles all stakes of a session, after which none can be cancelled', async () => {
    const player = await vendor.player();
    const [first, second, sessionId] = [newRound(), newRound(), newRound()];
    const stake = `"sessionId":${sessionId},"type":1,"betAmount":10,"winloseAmount":0`;
    for (const round of [first, second]) await call('/sessionBet', fieldsOf(player, round, stake));
    const end = fieldsOf(player, newRound(), `"sessionId":${sessionId},"type":2,"betAmount":0,"winloseAmount":15`);
    expect(await call('/sessionBet', end)).toMatchObject({ errorCode: 0, balance: 95 });
    for (const round of [first, second]) {
      const cancel = fieldsOf(player, round, `"sessionId":${sessionId},"betAmount":10`);
      expect(await call('/cancelSessionBet', cancel)).toMatchObject({ errorCode: 6 });
    }
    expect(await call('/sessionBet', end)).toMatchObject({ errorCode: 1, balance: 95 });
  });

  it('returns the money of a session that is cancelled before it is settled', async () => {
    const player = await vendor.player();
    const [opening, sessionId] = [newRound(), newRound()];
    const begin = fieldsOf(
      player,
      opening,
      `"sessionId":${sessionId},"type":1,"betAmount":5,"winloseAmount":0,"preserve":20`,
    );
    expect(await call('/sessionBet', begin)).toMatchObject({ errorCode: 0, balance: 75 });
    const cancel = fieldsOf(player, opening, `"sessionId":${sessionId},"betAmount":5`);
    expect(await call('/cancelSessionBet', cancel)).toMatchObject({ errorCode: 0, balance: 100 });
    expect(await call('/cancelSessionBet', cancel)).toMatchObject({ errorCode: 1, balance: 100 });
  });

  it('pays a free round with an expired token', async () => {
    const player = await vendor.player();
    await site.owner.query('update vendors_sessions set expires_at = now() where member_id = $1', [player.memberId]);
    expect(await call('/bet', spinOf(player, '0', '3'))).toMatchObject({ errorCode: 0, balance: 103 });
    expect(await call('/bet', spinOf(player, '1', '3'))).toMatchObject({ errorCode: 4 });
  });

  it('plays free spins that the house gave at no cost, each once, and gives one back that is cancelled', async () => {
    const player = await vendor.player();
    const { id, reward } = await giveFreeRounds(site, vendor, player, { rounds: 2 });
    const spin = (win: string, reference = reward, bet = '0'): string => {
      const data = `{"referenceId":"${reference}","originalBet":1,"deduct":0}`;
      return fieldsOf(
        player,
        newRound(),
        `"betAmount":${bet},"winloseAmount":${win},"isFreeRound":true,"freeSpinData":${data}`,
      );
    };
    const usedUp = async () =>
      (await site.owner.query<{ used: number }>('select used from vendors_free_rounds where id = $1', [id])).rows[0]
        ?.used;
    const first = spin('2.5');
    expect(await call('/bet', first)).toMatchObject({ errorCode: 0, balance: 102.5 });
    expect(await call('/bet', first)).toMatchObject({ errorCode: 1, balance: 102.5 });
    expect(await usedUp()).toBe(1);
    expect(await call('/cancelBet', first)).toMatchObject({ errorCode: 0, balance: 100 });
    expect(await call('/cancelBet', first)).toMatchObject({ errorCode: 1, balance: 100 });
    // What was answered before is answered again, and moves nothing.
    expect(await call('/bet', first)).toMatchObject({ errorCode: 1 });
    expect(await usedUp()).toBe(0);
    expect(await call('/bet', spin('0'))).toMatchObject({ errorCode: 0, balance: 100 });
    expect(await call('/bet', spin('1'))).toMatchObject({ errorCode: 0, balance: 101 });
    expect(await call('/bet', spin('1'))).toMatchObject({ errorCode: 5 });
    expect(await call('/bet', spin('0', reward, '1'))).toMatchObject({ errorCode: 3 });
    expect(await usedUp()).toBe(2);
    // What the vendor gives by itself it pays by itself.
    expect(await call('/bet', spin('3', 'spring-42'))).toMatchObject({ errorCode: 0, balance: 104 });
    const { rows } = await site.owner.query(
      `select debit, sum(amount)::integer as sum from wallet_transfers where member_id = $1 and kind = 'freeWin' group by 1`,
      [player.memberId],
    );
    expect(rows).toEqual([{ debit: 'house.freeRounds:jili', sum: 350_000 }]);
  });
});

/** What `stopsHold` says to the wallet. */
const speak = async (path: string, player: TestPlayer, round: string, rest: string): Promise<string> =>
  String((await call(path, fieldsOf(player, round, rest)))['errorCode']);
const held = '"type":1,"betAmount":0,"winloseAmount":0,"preserve":10';
const speech: StopSpeech = {
  // The protocol has one number for everything that is none of its own.
  ...{ done: '0', limited: '5', blocked: '5' },
  stake: ({ player, id }) => speak('/sessionBet', player, id, `"sessionId":${id},${held}`),
  otherStake: ({ player, id }) => speak('/bet', player, id, '"betAmount":10,"winloseAmount":50'),
  // Of the 10 held 10 were staked, and 5 won.
  settle: ({ player, id }) => {
    const end = `"sessionId":${id},"type":2,"betAmount":10,"winloseAmount":5,"preserve":10`;
    return speak('/sessionBet', player, `9${id}`, end);
  },
  takeBack: ({ player, id }) =>
    speak('/cancelSessionBet', player, id, `"sessionId":${id},"betAmount":0,"winloseAmount":0,"preserve":10`),
};

describe('refuses', () => {
  it('[I-37] [A157] new stakes after a session limit, a time-out and both exclusions, and still pays the rounds before', async () => {
    await stopsHold(site, vendor, speech);
  });

  it('with its own error codes, and changes nothing', async () => {
    const player = await vendor.player({ balance: 5_00000n });
    expect(await call('/bet', spinOf(player, '10', '0'))).toMatchObject({ errorCode: 2 });
    const round = newRound();
    await call('/bet', spinOf(player, '1', '0', round));
    expect(await call('/bet', spinOf(player, '2', '0', round))).toMatchObject({ errorCode: 5 });
    const session = (type: number, rest: string): string =>
      fieldsOf(player, newRound(), `"sessionId":${newRound()},"type":${type},${rest}`);
    expect(await call('/sessionBet', session(2, '"betAmount":0,"winloseAmount":5'))).toMatchObject({ errorCode: 5 });
    const bad = [
      ...[
        spinOf(player, '1e0', '0'),
        spinOf(player, '-1', '0'),
        spinOf(player, '"1"', '0'),
        spinOf(player, '1', '0', '1.5'),
      ],
      ...[spinOf(player, '1', '0').replace('"reqId":"r"', '"reqId":"r","extra":1'), '{}', '', '[]'],
      ...[session(3, '"betAmount":1,"winloseAmount":0'), session(1, '"betAmount":1,"winloseAmount":1')],
      spinOf(player, '1', '0').replace('"CNY"', '"EUR"'),
    ];
    for (const body of bad)
      expect(
        await call('/bet'.replace('bet', body.includes('sessionId') ? 'sessionBet' : 'bet'), body),
        body,
      ).toMatchObject({ errorCode: 3 });
    expect(await call('/auth', `{"reqId":"r","token":"${player.token}"}`)).toMatchObject({ balance: 4 });
  });

  it.each(['timeOut', 'selfExclusion'])(
    '[I-37] [A157] stakes beyond limits and after a block of the kind %s, and settles what was staked before',
    async (kind) => {
      const player = await vendor.player();
      const sql = `select limits_set(1, $1, 'CNY', 'stake', 'bet', 1500000, 24), limits_set(1, $1, 'CNY', 'loss', 'day', 2000000, 24)`;
      await site.owner.query(sql, [player.memberId]);
      const [taken, opening, sessionId] = [spinOf(player, '10', '0'), newRound(), newRound()];
      const session = (type: number, round: string, bet: string, win: string, preserve: string): string =>
        fieldsOf(
          player,
          round,
          `"sessionId":${sessionId},"type":${type},"betAmount":${bet},"winloseAmount":${win},"preserve":${preserve}`,
        );
      expect(await call('/bet', spinOf(player, '15.01', '50'))).toMatchObject({ errorCode: 5 });
      expect(await call('/sessionBet', session(1, newRound(), '0', '0', '15.01'))).toMatchObject({ errorCode: 5 });
      expect(await call('/bet', taken)).toMatchObject({ errorCode: 0, balance: 90 });
      expect(await call('/sessionBet', session(1, opening, '0', '0', '10'))).toMatchObject({
        errorCode: 0,
        balance: 80,
      });
      expect(await call('/bet', spinOf(player, '0.01', '50'))).toMatchObject({ errorCode: 5 });
      await site.owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', '', '')`, [
        player.memberId,
        kind,
      ]);
      expect(await call('/bet', spinOf(player, '0.01', '50'))).toMatchObject({ errorCode: 5 });
      expect(await call('/sessionBet', session(1, newRound(), '0', '0', '0.01'))).toMatchObject({ errorCode: 5 });
      expect(await call('/sessionBet', session(2, newRound(), '10', '15', '10'))).toMatchObject({
        ...{ errorCode: 0, balance: 95 },
      });
      expect(await call('/cancelBet', taken)).toMatchObject({ errorCode: 0, balance: 105 });
    },
  );
});

describe('forbids', () => {
  it('URLs without the secret, and tokens of others', async () => {
    const [player, other] = [await vendor.player(), await vendor.player()];
    const forged = await vendor.post(`/${'x'.repeat(48)}/bet`, spinOf(player, '1', '0'), {
      'content-type': 'application/json',
    });
    expect([forged.httpStatus, forged.json['errorCode']]).toEqual([403, 5]);
    const mixed = spinOf({ ...player, token: other.token }, '1', '0');
    expect(await call('/bet', mixed)).toMatchObject({ errorCode: 4 });
    expect(await call('/auth', '{"reqId":"r","token":"made-up"}')).toMatchObject({ errorCode: 4 });
  });
});
