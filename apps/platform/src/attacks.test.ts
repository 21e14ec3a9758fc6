import {
  approveDeposit,
  createDeposit,
  getMemberInfo,
  launchGame,
  listDepositMethods,
  login,
  logout,
  operations,
  type Operation,
} from '@baize/contract';
import {
  brandHosts,
  credentials,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  waitUntil,
  type RawAnswer,
  type TestMember,
  type TestPlatform,
  type TestVendor,
  said as words,
  walletPath,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioDialect } from '#modules/vendors/index.ts';

type LogLine = Record<string, unknown> & { code?: string; status?: unknown };

/** A marker that no response and no log line may contain. */
const CANARY = 'canary-3f9b';

let site: TestPlatform;
let vendor: TestVendor;
let member: TestMember;
let now = Date.now();
const lines: LogLine[] = [];
const logInto = (kept: LogLine[]) =>
  pino({ level: 'trace' }, { write: (text: string) => void kept.push(JSON.parse(text) as LogLine) });
beforeAll(async () => {
  const log = logInto(lines);
  site = await startPlatform({ clock: () => now, log, env: { METRICS_FROM: '127.0.0.1, 203.0.113.0/24' } });
  vendor = await openVendor(site);
  // Expires caches that were filled before this vendor was added.
  now += 2_000;
  member = await registerMember(site);
});
afterAll(() => site.close());

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** The rows of the tables with money, accounts and sessions. */
async function state(): Promise<unknown> {
  const { rows } = await site.owner.query(
    `select (select count(*) from wallet_transfers) as transfers, (select count(*) from wallet_entries) as entries,
            (select coalesce(sum(balance * version), 0) from wallet_accounts where member_id > 0) as balances,
            (select count(*) from identity_accounts) as accounts, (select count(*) from vendors_rounds) as rounds,
            (select count(*) from identity_sessions where ended_at is null) as sessions,
            (select count(*) from cashier_deposits) as deposits, (select count(*) from audit_trail) as acts`,
  );
  return rows[0];
}

/**
 * Sends a call that must be refused: with this code and status, without detail, with one log line, and without side
 * effects.
 */
async function refused(
  send: () => Promise<RawAnswer>,
  code: string,
  status: number,
  { isChecked = true }: { isChecked?: boolean } = {},
): Promise<RawAnswer> {
  const before = isChecked ? await state() : undefined;
  lines.length = 0;
  const answer = await send();
  const said = answer.text === '' ? {} : (answer.json() as Record<string, unknown>);
  expect({ status: answer.status, code: said['code'], success: said['success'] }).toEqual({
    status,
    code,
    success: false,
  });
  expect(answer.text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:|select |FST_ERR|stack/i);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  // Log lines of background jobs have no error code.
  expect(lines.filter((line) => line.code !== undefined).map((line) => line.code)).toEqual([code]);
  expect(JSON.stringify(lines)).not.toContain(CANARY);
  if (isChecked) expect(await state()).toEqual(before);
  return answer;
}

/** One raw request over a socket of its own, byte for byte. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.setTimeout(60_000, () => socket.destroy(new Error('no answer within 60 s')));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
  });
}

describe('paths and methods', () => {
  it("[A069] [A241] allows each path's own methods only, and lists them", async () => {
    const all = Object.values<Operation>(operations);
    for (const { path, method } of all) {
      const verbs = all
        .filter((operation) => operation.path === path)
        .flatMap((operation) => [operation.method, ...(operation.otherMethods ?? [])]);
      const own = new Set<string>([...verbs, ...(verbs.includes('GET') ? ['HEAD'] : [])]);
      for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
        if (own.has(other)) continue;
        const send = () =>
          site.send(other, path, { headers: { ...bearer(member.token), 'x-http-method-override': method } });
        const answer = await refused(send, 'method_not_allowed', 405, { isChecked: false });
        expect(answer.headers.allow?.split(', ').toSorted()).toEqual(verbs.toSorted());
      }
    }
    expect(await site.call(getMemberInfo, {}, { token: member.token })).toMatchObject({ status: 200 });
  });

  it('[A104] serves nothing personal under a path that only resembles a route', async () => {
    for (const path of [
      '/wps/member/info/x.css',
      '/wps/member/info;x.js',
      '/wps/member/info%2e',
      '/wps/member/info%2Fx.js',
      '/wps/member/info/',
      '/wps//member/info',
      '/wps/member/info%00.css',
      '//',
      '///',
      '//evil.example/wps/member/info',
      '/%zz',
      '/%',
    ])
      await refused(() => site.send('GET', path, { headers: bearer(member.token) }), 'not_found', 404);
  });

  it('[A018] [A122] refuses ambiguous texts and numbers in the query', async () => {
    const own = { headers: bearer(member.token) };
    for (const [query, code] of [
      ['pageNum=1&pageNum=2', 'duplicate_key'],
      ['pageNum=0', 'invalid_input'],
      ['pageNum=-1', 'invalid_input'],
      ['pageNum=1e3', 'invalid_input'],
      ['pageNum=%EF%BC%91', 'invalid_input'],
      ['pageSize=1000000', 'invalid_input'],
      ['pageNum=NaN', 'invalid_input'],
      ['search=a%00b', 'invalid_input'],
      ['from=0000-01-01T00%3A00%3A00Z', 'invalid_input'],
      ['from=2026-02-30T00%3A00%3A00Z', 'invalid_input'],
      ['__proto__=1', 'unknown_field'],
      ['constructor=1', 'unknown_field'],
      ['memberId=1', 'unknown_field'],
    ] as const)
      await refused(() => site.send('GET', `/lgw/vendors/listRounds?${query}`, own), code, 400);
    const { token } = await openOperator(site);
    const trail = '/ops/audit/listTrail?from=0000-01-01T00:00:00Z';
    await refused(() => site.send('GET', trail, { headers: bearer(token) }), 'invalid_input', 400);
  });

  it('parses the query of a HEAD as that of the GET', async () => {
    const path = '/lgw/vendors/getRound?id=5';
    const answers = await Promise.all(
      ['GET', 'HEAD'].map((method) => site.send(method, path, { headers: bearer(member.token) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await site.send('HEAD', '/lgw/games/games?pageNum=0')).status).toBe(400);
  });

  it('[A238] closes the connection on requests that could be smuggled', async () => {
    const host = 'Host: localhost\r\n';
    for (const head of [
      `POST /wps/session/login HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `POST /wps/session/login HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      `GET /wps/system/status HTTP/1.1\r\n${host}X-Folded: a\r\n b\r\n\r\n`,
      `GET /wps/system/status HTTP/1.1\r\n${host}X-Large: ${'x'.repeat(70_000)}\r\n\r\n`,
      `GET /wps/system/status HTTP/1.1\r\n\r\n`,
      `GET /wps/system/status HTTP/1.1\nHost: localhost\n\n`,
      `GET /wps/system/status HTTP/1.1\r\n${host}X-Bare: a\nX-Next: b\r\n\r\n`,
      `GET /wps/system/status HTTP/1.1\r\n${host}${'X-N: 1\r\n'.repeat(1_000)}\r\n`,
    ]) {
      const answer = await raw(head);
      expect(answer, head.slice(0, 120)).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).not.toContain('"success":true');
    }
  });
});

describe('health and metrics', () => {
  it('measures requests of all modules, and serves metrics to localhost only', async () => {
    await site.send('GET', '/wps/system/status');
    await vendor.call('/transaction/bet', {}, { signature: 'AAAA' });
    const { text } = await site.send('GET', '/metrics');
    expect(text).toContain('baize_http_request_seconds_count{route="/wps/system/status",status="200"}');
    expect(text).toContain(`baize_http_request_seconds_count{route="${walletPath}/transaction/bet",status="401"}`);
    for (const header of ['x-forwarded-for', 'forwarded'])
      await refused(() => site.send('GET', '/metrics', { headers: { [header]: 'for=203.0.113.9' } }), 'not_found', 404);
    const statusFrom = async (remoteAddress: string) =>
      (await site.platform.app.inject({ method: 'GET', url: '/metrics', remoteAddress })).statusCode;
    const addresses = ['203.0.113.9', '::ffff:203.0.113.9', '203.0.114.1', '::1', 'fd00::1'];
    expect(await Promise.all(addresses.map(statusFrom)), 'as METRICS_FROM says').toEqual([200, 200, 404, 404, 404]);
  });
});

describe('a process for vendors only', () => {
  let forVendors: TestPlatform;
  let port: number;
  const linesBeside: LogLine[] = [];
  beforeAll(async () => {
    const env = { ROLE: 'vendor', BAD_SIGNATURES_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' };
    forVendors = await startPlatform({ beside: site, env, log: logInto(linesBeside) });
    port = Number(new URL(forVendors.url).port);
  });

  it('answers vendors and health checks only; other processes may leave vendors to it', async () => {
    const player = await vendor.player();
    expect((await vendor.call('/transaction/bet', vendor.bet(player), { port })).status).toBe(words.done);
    const statusOf = async (path: string, at = forVendors) => (await at.send('GET', path)).status;
    expect(await Promise.all(['/health/live', '/health/ready', '/metrics'].map((path) => statusOf(path)))).toEqual([
      200, 200, 200,
    ]);
    const shut = ['/', '/wps/system/status', '/ops/operators/getOperator', '/docs/api', '/openapi.json'];
    const live = '/live/?EIO=4&transport=polling';
    expect(await Promise.all([...shut, live].map((path) => statusOf(path)))).toEqual([...shut, live].map(() => 404));
    const forPlayers = await startPlatform({ beside: site, env: { VENDOR_CALLS: 'off' } });
    try {
      expect(await statusOf('/wps/system/status', forPlayers)).toBe(200);
      const { port: other } = new URL(forPlayers.url);
      const bet = await vendor.call('/transaction/bet', vendor.bet(player), { port: Number(other) });
      expect([bet.httpStatus, bet.json['code']]).toEqual([404, 'not_found']);
    } finally {
      await forPlayers.close();
    }
  });

  it('limits wrong signatures per address, but always verifies a vendor’s own address', async () => {
    const player = await vendor.player();
    const from = (address: string) => ({ port, headers: { 'x-forwarded-for': address } });
    const wrong = async (address: string) =>
      (await vendor.call('/user/balance', {}, { ...from(address), signature: 'AAAA' })).status;
    const right = async (address: string) =>
      (await vendor.call('/transaction/bet', vendor.bet(player), from(address))).status;
    expect(await right('203.0.113.1')).toBe(words.done);
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      for (let times = 0; times < 3; times += 1) expect(await wrong(address)).toBe(words.signatureWrong);
    }
    linesBeside.length = 0;
    const unread = await Promise.all(Array.from({ length: 4 }, () => right('203.0.113.2')));
    expect(unread, 'nothing of it is looked at').toEqual(unread.map(() => words.signatureWrong));
    expect(linesBeside, 'one line for all of them').toMatchObject([
      {
        level: 40,
        dialect: studioDialect,
        call: '/transaction/bet',
        ip: '203.0.113.2',
        msg: expect.stringContaining('wrong signatures') as string,
      },
    ]);
    expect(await right('203.0.113.1'), 'the vendor’s own').toBe(words.done);
    expect(await right('203.0.113.3'), 'somebody else').toBe(words.done);
  });

  it('answers in the format of its path during shutdown', async () => {
    const { server } = forVendors.platform.app;
    const { host, port } = new URL(forVendors.url);
    const begin = (path: string): Promise<{ end(): Promise<string> }> =>
      new Promise((resolve, reject) => {
        let answer = '';
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`);
        });
        socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
        socket.once('error', reject);
        const ended = new Promise<string>((done) => socket.once('close', () => done(answer)));
        const end = (): Promise<string> => {
          socket.write('Content-Length: 2\r\n\r\n{}');
          return ended;
        };
        server.once('connection', (received) => received.once('data', () => resolve({ end })));
      });
    const vendors = await begin(`${walletPath}/user/balance`);
    const members = await begin('/wps/session/logout');
    const closed = forVendors.close();
    await waitUntil(() => !server.listening);
    const [toVendor, toMember] = [await vendors.end(), await members.end()];
    expect(toVendor).toMatch(/^HTTP\/1\.1 503 /);
    expect(toVendor).toContain(JSON.stringify({ status: words.unknown }));
    expect(toMember).toMatch(/^HTTP\/1\.1 503 /);
    expect(toMember).toContain('"code":"overloaded"');
    await closed;
  });
});

describe('brands, origins and tokens', () => {
  it('[A086] [A258] derives the brand from the host only', async () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      'localhost,127.0.0.1',
      '%6cocalhost',
      'localhost@evil.example',
    ])
      await refused(() => site.send('GET', '/wps/system/status', { headers: { host } }), 'unknown_host', 421);
    const host = new URL(site.url).host;
    for (const path of ['http://evil.example/wps/system/status', `http://${brandHosts.second}:1/wps/system/status`])
      await refused(() => site.send('GET', path, { headers: { host } }), 'unknown_host', 421);
    const twice = await raw(
      `GET /wps/system/status HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(twice).toMatch(/^HTTP\/1\.1 421 /);
    const forwarded = { 'x-forwarded-host': brandHosts.second, forwarded: `host=${brandHosts.second}` };
    const answer = await site.send('GET', '/wps/system/status', { headers: forwarded });
    expect(answer.json()).toMatchObject({ value: { info: { merchantCode: 'baize' } } });
  });

  it('[A101] [A102] refuses cross-origin pages, and shares nothing with them', async () => {
    const path = '/wps/cashier/createDeposit';
    const body = JSON.stringify({ requestId: randomUUID(), methodId: '1', amount: '10' });
    const { port } = new URL(site.url);
    const own = { ...bearer(member.token), origin: `http://localhost:${port}` };
    expect((await site.send('POST', path, { body, headers: own })).text, 'its own page').not.toContain('wrong_origin');
    for (const origin of [
      'null',
      'https://localhost.evil.example',
      'https://evil.example',
      'https://evil-localhost',
      'http://127.0.0.1',
      'http://localhost',
      `http://localhost:${Number(port) + 1}`,
      `https://localhost:${port}`,
      `http://localhost:${port}/`,
      'file://localhost.evil',
      'garbage',
    ]) {
      const headers = { ...bearer(member.token), origin };
      await refused(() => site.send('POST', path, { body, headers }), 'wrong_origin', 403);
    }
    const read = await site.send('GET', '/wps/member/info', {
      headers: { ...bearer(member.token), origin: 'https://evil.example' },
    });
    expect(Object.keys(read.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('[A096] accepts a token in its exact form only', async () => {
    const { token } = member;
    const swapped = [...token].map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase()));
    for (const value of [
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token}A`,
      `Bearer ${swapped.join('')}`,
      `bearer ${token}`,
      `Basic ${token}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${'A'.repeat(10_000)}`,
    ])
      await refused(
        () => site.send('GET', '/wps/member/info', { headers: { authorization: value } }),
        'not_logged_in',
        401,
      );
    await refused(() => site.send('GET', `/wps/member/info?token=${token}`), 'not_logged_in', 401);
    await refused(
      () => site.send('GET', '/wps/member/info', { headers: { cookie: `token=${token}` } }),
      'not_logged_in',
      401,
    );
  });

  it('[A097] [STATE-08] refuses all real-money calls of a trial account', async () => {
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    const { token } = trial;
    const game = { vassalage: 'studio', gameCode: 'dragon-eight', device: 'desktop', language: 'EN' } as const;
    const answers = [
      await site.call(launchGame, game, { token }),
      await site.call(listDepositMethods, {}, { token }),
      await site.call(createDeposit, { requestId: randomUUID(), methodId: '1', amount: 10_00000n }, { token }),
    ];
    expect(answers.map(({ answer }) => answer.code)).toEqual(Array(3).fill('in_need_true_account'));
    const { rows } = await site.owner.query('select from vendors_sessions where member_id = $1', [trial.memberId]);
    expect(rows).toEqual([]);
  });
});

describe('the log', () => {
  it('[A049] [A232] contains no secret that was sent, and no injected lines', async () => {
    const agent = `x\u001b[31m ${CANARY}`.replace('\u001b', '%1B');
    const sealed = async (path: string, body: unknown) => ({
      body: JSON.stringify({ envelope: await site.seal(path, body) }),
      headers: { 'user-agent': agent, authorization: `Bearer ${CANARY}` },
    });
    const login = '/wps/session/login';
    const wrong = await sealed(
      '/wps/session/login',
      await credentials(site, `${CANARY}\r\nx`.slice(0, 64), { password: CANARY }),
    );
    await refused(() => site.send('POST', login, wrong), 'in_incorrect_password', 200);
    const unknown = await sealed(login, { ...(await credentials(site, 'x', { password: 'y' })), more: CANARY });
    await refused(() => site.send('POST', login, unknown), 'unknown_field', 400);
    const signIn = '/ops/operators/signIn';
    const operator = await sealed(signIn, { username: CANARY, password: CANARY, totp: '000000' });
    await refused(() => site.send('POST', signIn, operator), 'operator_sign_in_failed', 200);
    await refused(() => site.send('GET', `/wps/member/info?token=${CANARY}`), 'not_logged_in', 401);
  });

  it('[A145] has one line for each refused vendor call, and one for each with an unknown outcome', async () => {
    const player = await vendor.player();
    const before = await state();
    lines.length = 0;
    await vendor.call('/transaction/bet', vendor.bet(player), { signature: 'AAAA' });
    expect(lines.map(({ status, level }) => ({ status, level }))).toEqual([
      { status: words.signatureWrong, level: 40 },
    ]);
    await site.owner.query('alter function vendors_post(jsonb) rename to vendors_post_away');
    try {
      lines.length = 0;
      const lost = await vendor.call('/transaction/bet', vendor.bet(player, { supplier_user: CANARY }));
      expect([lost.httpStatus, lost.json]).toEqual([500, { status: words.unknown }]);
      expect(lines.map(({ msg }) => msg)).toEqual(['outcome unknown']);
      expect(JSON.stringify(lines)).not.toContain(CANARY);
      expect(JSON.stringify(lines)).not.toContain(player.token);
    } finally {
      await site.owner.query('alter function vendors_post_away(jsonb) rename to vendors_post');
    }
    expect(await state()).toEqual(before);
  });

  it('[A145] [A149] [A150] [A158] has one line for each kind of refused vendor call, with its status and without its content', async () => {
    const player = await vendor.player({ balance: 50_000n });
    const other = await vendor.player();
    const bet = () => vendor.bet(player, { supplier_user: CANARY });
    const cases: [sent: Record<string, unknown> | string, status: string, level: number][] = [
      [{ ...bet(), amount: CANARY }, words.typesWrong, 30],
      [{ ...bet(), [CANARY]: CANARY }, words.syntaxWrong, 30],
      [`{"user":"${CANARY}`, words.syntaxWrong, 30],
      [{ ...bet(), meta: CANARY.repeat(10_000) }, words.syntaxWrong, 30],
      [{ ...bet(), currency: 'EUR' }, words.currencyWrong, 30],
      [{ ...bet(), game_code: CANARY }, words.gameWrong, 30],
      [{ ...bet(), sub_partner_id: CANARY }, words.partnerWrong, 30],
      [{ ...bet(), token: CANARY }, words.tokenWrong, 30],
      [{ ...bet(), token: other.token }, words.tokenWrong, 40],
      [bet(), words.poor, 30],
    ];
    const lineOf = async (sent: Record<string, unknown> | string): Promise<LogLine[]> => {
      lines.length = 0;
      await vendor.call('/transaction/bet', sent);
      expect(JSON.stringify(lines)).not.toContain(CANARY);
      expect(JSON.stringify(lines)).not.toContain(player.token);
      return lines.map(({ msg, level, dialect, call, status }) => ({ msg, level, dialect, call, status }));
    };
    const refusal = { msg: 'refused', dialect: studioDialect, call: '/transaction/bet' };
    for (const [sent, status, level] of cases)
      expect(await lineOf(sent), status).toEqual([{ ...refusal, status, level }]);
    await site.owner.query(`update vendors_vendors set allowed_networks = '{203.0.113.0/24}' where id = $1`, [
      vendor.id,
    ]);
    now += 2_000;
    expect(await lineOf(bet())).toEqual([{ ...refusal, status: words.partnerWrong, level: 40 }]);
    await site.owner.query(`update vendors_vendors set allowed_networks = '{}' where id = $1`, [vendor.id]);
    now += 2_000;
  });

  it('raises one alarm for a win above its cap, and none for its repetition', async () => {
    const bet = vendor.bet(await vendor.player());
    expect((await vendor.call('/transaction/bet', bet)).status).toBe(words.done);
    const win = vendor.win(bet, { amount: 99_999_999_999_999 });
    lines.length = 0;
    expect((await vendor.call('/transaction/win', win)).status).toBe(words.done);
    const alarms = () => lines.filter(({ alarm, level }) => alarm !== undefined || level === 60);
    expect(alarms()).toMatchObject([
      { alarm: 'vendors.heldWin', level: 60, round: win.round, amounts: ['99999999999999'] },
    ]);
    expect((await vendor.call('/transaction/win', win)).status).toBe(words.done);
    expect(alarms()).toHaveLength(1);
  });

  it('[A165] has one line for a payment with fields that nobody knows, with their names and not their values', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player);
    expect((await vendor.call('/transaction/bet', bet)).status).toBe(words.done);
    lines.length = 0;
    const win = vendor.win(bet, { colour: CANARY, nested: { [CANARY]: 1 } });
    expect((await vendor.call('/transaction/win', win)).status).toBe(words.done);
    expect(lines.map(({ msg, level, call, strange }) => ({ msg, level, call, strange }))).toEqual([
      { msg: 'fields that nobody knows', level: 40, call: '/transaction/win', strange: ['colour', 'nested'] },
    ]);
    expect(JSON.stringify(lines)).not.toContain(CANARY);
  });
});

describe('late, lost and reordered calls', () => {
  it('[A162] [I-14] rolls back a bet that was answered too late, and leaves nothing half done', async () => {
    const player = await vendor.player();
    const holder = await site.owner.connect();
    try {
      await holder.query('begin');
      await holder.query(`select from wallet_accounts where member_id = $1 for update`, [player.memberId]);
      const bet = vendor.bet(player);
      const late = vendor.call('/transaction/bet', bet);
      // The vendor has timed out by now and rolls the bet back while it still waits for the member's account.
      const rollback = vendor.call('/transaction/rollback', vendor.rollback(bet));
      await holder.query('select pg_sleep(0.3)');
      await holder.query('commit');
      const answers = await Promise.all([late, rollback]);
      expect(answers[1].status).toBe(words.done);
      expect([words.done, words.rolledBack]).toContain(answers[0].status);
      const again = await vendor.call('/transaction/bet', bet);
      expect(again.status).toBe(answers[0].status);
    } finally {
      holder.release();
    }
    const { rows } = await site.owner.query(
      `select balance from wallet_accounts where member_id = $1 and name = 'main'`,
      [player.memberId],
    );
    expect(rows).toEqual([{ balance: 100_00000n }]);
  });

  it('[I-51] serves all others while one member’s account is locked', async () => {
    const held = await vendor.player();
    const others = await Promise.all([...Array(4)].map(() => vendor.player()));
    const holder = await site.owner.connect();
    try {
      await holder.query('begin');
      await holder.query('select from wallet_accounts where member_id = $1 for update', [held.memberId]);
      const stuck = vendor.call('/transaction/bet', vendor.bet(held));
      const answers = await Promise.all(others.map((player) => vendor.call('/transaction/bet', vendor.bet(player))));
      expect(answers.map(({ status }) => status)).toEqual(others.map(() => words.done));
      // Nothing was booked for the locked account, and the vendor is told to retry.
      expect(await stuck).toMatchObject({ httpStatus: 500, status: words.unknown });
      await holder.query('commit');
      expect((await vendor.call('/transaction/bet', vendor.bet(held))).status).toBe(words.done);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  it('[I-08] books one id once, even if two members of one batch send it concurrently', async () => {
    const players = await Promise.all([...Array(8)].map(() => vendor.player()));
    const id = randomUUID();
    const answers = await Promise.all(
      players.map((player) => vendor.call('/transaction/bet', vendor.bet(player, { transaction_uuid: id }))),
    );
    const said = answers.map(({ status }) => status).toSorted();
    expect(said).toEqual([...Array<string>(7).fill(words.duplicate), words.done]);
    const { rows } = await site.owner.query('select count(*)::integer as n from wallet_transfers where key = $1', [id]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('[I-42] ends the games of an ended session: no bets, but wins still arrive', async () => {
    const ends = {
      logout: async ({ token }: TestMember) => void (await site.call(logout, {}, { token })),
      'a login elsewhere': async ({ account }: TestMember) =>
        void (await site.call(login, await credentials(site, account))),
      'a lock': ({ memberId }: TestMember) =>
        site.platform.identity.setStatus({ brandId: 1, memberId, status: 'locked' }),
    };
    for (const [name, end] of Object.entries(ends)) {
      const owner = await registerMember(site);
      const { memberId } = owner;
      await site.platform.wallet.post({
        ...{ brandId: 1, memberId, currency: 'CNY', scope: 'test.deposit', key: randomUUID(), kind: 'deposit' },
        ...{ debit: 'house.bank:test', credit: 'main', amount: 10_00000n },
      });
      const player = { memberId, brandId: 1, user: `baize-${memberId}`, token: '' };
      player.token = await vendor.token(player);
      const bet = vendor.bet(player);
      expect((await vendor.call('/transaction/bet', bet)).status).toBe(words.done);
      await end(owner);
      expect((await vendor.call('/transaction/bet', vendor.bet(player))).status, name).toBe(words.tokenExpired);
      expect(await vendor.call('/transaction/win', vendor.win(bet)), name).toMatchObject({
        status: words.done,
        balance: 10_00000,
      });
    }
  });

  it('[A192] [A257] credits a deposit once, with concurrent operators and tokens', async () => {
    await site.owner.query(
      `insert into cashier_methods (brand_id, kind, name, currency, bank, account_name, account_number, minimum, maximum)
       values (1, 'bankTransfer', 'Bank', 'CNY', 'Bank', 'House', '1', 1000000, 100000000)`,
    );
    const methods = (await site.call(listDepositMethods, {}, { token: member.token })).answer.value ?? [];
    const input = { requestId: randomUUID(), methodId: methods[0]?.id ?? '', amount: 20_00000n };
    const depositId = (await site.call(createDeposit, input, { token: member.token })).answer.value?.id ?? '';
    const body = JSON.stringify({ depositId });
    const path = approveDeposit.path;
    await refused(() => site.send('POST', path, { body, headers: bearer(member.token) }), 'not_logged_in', 401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    await refused(() => site.send('POST', path, { body, headers: bearer(foreign.token) }), 'not_logged_in', 401);
    const host = `${brandHosts.second}:${new URL(site.url).port}`;
    const abroad = { body, headers: { ...bearer(foreign.token), host } };
    await refused(() => site.send('POST', path, abroad), 'deposit_not_found', 404);
    const desks = await Promise.all([...Array(10)].map(() => openOperator(site)));
    const decided = await Promise.all(
      desks.flatMap(({ token }) => [1, 2].map(() => site.call(approveDeposit, { depositId, note: '' }, { token }))),
    );
    expect(decided.filter(({ answer }) => answer.success).length).toBe(1);
    expect(new Set(decided.filter(({ answer }) => !answer.success).map(({ answer }) => answer.code))).toEqual(
      new Set(['deposit_not_pending']),
    );
    const { rows } = await site.owner.query(
      `select balance from wallet_accounts where member_id = $1 and name = 'main'`,
      [member.memberId],
    );
    expect(rows).toEqual([{ balance: 20_00000n }]);
  });

  it('[I-50] applies a switch within a second even if the clock was set back', async () => {
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(200);
    await site.owner.query('update site_brands set is_maintenance = true where id = 1');
    now -= 3_600_000;
    await refused(() => site.send('GET', '/wps/member/info', { headers: bearer(member.token) }), 'maintenance', 503);
    await site.owner.query('update site_brands set is_maintenance = false where id = 1');
    now += 3_600_000;
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(200);
  });
});
