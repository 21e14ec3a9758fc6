import { getSettings, getStatus, getWhitelabel, updateSettings, type SiteSettings } from '@baize/contract';
import { brandHosts, openOperator, startPlatform, type TestPlatform } from '@baize/testkit';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
let fresh: SiteSettings;
/** Documentation addresses of Australia and the United States as the table knows them. */
const australia = '1.1.1.1';
const states = '8.8.8.8';

beforeAll(async () => {
  // The test's own socket plays the proxy in front.
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ token } = await openOperator(site));
  fresh = (await site.call(getSettings, {}, { token })).answer.value!.settings;
});
afterAll(() => site.close());

async function set(change: Partial<SiteSettings>): Promise<void> {
  const { version } = (await site.call(getSettings, {}, { token })).answer.value!;
  const { answer } = await site.call(updateSettings, { settings: { ...fresh, ...change }, version }, { token });
  expect(answer.code).toBe('ok');
}
beforeEach(() => set({}));

const ask = async (from: string | undefined, language?: 'CN' | 'EN' | 'MS') =>
  (
    await site.call(
      getStatus,
      language === undefined ? {} : { language },
      from === undefined ? {} : { headers: { 'x-forwarded-for': from } },
    )
  ).answer.value!;

describe('works', () => {
  it('[CALL-19] [STATE-02] [SITE-01] [SITE-02] [SITE-03] [SITE-04] [SITE-05] returns the whole configuration of an open site', async () => {
    const value = await ask(australia);
    expect(value).toMatchObject({
      status: 0,
      maintenance: false,
      regionRestriction: false,
      location: { ip: australia, country: 'AU' },
      info: { merchantCode: 'baize', domainRoute: ['localhost'], mainDomain: 'localhost' },
      resources: [],
      mainDomain: 'localhost',
      imageCDNs: [],
      launchGameCDNs: [],
      analytics: { gtagId: '' },
    });
    if (value.status !== 0) throw new Error('closed');
    expect(value.whitelabel.flatMap(({ childrenNodes }) => childrenNodes.map(({ modId }) => modId))).toContain(
      'PTSYS3',
    );
    expect(value.register.username).toMatchObject({ enabled: true, required: true, acceptedPattern: '*' });
  });

  it('[CONFIG-01] [CONFIG-02] [CONFIG-05] [CONFIG-06] [CONFIG-07] returns platform, lottery, agent and trial types, and prize modes', async () => {
    expect(await ask(undefined)).toMatchObject({
      info: {
        platform: 'WEB',
        lotteryType: 'LOTT',
        agentTypes: [1, 2, 41, 42],
        trialTypes: [4],
        prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
        defaultLanguage: 'CN',
        languages: ['CN', 'EN'],
      },
    });
  });

  it('[A076] lists exactly the modules that operators have enabled', async () => {
    await set({ modules: { ...fresh.modules, PTSYS3: '1', FREEPLAY3: '0' } });
    const value = await ask(undefined);
    if (value.status !== 0) throw new Error('closed');
    expect(value.modules).toContain('PTSYS3');
    expect(value.modules).not.toContain('FREEPLAY3');
    expect(value.whitelabel.flatMap(({ childrenNodes }) => childrenNodes)).toContainEqual({
      modId: 'FREEPLAY3',
      enabled: '0',
      childrenNodes: [],
    });
  });

  it('returns the brand of each host', async () => {
    const { answer } = await site.call(getStatus, {}, { host: brandHosts.second });
    expect(answer.value).toMatchObject({ status: 0, info: { merchantCode: 'other' } });
  });

  it('[SITE-10] [STATE-05] [A237] reports maintenance before a restricted region', async () => {
    await set({
      maintenance: { isOn: true, message: { EN: 'New tables', CN: '换桌' }, until: '2030-01-01T00:00:00Z' },
      region: { mode: 'block', countries: ['AU'], message: { EN: 'Not here' } },
      customerService: 'https://help.example/',
    });
    const value = await ask(australia, 'EN');
    expect(value).toEqual({
      status: 1,
      maintenance: true,
      regionRestriction: true,
      location: { ip: australia, country: 'AU' },
      message: 'New tables',
      until: '2030-01-01T00:00:00Z',
      customerService: 'https://help.example/',
      serverTime: expect.any(String),
    });
    expect((await ask(australia)).status).toBe(1);
  });

  it('[SITE-09] reports a restricted region with the address, in the requested language, without any configuration', async () => {
    await set({ region: { mode: 'block', countries: ['AU'], message: { EN: 'Not here', CN: '不在此处' } } });
    const value = await ask(australia, 'EN');
    expect(value).toMatchObject({ status: 2, location: { ip: australia, country: 'AU' }, message: 'Not here' });
    expect(Object.keys(value)).not.toContain('info');
    expect(await ask(australia)).toMatchObject({ message: '不在此处' });
    expect((await ask(states)).status).toBe(0);
  });

  it('allows listed countries, loopback and private networks', async () => {
    await set({ region: { mode: 'allow', countries: ['AU'], message: {} } });
    const answers = await Promise.all(
      [australia, states, '127.0.0.1', '10.1.2.3', '::1', 'fd00::1'].map((ip) => ask(ip)),
    );
    expect(answers.map(({ status }) => status)).toEqual([0, 2, 0, 0, 0, 0]);
  });

  it('returns the key of sealed calls; the examples in the API documentation are run verbatim', async () => {
    const page = (await site.send('GET', '/docs/api')).text;
    const example = (id: string): string =>
      (new RegExp(`<pre id="${id}"[^>]*><code>([^<]*)</code>`).exec(page)?.[1] ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    const run = async (command: string, args: string[]): Promise<string> => {
      const { stdout } = await promisify(execFile)(command, args, {
        env: { ...process.env, BAIZE: site.url },
        timeout: 60_000,
      });
      return (JSON.parse(stdout) as { code: string }).code;
    };
    const file = join(site.dataDir, 'seal.mts');
    const typescript = async (text: string): Promise<string> => {
      writeFileSync(file, text);
      return run(process.execPath, ['--import', 'tsx', file]);
    };
    // Nobody has this name and password, which only a server that has opened the envelope can tell.
    expect(await run('sh', ['-c', example('seal-shell')])).toBe('operator_sign_in_failed');
    expect(await typescript(example('seal-typescript'))).toBe('operator_sign_in_failed');
    const inSeconds = example('seal-typescript').replace('Date.now()', 'Math.floor(Date.now() / 1000)');
    expect(await typescript(inSeconds)).toBe('envelope_expired');
  });
});

describe('refuses', () => {
  it('unknown and duplicate fields by name', async () => {
    const unknown = await site.send('GET', '/wps/system/status?brand=other');
    expect([unknown.status, (unknown.json() as { code: string }).code]).toEqual([400, 'unknown_field']);
    const doubled = await site.send('GET', '/wps/system/status?a=1&a=2');
    expect((doubled.json() as { code: string }).code).toBe('duplicate_key');
  });

  it('[ERR-25] [A236] all other calls while the brand is closed, and answers again afterwards', async () => {
    const other = (from: string) => site.call(getWhitelabel, {}, { headers: { 'x-forwarded-for': from } });
    await set({ region: { mode: 'block', countries: ['AU'], message: {} } });
    const refused = await other(australia);
    expect([refused.status, refused.answer.code, refused.answer.message]).toEqual([
      451,
      'region_restricted',
      'Access restricted',
    ]);
    expect((await other(states)).status).toBe(200);
    await set({ maintenance: { isOn: true, message: {}, until: null } });
    const closed = await other(states);
    expect([closed.status, closed.answer.code]).toEqual([503, 'maintenance']);
    await set({});
    expect((await other(australia)).status).toBe(200);
  });
});

describe('forbids', () => {
  it('hosts of no brand', async () => {
    const response = await site.send('GET', '/wps/system/status', { headers: { host: 'elsewhere.example' } });
    expect([response.status, (response.json() as { code: string }).code]).toEqual([421, 'unknown_host']);
  });

  it('what stands left of the first address that no trusted proxy has, in a chain of proxies', async () => {
    const chained = await startPlatform({ beside: site, env: { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8,fd00::/8' } });
    const seen = async (...chain: string[]) => {
      const headers = { 'x-forwarded-for': chain.join(', ') };
      return (await chained.call(getStatus, {}, { headers })).answer.value?.location;
    };
    try {
      const visitor = { ip: states, country: 'US' };
      expect(await seen(states)).toEqual(visitor);
      expect(await seen(australia, states)).toEqual(visitor);
      expect(await seen(australia, states, '10.1.2.3', '10.4.5.6')).toEqual(visitor);
      expect(await seen(australia, '10.9.9.9', states, 'fd00::7')).toEqual(visitor);
      expect(await seen('<script>', `${states}:4711`, '10.1.2.3:80', '[fd00::7]:443')).toEqual(visitor);
      expect((await seen('[2001:db8::1]:9'))?.ip).toBe('2001:db8::1');
    } finally {
      await chained.close();
    }
  });

  it('spoofed addresses of visitors', async () => {
    const direct = await startPlatform({ beside: site });
    try {
      const { answer } = await direct.call(getStatus, {}, { headers: { 'x-forwarded-for': australia } });
      expect(answer.value?.location).toEqual({ ip: '127.0.0.1', country: '' });
    } finally {
      await direct.close();
    }
  });
});
