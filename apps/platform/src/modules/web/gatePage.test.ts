import { tempFolder } from '@baize/testkit/tempFolder';
import { createLetter, getSettings, updateSettings, type SiteSettings } from '@baize/contract';
import { openOperator, startPlatform, type TestPlatform } from '@baize/testkit';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@baize/server/logger';
import { createBrands, openRegions, type Brands } from '#modules/site/index.ts';
import { gateWords } from './gateWords.ts';
import { mountWeb } from './mountWeb.ts';

const folder = tempFolder('gate');
const australia = { 'x-forwarded-for': '1.1.1.1' };
let site: TestPlatform;
let token: string;
let fresh: SiteSettings;

beforeAll(async () => {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(
    join(folder, 'server/server.mjs'),
    `export const pageKey = (href) => href;
     export const needsOf = () => [];
     export const startOf = () => ({});
     export const renderPage = async () => ({ status: 200, html: 'the site' });`,
  );
  let brands: Brands | undefined;
  site = await startPlatform({
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    extraModules: [
      {
        name: 'web',
        routes: [],
        mount: (scope) =>
          mountWeb(scope, {
            web: {
              portalDir: folder,
              consoleDir: join(folder, 'console'),
              chatDir: join(folder, 'chat'),
              brandsDir: join(folder, 'brands'),
              fontsDir: join(folder, 'fonts'),
            },
            brandOf: (host) => (brands ??= createBrands(site.platform.pool, Date.now)).byHost(host),
            answerGuest: (brand, call) => site.platform.answerGuest(brand, call),
            regions: openRegions(),
            log: createLogger('silent', 'test'),
            studioUrl: 'http://studio.example',
            gameOrigins: async () => ['https://games.example', 'http://studio.example'],
            publicUrl: 'http://localhost:8080',
            isSecure: false,
            pagesPerSecond: 10_000,
          }),
      },
    ],
  });
  ({ token } = await openOperator(site));
  fresh = (await site.call(getSettings, {}, { token })).answer.value!.settings;
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const show = (path: string, headers: Record<string, string> = {}) => site.send('GET', path, { headers });

/** Changes settings and waits until the pages, which look once a second, have seen it. */
async function set(change: Partial<SiteSettings>, status: number): Promise<void> {
  const { version } = (await site.call(getSettings, {}, { token })).answer.value!;
  await site.call(updateSettings, { settings: { ...fresh, ...change }, version }, { token });
  await expect.poll(async () => (await show('/', australia)).status).toBe(status);
}

const everywhere = [
  '/',
  '/index.html',
  '/login',
  '/member?page=withdraw',
  '/rng?vassalage=pp',
  '/lottery',
  '/nowhere/at/all',
];

describe('a brand in maintenance', () => {
  it('[GATE-01] [GATE-03] [ERR-05] shows the maintenance page only, at every URL, in each language', async () => {
    await set(
      {
        languages: ['CN', 'EN', 'MS'],
        maintenance: { isOn: true, message: { EN: 'New <cloth>\nfor all tables' }, until: '2030-01-01T06:00:00Z' },
        region: { mode: 'block', countries: ['AU'], message: {} },
        customerService: 'https://help.example/?a=1&b=2',
      },
      503,
    );
    for (const path of everywhere) {
      const { status, headers, text } = await show(path, australia);
      expect([status, headers['retry-after'], headers['cache-control']], path).toEqual([503, '60', 'no-store']);
      expect(text, path).toContain('data-screen="gate.maintenance"');
      expect(text, path).not.toContain('the site');
    }
    for (const language of ['CN', 'EN', 'MS'] as const) {
      const words = gateWords[language];
      const { text } = await show('/', { cookie: `lang=${language}` });
      for (const word of [words.game_maintenance, words.info_maintenance, words.safe, words.service]) {
        expect(text).toContain(word);
      }
    }
    const { text, headers } = await show('/?lang=EN', { 'x-forwarded-for': '8.8.8.8' });
    expect(text).toContain('Your IP address: <code data-ip>8.8.8.8</code>');
    expect(text).not.toContain('data-letter');
    expect(String(headers['set-cookie'])).toContain('lang=EN');
    expect(text).toContain('New &lt;cloth&gt;<br>for all tables');
    expect(text).toContain('Jan 1, 2030, 14:00 GMT+8');
    expect(text).toContain(
      'href="https://help.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer" data-service',
    );
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('data-waits="60"');
    expect(text).not.toMatch(/<link|@import|url\(/);
  });

  it('keeps the console and the script of the button available', async () => {
    expect((await show('/ops/site/getConsoleStart')).status).toBe(200);
    const script = await show('/gate.js');
    expect([script.status, script.text.includes('width=440,height=750')]).toEqual([200, true]);
    expect(script.text).toContain("fetch('/wps/system/status'");
  });
});

describe('a closed brand without customer service elsewhere', () => {
  it('accepts letters on its page, in each language, in maintenance and in a restricted region', async () => {
    /* What the pages have seen is known by their status only, so each state begins with another. */
    await set({}, 200);
    await set({ languages: ['CN', 'EN', 'MS'], maintenance: { isOn: true, message: {}, until: null } }, 503);
    for (const language of ['CN', 'EN', 'MS'] as const) {
      const { text } = await show('/', { cookie: `lang=${language}` });
      expect(text).toContain('<details class="letter" data-letter hidden>');
      expect(text).toContain(`<form data-language="${language}" data-path="${createLetter.path}"`);
      expect(text).toContain(gateWords[language].letterEmail);
    }
    await set({ region: { mode: 'block', countries: ['AU'], message: {} } }, 451);
    expect((await show('/', australia)).text).toContain('data-letter');
    expect((await show('/', { host: 'elsewhere.example' })).text).not.toContain('data-letter');
    await set({}, 200);
  });
});

describe('a region that is not served', () => {
  it('[GATE-02] [GATE-04] [ERR-06] is shown its own address and the reason only, at every URL', async () => {
    await set(
      {
        languages: ['CN', 'EN', 'MS'],
        region: { mode: 'block', countries: ['AU'], message: { EN: 'No licence there' } },
        customerService: 'https://help.example/',
      },
      451,
    );
    for (const path of everywhere) {
      const { status, headers, text } = await show(path, australia);
      expect([status, headers['cache-control']], path).toEqual([451, 'no-store']);
      expect(text, path).toContain('data-screen="gate.region"');
      expect(text, path).not.toContain('the site');
    }
    for (const language of ['CN', 'EN', 'MS'] as const) {
      const words = gateWords[language];
      const { text } = await show('/', { ...australia, cookie: `lang=${language}` });
      expect(text).toContain(words.blockip);
      expect(text.replaceAll(/<\/?code[^>]*>/g, '')).toContain(words.info_ip_block.replace('{ip}', '1.1.1.1'));
      expect(text).toContain(words.service);
    }
    expect((await show('/?lang=EN', australia)).text).toContain('No licence there');
    expect((await show('/', { 'x-forwarded-for': '8.8.8.8' })).text).toBe('the site');
  });

  it('never reflects input of the visitor into the page', async () => {
    const { text } = await show('/?lang=%22%3E%3Cscript%3E', {
      ...australia,
      cookie: 'lang=<script>alert(1)</script>',
    });
    expect(text).not.toMatch(/<script>/);
  });
});

describe('an open brand', () => {
  it('[A078] allows external services in its policy only if operators have enabled them', async () => {
    await set({}, 200);
    const policy = async () => String((await show('/')).headers['content-security-policy']);
    expect(await policy()).toContain("script-src 'self';");
    expect(await policy()).toContain("frame-src http://studio.example https://games.example 'self';");
    await set({ analytics: { gtagId: 'G-ABC1234567' }, imageCDNs: ['img.example'] }, 200);
    await expect.poll(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(await policy()).toContain("img-src 'self' data: https://img.example");
  });

  it('lets a sign-in answer from its own window where the brand has one, and no other window otherwise', async () => {
    const opener = async () => (await show('/')).headers['cross-origin-opener-policy'];
    await set({ firebase: null }, 200);
    await expect.poll(opener).toBe('same-origin');
    const firebase = { apiKey: 'key', authDomain: 'brand.firebaseapp.com', projectId: 'brand' };
    await set({ firebase }, 200);
    await expect.poll(opener).toBe('same-origin-allow-popups');
  });
});

describe('a host without a brand', () => {
  it('[ERR-24] is answered with the gate page, uncached', async () => {
    const answer = await show('/member', { host: 'elsewhere.example' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([421, 'no-store']);
    expect(answer.text).toContain('<h1>Invalid URL, please contact customer service</h1>');
    expect((await show('/', { host: 'elsewhere.example', cookie: 'lang=CN' })).text).toContain(gateWords.CN.invalidUrl);
  });
});
