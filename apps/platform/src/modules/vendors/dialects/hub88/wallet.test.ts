import {
  openVendor,
  sendRaw,
  signBody,
  startPlatform,
  type TestPlatform,
  type TestVendor,
  said,
  stopsHold,
  type StopSpeech,
  type StopStake,
} from '@baize/testkit';
import { createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setAccountState } from '#modules/wallet/index.ts';

const UNIT = 100_000;
let site: TestPlatform;
let vendor: TestVendor;
let now = Date.now();
const alarms: Record<string, unknown>[] = [];
beforeAll(async () => {
  const note = (line: Record<string, unknown>): void => void (line['alarm'] === undefined || alarms.push(line));
  const log = pino({ level: 'warn' }, { write: (text) => note(JSON.parse(text) as Record<string, unknown>) });
  // Without jobs, which read the same tables at their own times.
  site = await startPlatform({ clock: () => now, log, env: { ROLE: 'web' } });
  vendor = await openVendor(site);
  // The directory's cache of a second expires.
  now += 2_000;
  now += 2_000;
});
afterAll(() => site.close());
afterEach(async () => {
  const { rows } = await site.owner.query<{ sum: bigint; debts: bigint }>(
    `select sum(balance)::bigint as sum, (select sum(amount) from wallet_entries)::bigint as debts from wallet_accounts`,
  );
  expect(rows, 'the books sum to zero').toEqual([{ sum: 0n, debts: 0n }]);
});

/** Settings take effect within a second of the process's clock. */
async function change(sql: string, values: unknown[] = []): Promise<void> {
  await site.owner.query(sql, values);
  now += 2_000;
}

async function transfers(): Promise<number> {
  const { rows } = await site.owner.query<{ n: number }>('select count(*)::integer as n from wallet_transfers');
  return rows[0]?.n ?? -1;
}

describe('works', () => {
  it('[I-15] books a bet and its win, answers with the balance right after each and keeps the round', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player, { amount: 2.5 * UNIT });
    const first = await vendor.call('/transaction/bet', bet);
    expect(first).toMatchObject({ httpStatus: 200, status: 'RS_OK', balance: 97.5 * UNIT });
    expect(first.json).toEqual({
      user: player.user,
      status: 'RS_OK',
      request_uuid: bet['request_uuid'],
      currency: 'CNY',
      balance: 97.5 * UNIT,
    });
    const { rows: open } = await site.owner.query(
      'select status, bet, valid_bet from vendors_rounds where round = $1',
      [bet['round']],
    );
    expect(open).toEqual([{ status: 'open', bet: 250_000n, valid_bet: 0n }]);
    const win = vendor.win(bet, { amount: 4 * UNIT });
    expect(await vendor.call('/transaction/win', win)).toMatchObject({ status: 'RS_OK', balance: 101.5 * UNIT });
    const { rows } = await site.owner.query(
      'select member_id, status, bet, win, valid_bet, transactions from vendors_rounds where round = $1',
      [bet['round']],
    );
    expect(rows).toEqual([
      {
        ...{ member_id: player.memberId, status: 'won', bet: 250_000n, win: 400_000n, valid_bet: 150_000n },
        transactions: [bet['transaction_uuid'], win['transaction_uuid']],
      },
    ]);
  });

  it('returns the user and their spendable balance', async () => {
    const player = await vendor.player({ balance: 5n });
    const body = { user: player.user, token: player.token, request_uuid: randomUUID(), sub_partner_id: 'baize' };
    expect((await vendor.call('/user/info', body)).json).toMatchObject({ user: player.user, status: 'RS_OK' });
    const { sub_partner_id: _subPartner, ...unnamed } = body as Record<string, unknown>;
    expect((await vendor.call('/user/info', unnamed)).json).toMatchObject({
      user: player.user,
      sub_partner_id: 'baize',
    });
    expect(await vendor.call('/user/balance', body)).toMatchObject({ status: 'RS_OK', balance: 5 });
    expect((await vendor.call('/user/balance', { ...body, token: 'nobody' })).status).toBe('RS_ERROR_INVALID_TOKEN');
  });

  it('[A148] [I-10] answers a resend of yesterday as the first time, without a second effect', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player);
    const body = JSON.stringify(bet);
    const first = await vendor.call('/transaction/bet', body);
    await vendor.call('/transaction/bet', vendor.bet(player));
    now += 130 * 86_400_000;
    await site.owner.query(`update vendors_sessions set expires_at = now() - interval '1 day' where member_id = $1`, [
      player.memberId,
    ]);
    expect(await vendor.call('/transaction/bet', body)).toEqual(first);
  });

  it('keeps launch tokens for their retention period, and pays wins after that too', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player);
    await vendor.call('/transaction/bet', bet);
    const living = await vendor.player();
    const endedAgo = (days: number) =>
      site.owner.query(
        `update vendors_sessions set expires_at = now() - make_interval(days => $2) where member_id = $1`,
        [player.memberId, days],
      );
    const kept = async () => {
      await site.platform.jobs.turn('vendors.removeOldSessions');
      const { rows } = await site.owner.query<{ id: bigint }>(
        'select member_id as id from vendors_sessions where member_id = any ($1)',
        [[player.memberId, living.memberId]],
      );
      return rows.map(({ id }) => id);
    };
    await endedAgo(179);
    expect(await kept()).toHaveLength(2);
    await site.owner.query(`update kit_retention set kept_days = 30 where table_name = 'vendors_sessions'`);
    expect(await kept()).toEqual([living.memberId]);
    expect(await vendor.call('/transaction/win', vendor.win(bet))).toMatchObject({ status: 'RS_OK' });
    expect((await vendor.call('/transaction/bet', vendor.bet(player))).status).toBe('RS_ERROR_INVALID_TOKEN');
    // Without a row in the table, data is kept for ever.
    await site.owner.query(`delete from kit_retention where table_name = 'vendors_sessions'`);
    await site.owner.query(`update vendors_sessions set expires_at = '2001-01-01' where member_id = $1`, [
      living.memberId,
    ]);
    expect(await kept()).toEqual([living.memberId]);
  });

  it(
    '[A152] one id in 50 concurrent calls, over two processes, has one effect and equal answers',
    { timeout: 180_000 },
    async () => {
      const second = await startPlatform({ beside: site, clock: () => now });
      const port = Number(new URL(second.url).port);
      try {
        for (const [path, of] of [
          ['/transaction/bet', (bet: Record<string, unknown>) => bet],
          ['/transaction/win', (bet: Record<string, unknown>) => vendor.win(bet)],
          ['/transaction/rollback', (bet: Record<string, unknown>) => vendor.rollback(bet)],
        ] as const) {
          const player = await vendor.player();
          const bet = vendor.bet(player);
          if (path !== '/transaction/bet') await vendor.call('/transaction/bet', bet);
          const body = of(bet);
          const before = await transfers();
          const answers = await Promise.all(
            Array.from({ length: 50 }, (_, index) => vendor.call(path, body, index % 2 === 0 ? {} : { port })),
          );
          expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, path).toBe(1);
          expect(answers[0]?.status).toBe('RS_OK');
          expect(await transfers(), path).toBe(before + 1);
        }
      } finally {
        await second.close();
      }
    },
  );

  it('[A156] [A157] takes wins and rollbacks with expired tokens, for closed accounts and games, and during maintenance', async () => {
    const close: [string, (player: { memberId: bigint }) => Promise<void>, () => Promise<void>][] = [
      [
        'RS_ERROR_TOKEN_EXPIRED',
        ({ memberId }) =>
          change(`update vendors_sessions set expires_at = now() - interval '1 s' where member_id = $1`, [memberId]),
        async () => undefined,
      ],
      [
        'RS_ERROR_USER_DISABLED',
        async ({ memberId }) => void (await setAccountState(site.owner, { brandId: 1, memberId, state: 'closed' })),
        async () => undefined,
      ],
      [
        'RS_ERROR_INVALID_PARTNER',
        () => change('update site_brands set is_maintenance = true where id = 1'),
        () => change('update site_brands set is_maintenance = false where id = 1'),
      ],
      [
        'RS_ERROR_INVALID_GAME',
        () => change('update games_games set is_enabled = false'),
        () => change('update games_games set is_enabled = true'),
      ],
      [
        'RS_ERROR_INVALID_PARTNER',
        () => change('update vendors_vendors set is_enabled = false'),
        () => change('update vendors_vendors set is_enabled = true'),
      ],
    ];
    for (const [refusal, begin, end] of close) {
      const player = await vendor.player();
      const [won, taken] = [vendor.bet(player), vendor.bet(player)];
      const first = await vendor.call('/transaction/bet', won);
      await vendor.call('/transaction/bet', taken);
      await begin(player);
      expect((await vendor.call('/transaction/bet', vendor.bet(player))).status, refusal).toBe(refusal);
      expect(await vendor.call('/transaction/bet', won), 'a known bet').toEqual(first);
      expect(await vendor.call('/transaction/win', vendor.win(won, { amount: 3 * UNIT }))).toMatchObject({
        status: 'RS_OK',
        balance: 101 * UNIT,
      });
      expect(await vendor.call('/transaction/rollback', vendor.rollback(taken))).toMatchObject({
        status: 'RS_OK',
        balance: 102 * UNIT,
      });
      await end();
    }
  });

  it('[A165] ignores documented Hub88 fields that we do not need', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player, {
      ...{ meta: { odds: [1.5, '<b>'] }, supplier_user: '<script>', is_free: false, bet: 'single', reward_uuid: null },
    });
    expect((await vendor.call('/transaction/bet', bet)).status).toBe('RS_OK');
  });

  it('reads its rows by index only', async () => {
    const player = await vendor.player();
    const connectionsBeside = async (): Promise<number> => {
      const { rows } = await site.owner.query<{ n: string }>(
        `select count(*) as n from pg_stat_activity where datname = current_database() and application_name = 'beside'`,
      );
      return Number(rows[0]?.n);
    };
    const scans = async (): Promise<string> => {
      const { rows } = await site.owner.query<{ relname: string; n: string }>(
        `select relname, seq_scan::text as n from pg_stat_user_tables
          where relname in ('vendors_sessions', 'vendors_rounds', 'wallet_accounts', 'wallet_transfers', 'wallet_entries')
          order by relname`,
      );
      return JSON.stringify(rows);
    };
    const rollbacksSeen = async (): Promise<number> => {
      const { rows } = await site.owner.query<{ n: string }>(
        `select n_tup_upd::text as n from pg_stat_user_tables where relname = 'vendors_rounds'`,
      );
      return Number(rows[0]?.n);
    };
    const lookers = await Promise.all([site.owner.connect(), site.owner.connect(), site.owner.connect()]);
    for (const looker of lookers) await looker.query('select pg_stat_force_next_flush()');
    for (const looker of lookers) looker.release();
    const [before, seen] = [await scans(), await rollbacksSeen()];
    // A connection reports its statistics after seconds of idling, or when it ends; these have a name.
    const named = { ...site, databaseUrl: `${site.databaseUrl}?application_name=beside` };
    const beside = await startPlatform({ beside: named, clock: () => now, env: { ROLE: 'web' } });
    const port = Number(new URL(beside.url).port);
    for (let turn = 0; turn < 5; turn += 1) {
      const bet = vendor.bet(player);
      await vendor.call('/transaction/bet', bet, { port });
      await vendor.call('/transaction/win', vendor.win(bet), { port });
      const taken = vendor.bet(player);
      await vendor.call('/transaction/bet', taken, { port });
      await vendor.call('/transaction/rollback', vendor.rollback(taken), { port });
      await vendor.call('/transaction/bet', taken, { port });
    }
    expect(await connectionsBeside()).toBeGreaterThan(0);
    await beside.close();
    await expect.poll(connectionsBeside).toBe(0);
    // Proves that the statistics arrived.
    expect(await rollbacksSeen()).toBeGreaterThanOrEqual(seen + 5);
    expect(await scans()).toBe(before);
  });
});

/** What `stopsHold` says to the wallet. */
const stakeBody = ({ player, id }: StopStake) =>
  vendor.bet(player, { transaction_uuid: id, round: `r-${id}`, amount: 10 * UNIT });
const speech: StopSpeech = {
  ...{ done: said.done, limited: said.limitReached, blocked: said.userDisabled },
  stake: async (stake) => (await vendor.call('/transaction/bet', stakeBody(stake))).status,
  settle: async (stake) =>
    (await vendor.call('/transaction/win', vendor.win(stakeBody(stake), { amount: 5 * UNIT }))).status,
  takeBack: async (stake) => (await vendor.call('/transaction/rollback', vendor.rollback(stakeBody(stake)))).status,
};

describe('refuses', () => {
  it('[I-37] [A157] new stakes after a session limit, a time-out and both exclusions, and still pays the rounds before', async () => {
    await stopsHold(site, vendor, speech);
  });

  it('[A145] missing and wrong signatures', async () => {
    const player = await vendor.player();
    const body = JSON.stringify(vendor.bet(player));
    const right = signBody(body, vendor.privateKey);
    const bytes = Buffer.from(right, 'base64');
    const wrong = [
      ...[undefined, '', right.slice(1), right.slice(0, -1), `${right}=`, `${right}A`, ` ${right.slice(1)}`],
      ...[right.toUpperCase(), bytes.toString('hex'), bytes.subarray(1).toString('base64'), 'A'.repeat(344)],
      ...[
        bytes.toString('base64url'),
        `${right.slice(0, 100)}!${right.slice(101)}`,
        'x'.repeat(20_000).slice(0, 4_000),
      ],
    ];
    const before = await transfers();
    for (const signature of wrong) {
      const answer = await vendor.call('/transaction/bet', body, { signature });
      expect([answer.httpStatus, answer.json], signature).toEqual([401, { status: 'RS_ERROR_INVALID_SIGNATURE' }]);
    }
    expect(await transfers()).toBe(before);
  });

  it('[A146] bodies that were changed after signing', async () => {
    const player = await vendor.player();
    const body = JSON.stringify(vendor.bet(player));
    const signature = signBody(body, vendor.privateKey);
    const parsed = JSON.parse(body) as Record<string, unknown>;
    const rewritten = [
      JSON.stringify(Object.fromEntries(Object.entries(parsed).toReversed())),
      body.replaceAll(',', ', '),
      body.replace('"CNY"', '"\\u0043NY"'),
      `\ufeff${body}`,
      body.replace('{', '{"amount":1,'),
      `${body}\n`,
    ];
    for (const text of rewritten) {
      expect((await vendor.call('/transaction/bet', text, { signature })).httpStatus, text).toBe(401);
    }
  });

  it('[A149] bodies that are too large, too deep or compressed', async () => {
    const player = await vendor.player();
    const body = JSON.stringify(vendor.bet(player));
    const large = await vendor.call('/transaction/bet', body.replace('}', `,"meta":"${'x'.repeat(100_000)}"}`));
    expect([large.httpStatus, large.status]).toEqual([413, 'RS_ERROR_WRONG_SYNTAX']);
    const deep = body.replace('}', `,"meta":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect(await vendor.call('/transaction/bet', deep)).toMatchObject({
      httpStatus: 400,
      status: 'RS_ERROR_WRONG_SYNTAX',
    });
    const packed = await vendor.call('/transaction/bet', body, { headers: { 'content-type': 'application/gzip' } });
    expect([packed.httpStatus, packed.status]).toEqual([415, 'RS_ERROR_WRONG_SYNTAX']);
    // Nothing is unpacked, so that a bomb is what its bytes are: no JSON, or too many of them.
    const before = await transfers();
    const bomb = Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.alloc(1_000_000, ' '), Buffer.from('}')]);
    const { host, port } = new URL(site.url);
    for (const [bytes, status] of [
      [gzipSync(body), 400],
      [gzipSync(bomb), 400],
      [gzipSync(bomb, { level: 0 }), 413],
    ] as const) {
      const headers = {
        ...{ host, 'content-type': 'application/json', 'content-encoding': 'gzip' },
        'x-hub88-signature': sign('sha256', bytes, vendor.privateKey).toString('base64'),
      };
      const answer = await sendRaw(Number(port), 'POST', '/vendor/hub88/transaction/bet', { body: bytes, headers });
      expect(answer.status, `${bytes.length} bytes`).toBe(status);
    }
    expect(await transfers(), 'nothing moved').toBe(before);
  });

  it('[I-37] [A157] stakes beyond a limit of losses, of stakes or of a session, and pays what was staked before', async () => {
    const limited = async (measure: string, period: string, allowed: number) => {
      const player = await vendor.player();
      const values = [player.memberId, measure, period, allowed];
      await site.owner.query(`select limits_set(1, $1, 'CNY', $2, $3, $4, 24)`, values);
      return player;
    };
    const refused = { httpStatus: 200, status: 'RS_ERROR_LIMIT_REACHED' };

    const loser = await limited('loss', 'day', 3 * UNIT);
    const first = vendor.bet(loser, { amount: 2 * UNIT });
    expect((await vendor.call('/transaction/bet', first)).status).toBe('RS_OK');
    const more = vendor.bet(loser, { amount: 2 * UNIT });
    expect(await vendor.call('/transaction/bet', more)).toMatchObject(refused);
    // What was refused stays refused, and what was won makes room for a new stake.
    expect(await vendor.call('/transaction/win', vendor.win(first, { amount: UNIT }))).toMatchObject({
      ...{ status: 'RS_OK', balance: 99 * UNIT },
    });
    expect(await vendor.call('/transaction/bet', more)).toMatchObject(refused);
    const second = vendor.bet(loser, { amount: 2 * UNIT });
    expect((await vendor.call('/transaction/bet', second)).status).toBe('RS_OK');
    expect(await vendor.call('/transaction/bet', vendor.bet(loser))).toMatchObject(refused);
    expect((await vendor.call('/transaction/rollback', vendor.rollback(second))).status).toBe('RS_OK');
    expect(await vendor.call('/transaction/bet', vendor.bet(loser, { amount: 2 * UNIT }))).toMatchObject({
      ...{ status: 'RS_OK', balance: 97 * UNIT },
    });

    const small = await limited('stake', 'bet', UNIT);
    expect(await vendor.call('/transaction/bet', vendor.bet(small, { amount: UNIT + 1 }))).toMatchObject(refused);
    expect((await vendor.call('/transaction/bet', vendor.bet(small, { amount: UNIT }))).status).toBe('RS_OK');

    const tired = await limited('session', 'session', 15);
    const open = vendor.bet(tired);
    expect((await vendor.call('/transaction/bet', open)).status).toBe('RS_OK');
    const shift = (since: string, touched: string) =>
      site.owner.query(
        `update limits_rules set since = now() - $2::interval, touched_at = now() - $3::interval where member_id = $1`,
        [tired.memberId, since, touched],
      );
    await shift('16 minutes', '1 minute');
    expect(await vendor.call('/transaction/bet', vendor.bet(tired))).toMatchObject(refused);
    expect((await vendor.call('/transaction/win', vendor.win(open))).status).toBe('RS_OK');
    await shift('50 minutes', '31 minutes');
    expect((await vendor.call('/transaction/bet', vendor.bet(tired))).status).toBe('RS_OK');
  });

  it('[A157] stakes during a time-out and an exclusion, and pays and returns what was staked before', async () => {
    for (const [kind, by] of [
      ['timeOut', ''],
      ['selfExclusion', ''],
      ['operatorExclusion', 'operator'],
    ] as const) {
      const player = await vendor.player();
      const [won, taken] = [vendor.bet(player), vendor.bet(player)];
      for (const bet of [won, taken]) expect((await vendor.call('/transaction/bet', bet)).status).toBe('RS_OK');
      const values = [player.memberId, kind, by, by === '' ? '' : 'a reason'];
      await site.owner.query(`select limits_block(1, $1, $2, now() + interval '1 day', $3, $4)`, values);
      const before = await transfers();
      expect((await vendor.call('/transaction/bet', vendor.bet(player))).status, kind).toBe('RS_ERROR_USER_DISABLED');
      const { rows } = await site.owner.query<{ n: number }>(
        `select count(*)::integer as n from wallet_transfers where member_id = $1 and outcome = 'applied'`,
        [player.memberId],
      );
      // The deposit and both stakes.
      expect(rows).toEqual([{ n: 3 }]);
      expect(await transfers(), 'the refusal is remembered').toBe(before + 1);
      expect(await vendor.call('/transaction/win', vendor.win(won, { amount: 3 * UNIT }))).toMatchObject({
        ...{ status: 'RS_OK', balance: 101 * UNIT },
      });
      expect(await vendor.call('/transaction/rollback', vendor.rollback(taken))).toMatchObject({
        ...{ status: 'RS_OK', balance: 102 * UNIT },
      });
    }
  });

  it('[A129] [A130] [A132] [A133] amounts that are not whole numbers from 0 to the limit, and does not round', async () => {
    const player = await vendor.player();
    const body = JSON.stringify(vendor.bet(player, { amount: 777 }));
    const amounts = [
      ...['-1', '-0', '0.001', '1.0', '1e3', '1E3', '"777"', 'true', 'null', '[777]', '{}'],
      ...['9007199254740993', '9223372036854775807', '9223372036854775808', '9'.repeat(400), '1000000000000001'],
    ];
    const before = await transfers();
    for (const amount of amounts) {
      const answer = await vendor.call('/transaction/bet', body.replace('"amount":777', `"amount":${amount}`));
      expect(answer.httpStatus, amount).toBe(400);
      expect(answer.status, amount).toMatch(/^RS_ERROR_WRONG_(TYPES|SYNTAX)$/);
    }
    for (const text of ['0x10', 'NaN', 'Infinity', '1_000', '+5', '０', '01', ' ']) {
      expect(
        (await vendor.call('/transaction/bet', body.replace('"amount":777', `"amount":${text}`))).status,
        text,
      ).toBe('RS_ERROR_WRONG_SYNTAX');
    }
    expect(await transfers()).toBe(before);
  });

  it('invalid types, missing fields and undocumented fields', async () => {
    const player = await vendor.player();
    const wrong: [Record<string, unknown>, string][] = [
      [{ user: 5 }, 'RS_ERROR_WRONG_TYPES'],
      [{ round_closed: 'true' }, 'RS_ERROR_WRONG_TYPES'],
      [{ transaction_uuid: [] }, 'RS_ERROR_WRONG_TYPES'],
      [{ request_uuid: 'not-a-uuid' }, 'RS_ERROR_WRONG_SYNTAX'],
      [{ currency: 'cny' }, 'RS_ERROR_WRONG_SYNTAX'],
      [{ amount: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
      [{ round: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
      [{ token: null }, 'RS_ERROR_WRONG_SYNTAX'],
      [{ balance: 1 }, 'RS_ERROR_WRONG_SYNTAX'],
      [{ toString: 'x' }, 'RS_ERROR_WRONG_SYNTAX'],
      [{ is_free: true }, 'RS_ERROR_WRONG_SYNTAX'],
    ];
    for (const [part, status] of wrong) {
      const answer = await vendor.call('/transaction/bet', vendor.bet(player, part));
      expect([answer.httpStatus, answer.status], JSON.stringify(part)).toEqual([400, status]);
    }
  });

  it('[A153] a bet whose rollback came first, for ever, also when both race', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player);
    const rollback = await vendor.call('/transaction/rollback', vendor.rollback(bet));
    expect(rollback).toMatchObject({ status: 'RS_OK', balance: 100 * UNIT });
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await vendor.call('/transaction/bet', bet)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
    }
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const racing = vendor.bet(player);
        await Promise.all([
          vendor.call('/transaction/bet', racing),
          vendor.call('/transaction/rollback', vendor.rollback(racing)),
        ]);
      }),
    );
    const body = { user: player.user, token: player.token, request_uuid: randomUUID(), sub_partner_id: 'baize' };
    expect(await vendor.call('/user/balance', body)).toMatchObject({ balance: 100 * UNIT });
  });

  it('[A154] wins without a standing bet of the same player and round', async () => {
    const [player, other] = [await vendor.player(), await vendor.player()];
    const bet = vendor.bet(player);
    expect((await vendor.call('/transaction/win', vendor.win(bet))).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    await vendor.call('/transaction/bet', bet);
    for (const part of [{ round: randomUUID() }, { user: other.user, token: other.token }]) {
      const answer = await vendor.call('/transaction/win', vendor.win(bet, part));
      expect(answer.status, JSON.stringify(part)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    }
    await vendor.call('/transaction/rollback', vendor.rollback(bet));
    expect((await vendor.call('/transaction/win', vendor.win(bet))).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  });

  it('a win on a win, and another call with the id of a second rollback, whose answer does not change', async () => {
    const player = await vendor.player();
    const [bet, taken] = [vendor.bet(player, { amount: 10 * UNIT }), vendor.bet(player, { amount: 20 * UNIT })];
    await vendor.call('/transaction/bet', bet);
    const win = vendor.win(bet, { amount: 5 * UNIT });
    await vendor.call('/transaction/win', win);
    expect((await vendor.call('/transaction/win', vendor.win(win))).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    await vendor.call('/transaction/bet', taken);
    await vendor.call('/transaction/rollback', vendor.rollback(taken));
    const second = vendor.rollback(taken);
    const first = await vendor.call('/transaction/rollback', second);
    expect(first).toMatchObject({ status: 'RS_OK', balance: 95 * UNIT });
    await vendor.call('/transaction/bet', vendor.bet(player, { amount: 7 * UNIT }));
    expect(await vendor.call('/transaction/rollback', second)).toEqual(first);
    const { transaction_uuid } = second;
    expect((await vendor.call('/transaction/bet', vendor.bet(player, { transaction_uuid }))).status).toBe(
      'RS_ERROR_DUPLICATE_TRANSACTION',
    );
  });

  it('to roll back a bet that was paid out, until the win itself is rolled back', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player, { amount: 10 * UNIT });
    await vendor.call('/transaction/bet', bet);
    const win = vendor.win(bet, { amount: 50 * UNIT });
    await vendor.call('/transaction/win', win);
    const settled = await vendor.call('/transaction/rollback', vendor.rollback(bet));
    expect([settled.httpStatus, settled.status]).toEqual([200, 'RS_ERROR_UNKNOWN']);
    expect(await vendor.call('/transaction/rollback', vendor.rollback(win))).toMatchObject({ balance: 90 * UNIT });
    expect(await vendor.call('/transaction/rollback', vendor.rollback(bet))).toMatchObject({ balance: 100 * UNIT });
  });

  it('bets with unknown fields, but pays wins in spite of them', async () => {
    const player = await vendor.player();
    const news = { tournament: 'spring', nested: { a: [1] } };
    expect((await vendor.call('/transaction/bet', vendor.bet(player, news))).status).toBe('RS_ERROR_WRONG_SYNTAX');
    const [bet, taken] = [vendor.bet(player, { amount: 10 * UNIT }), vendor.bet(player, { amount: 20 * UNIT })];
    await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/bet', taken);
    expect(await vendor.call('/transaction/win', vendor.win(bet, { amount: 5 * UNIT, ...news }))).toMatchObject({
      ...{ status: 'RS_OK', balance: 75 * UNIT },
    });
    const rollback = { ...vendor.rollback(taken), ...news, amount: 1 };
    expect(await vendor.call('/transaction/rollback', rollback)).toMatchObject({ status: 'RS_OK', balance: 95 * UNIT });
  });

  it('[A164] to let the spendable balance fall below zero: what the player has spent becomes a debt', async () => {
    const player = await vendor.player({ balance: BigInt(10 * UNIT) });
    const bet = vendor.bet(player, { amount: 10 * UNIT });
    await vendor.call('/transaction/bet', bet);
    const win = vendor.win(bet, { amount: 30 * UNIT });
    await vendor.call('/transaction/win', win);
    await vendor.call('/transaction/bet', vendor.bet(player, { amount: 25 * UNIT }));
    alarms.length = 0;
    const rollback = vendor.rollback(win);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await vendor.call('/transaction/rollback', rollback)).toMatchObject({ status: 'RS_OK', balance: 0 });
    }
    expect(alarms, 'one alarm, and none for the resend').toMatchObject([
      { alarm: 'wallet.debt', vendor: 'studio', member: String(player.memberId), amount: String(25 * UNIT) },
    ]);
    const { rows } = await site.owner.query(
      `select name, balance from wallet_accounts where member_id = $1 order by name`,
      [player.memberId],
    );
    expect(rows).toEqual([
      { name: 'debt', balance: BigInt(-25 * UNIT) },
      { name: 'main', balance: 0n },
    ]);
  });

  it('bets beyond the balance, with the balance in the answer, and the same on a resend', async () => {
    const player = await vendor.player({ balance: 99n });
    const bet = vendor.bet(player, { amount: 100 });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await vendor.call('/transaction/bet', bet)).toMatchObject({
        status: 'RS_ERROR_NOT_ENOUGH_MONEY',
        balance: 99,
      });
    }
  });

  it('[A160] ids that are empty, too long or have invalid characters, and treats A1 and a1 as different', async () => {
    const player = await vendor.player();
    for (const id of ['', ' ', 'a b', 'a\u0000', 'x'.repeat(129), 'x'.repeat(10_240), 'é']) {
      const answer = await vendor.call('/transaction/bet', vendor.bet(player, { transaction_uuid: id }));
      expect(answer.status, id.slice(0, 20)).toBe('RS_ERROR_WRONG_SYNTAX');
    }
    const suffix = randomUUID();
    for (const id of [`A1${suffix}`, `a1${suffix}`]) {
      expect((await vendor.call('/transaction/bet', vendor.bet(player, { transaction_uuid: id }))).status).toBe(
        'RS_OK',
      );
    }
  });

  it('all but 10 of 64 concurrent bets when the balance covers 10', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const player = await vendor.player({ balance: BigInt(10 * UNIT) });
      const answers = await Promise.all(
        Array.from({ length: 64 }, () => vendor.call('/transaction/bet', vendor.bet(player))),
      );
      expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(10);
    }
  });

  it('a win or a rollback that references itself', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player);
    await vendor.call('/transaction/bet', bet);
    for (const [path, body] of [
      ['/transaction/win', vendor.win(bet)],
      ['/transaction/rollback', vendor.rollback(bet)],
    ] as const) {
      const own = { ...body, reference_transaction_uuid: body['transaction_uuid'] };
      const answer = await vendor.call(path, own);
      expect([answer.httpStatus, answer.status], path).toEqual([400, 'RS_ERROR_WRONG_SYNTAX']);
      expect(await vendor.call(path, body), path).toMatchObject({ status: 'RS_OK' });
      if (path === '/transaction/win') await vendor.call('/transaction/rollback', vendor.rollback(body));
    }
  });

  it('another currency, an unknown game, an unknown sub-partner', async () => {
    const player = await vendor.player();
    const wrong: [Record<string, unknown>, string][] = [
      [{ currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
      [{ game_code: 'no-such-game' }, 'RS_ERROR_INVALID_GAME'],
      [{ sub_partner_id: 'nobody' }, 'RS_ERROR_INVALID_PARTNER'],
      [{ sub_partner_id: undefined }, 'RS_ERROR_INVALID_PARTNER'],
    ];
    for (const [part, status] of wrong) {
      expect((await vendor.call('/transaction/bet', vendor.bet(player, part))).status).toBe(status);
    }
  });
});

describe('forbids', () => {
  it(
    '[A158] [I-16] every mix of key, brand, user and token that do not belong together',
    { timeout: 180_000 },
    async () => {
      const second = await openVendor(site, { code: 'second' });
      now += 2_000;
      const vendors = [vendor, second];
      const players = await Promise.all(
        [1, 2].flatMap((brandId) => vendors.flatMap((by) => [by.player({ brandId }), by.player({ brandId })])),
      );
      const ownerOf = (index: number): number => Math.floor(index / 2) % 2;
      const before = await transfers();
      let accepted = 0;
      for (const [signer, by] of vendors.entries()) {
        for (const subPartner of ['baize', 'other']) {
          for (const user of players) {
            for (const [index, token] of players.entries()) {
              const isRight =
                user === token && ownerOf(index) === signer && (subPartner === 'baize') === (user.brandId === 1);
              const body = by.bet(user, { token: token.token, sub_partner_id: subPartner });
              const answer = await by.call('/transaction/bet', body);
              if (isRight) accepted += 1;
              expect(
                answer.status === 'RS_OK',
                JSON.stringify({ signer, subPartner, user, token }, (_key, value: unknown) =>
                  typeof value === 'bigint' ? String(value) : value,
                ),
              ).toBe(isRight);
            }
          }
        }
      }
      expect(accepted).toBe(players.length);
      expect(await transfers()).toBe(before + accepted);
    },
  );

  it('a vendor to roll back or win on a bet of another vendor with the same id', async () => {
    const third = await openVendor(site, { code: 'third' });
    now += 2_000;
    const player = await vendor.player();
    const bet = vendor.bet(player);
    await vendor.call('/transaction/bet', bet);
    expect((await third.call('/transaction/win', third.win(bet))).status).not.toBe('RS_OK');
    const token = await third.token(player);
    await third.call('/transaction/rollback', third.rollback(bet, { token }));
    expect(await vendor.call('/transaction/win', vendor.win(bet))).toMatchObject({ balance: 100 * UNIT });
  });

  it('[A150] addresses that are not on the vendor’s list, whatever their headers say', async () => {
    await change(`update vendors_vendors set allowed_networks = '{203.0.113.0/24}' where code = 'studio'`);
    const player = await vendor.player();
    const answer = await vendor.call('/transaction/bet', vendor.bet(player), {
      headers: { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' },
    });
    expect([answer.httpStatus, answer.status]).toEqual([403, 'RS_ERROR_INVALID_PARTNER']);
    await change(`update vendors_vendors set allowed_networks = '{127.0.0.0/8,::1/128}' where code = 'studio'`);
    expect((await vendor.call('/transaction/bet', vendor.bet(player))).status).toBe('RS_OK');
    await change(`update vendors_vendors set allowed_networks = '{}' where code = 'studio'`);
  });

  it('an unknown key, and our own', async () => {
    const player = await vendor.player();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect((await vendor.call('/transaction/bet', vendor.bet(player), { key: privateKey })).httpStatus).toBe(401);
    expect(createPublicKey(vendor.privateKey).asymmetricKeyType).toBe('rsa');
  });
});
