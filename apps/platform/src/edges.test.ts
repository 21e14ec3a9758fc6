import { operations, type Operation } from '@baize/contract';
import { brandHosts, changeSettings, registerMember, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretsOf } from './secretsOf.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const all = Object.values<Operation>(operations);
type Said = Record<'success' | 'value' | 'message' | 'code', unknown>;

/** Sends an operation its minimal valid body, in its format. */
async function ask(operation: Operation, { method = operation.method, headers = {}, to = site } = {}) {
  const isRead = method === 'GET' || method === 'DELETE';
  const sealed = operation.isSealed === true ? { envelope: await to.seal(operation.path, {}) } : {};
  return to.send(method, operation.path, {
    ...(isRead ? {} : { body: operation.isForm === true ? '' : JSON.stringify(sealed) }),
    headers: {
      ...(operation.isForm === true ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...headers,
    },
  });
}

describe('every operation', () => {
  it('[CALL-01] answers with success, value, message and code', async () => {
    const { token } = await registerMember(site);
    for (const operation of all) {
      const answer = await ask(operation, { headers: { authorization: `Bearer ${token}` } });
      // A file has a body of its own; refusals have the usual format.
      if (!String(answer.headers['content-type']).startsWith('application/json')) continue;
      const said = answer.json() as Said;
      expect(Object.keys(said).toSorted(), operation.id).toEqual(['code', 'message', 'success', 'value']);
      expect([typeof said.success, typeof said.message, typeof said.code], operation.id).toEqual([
        'boolean',
        'string',
        'string',
      ]);
      expect(said.success, operation.id).toBe(answer.status === 200 && said.code === 'ok');
      expect(answer.status, operation.id).toBeLessThan(500);
    }
  });

  it("[CALL-02] has a path under the brand's host, one per method, and is answered on every host", async () => {
    const seen = new Set<string>();
    for (const { id, method, otherMethods = [], path } of all) {
      expect(path, id).toMatch(/^\/(?:wps|lgw|ops|chat)\/[\w/.-]+$/);
      for (const verb of [method, ...otherMethods]) {
        expect(seen.has(`${verb} ${path}`), `${verb} ${path}`).toBe(false);
        seen.add(`${verb} ${path}`);
      }
    }
    for (const host of Object.values(brandHosts)) {
      const answer = await site.send('GET', '/wps/system/status', { headers: { host } });
      expect((answer.json() as Said).success, host).toBe(true);
    }
  });

  it('[ROLE-03] is open to a guest where it is public: status, home, games, promotions, help', async () => {
    for (const path of [
      '/wps/system/status',
      '/wps/system/whitelabel',
      '/wps/system/helpCenter',
      '/wps/system/setting/register',
      '/lgw/games/announcements',
      '/lgw/games/game_menus',
      '/lgw/games/games',
      '/lgw/games/gameHot',
      '/lgw/games/gameVendor',
    ]) {
      const operation = all.find((one) => one.path === path);
      expect(operation?.audience, path).toBe('public');
    }
    const answers = await Promise.all(
      ['/wps/system/status', '/wps/system/helpCenter', '/lgw/games/games'].map((path) => site.send('GET', path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('[ROLE-21] [A076] is refused while its module is disabled, whatever the browser shows', async () => {
    const codeOf = async (path: string, body: object): Promise<unknown> => {
      const envelope = { envelope: await site.seal(path, body) };
      const isSealed = all.find((one) => one.path === path)?.isSealed === true;
      const answer = await site.send('POST', path, { body: JSON.stringify(isSealed ? envelope : body) });
      return (answer.json() as Said).code;
    };
    const phone = async () => ({
      mobileNum: '13800138000',
      countryDialingCode: '+86',
      botCheck: await solveBot(site, 'sms'),
    });
    await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '0', FREEPLAY3: '0', CHNGPASSVERIF3: '0' } });
    expect(await codeOf('/wps/verification/sms/noLogin', await phone())).toBe('login_method_closed');
    const { text } = await site.send('GET', '/wps/system/whitelabel');
    expect(text).toMatch(/"modId":"MOBILEVERCODELOGIN3","enabled":"0"/);
    await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '1' } });
    expect(await codeOf('/wps/verification/sms/noLogin', await phone())).toBe('ok');
  });
});

describe('secrets of the process', () => {
  it('[A244] are neither named nor told by any answer, be it a refusal', async () => {
    const env = {
      DEFAULT_PASSWORD: 'first-word-of-all-1',
      SMTP_URL: 'smtp://mailer:word-of-the-mailer@127.0.0.1:9',
      SMS_URL: 'http://127.0.0.1:9',
      SMS_KEY: 'key-of-the-gateway',
    };
    const secrets = [...secretsOf({ ...process.env, ...env, DATABASE_URL: site.databaseUrl })];
    expect(secrets).toEqual(expect.arrayContaining(['SMTP_URL', env.SMS_KEY, 'word-of-the-mailer', site.databaseUrl]));
    const beside = await startPlatform({ beside: site, env });
    try {
      const { token } = await registerMember(beside);
      for (const operation of all) {
        const answer = await ask(operation, { headers: { authorization: `Bearer ${token}` }, to: beside });
        const said = `${JSON.stringify(answer.headers)} ${answer.text}`;
        expect(
          secrets.filter((secret) => said.includes(secret)),
          operation.id,
        ).toEqual([]);
      }
      for (const path of ['/', '/console/', '/gate.js', '/metrics', '/health', '/ready', '/no/such/path']) {
        const { text } = await beside.send('GET', path);
        expect(
          secrets.filter((secret) => text.includes(secret)),
          path,
        ).toEqual([]);
      }
    } finally {
      await beside.close();
    }
  });
});

describe('bodies', () => {
  it('[A240] that are too deep, wide or long are refused', async () => {
    const bodies = [
      `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      `{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
      `{${Array.from({ length: 6_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
      `{"${'k'.repeat(60_000)}":1}`,
      `{"a":"${'x'.repeat(1_000_000)}"}`,
    ];
    for (const body of bodies) {
      const answer = await site.send('POST', '/wps/session/login/freeplay', { body });
      expect([400, 413], body.slice(0, 20)).toContain(answer.status);
      expect((answer.json() as Said).success).toBe(false);
    }
    expect((await site.send('GET', '/wps/system/status')).status).toBe(200);
  });
});

describe('a body that is too deep', () => {
  it('[A240] costs the server hardly more than any other of its length that is refused', async () => {
    const deep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const plain = `{"a":"${'x'.repeat(60_000)}"}`;
    expect(deep.length).toBeLessThanOrEqual(plain.length);
    const timeOf = async (body: string): Promise<number> => {
      const startedAt = performance.now();
      expect((await site.send('POST', '/wps/session/login/freeplay', { body })).status).toBe(400);
      return performance.now() - startedAt;
    };
    /* The fastest of several: what else the machine does makes a call slower, never faster. */
    const fastest = { deep: Infinity, plain: Infinity };
    for (let at = 0; at < 12; at += 1) {
      fastest.plain = Math.min(fastest.plain, await timeOf(plain));
      fastest.deep = Math.min(fastest.deep, await timeOf(deep));
    }
    expect(fastest.deep / fastest.plain).toBeLessThan(10);
  });
});

describe('paths', () => {
  it('[A241] of tools, sources and backups do not exist', async () => {
    for (const path of [
      '/.git/config',
      '/.env',
      '/.npmrc',
      '/package.json',
      '/package-lock.json',
      '/documentation',
      '/documentation/json',
      '/debug',
      '/debug/pprof',
      '/server-status',
      '/phpinfo.php',
      '/backup.sql',
      '/assets/',
      '/assets/../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/index.js.map',
      '/src/main.tsx',
      '/keys/seal.pem',
    ]) {
      const answer = await site.send('GET', path);
      expect(answer.status, path).toBe(404);
      expect(answer.text, path).not.toMatch(/BEGIN|"dependencies"|\[core\]/);
    }
    expect((await site.send('TRACE', '/wps/system/status')).status).toBe(405);
  });
});

describe('internal errors', () => {
  it('are not the answer where every connection to the database is taken: the server says that it is busy', async () => {
    const { pool } = site.platform;
    const { connectionTimeoutMillis, max } = pool.options;
    const taken = await Promise.all(Array.from({ length: max }, () => pool.connect()));
    pool.options.connectionTimeoutMillis = 50;
    try {
      const answer = await site.send('GET', '/wps/system/helpCenter?language=EN');
      expect([answer.status, (answer.json() as Said).code]).toEqual([503, 'overloaded']);
    } finally {
      pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
      for (const client of taken) client.release();
    }
    expect((await site.send('GET', '/wps/system/helpCenter?language=EN')).status).toBe(200);
  });

  it('[A242] have a code and a reference, and no internals', async () => {
    await site.owner.query('alter table content_items rename to content_items_away');
    try {
      const answer = await site.send('GET', '/wps/system/helpCenter?language=EN');
      expect(answer.status).toBe(500);
      const said = answer.json() as Said;
      expect(said).toMatchObject({ success: false, value: null, code: 'unknown_error' });
      expect(said.message).toMatch(/^Reference [0-9a-f-]{36}$/);
      expect(answer.text).not.toMatch(/content_items|relation|select|\.ts|postgres|node_modules|127\.0\.0\.1/i);
      expect(answer.headers['server']).toBeUndefined();
      expect(answer.headers['x-powered-by']).toBeUndefined();
    } finally {
      await site.owner.query('alter table content_items_away rename to content_items');
    }
  });
});
