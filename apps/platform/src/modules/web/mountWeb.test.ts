import { tempFolder } from '@baize/testkit/tempFolder';
import { createItem, getProfile, operations, type Answer } from '@baize/contract';
import { draftOf, openOperator, startPlatform, textsOf, type TestPlatform } from '@baize/testkit';
import fastify from 'fastify';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '@baize/server/logger';
import { createBrands, openRegions } from '#modules/site/index.ts';
import { secretsOf } from '../../secretsOf.ts';
import { mountWeb } from './mountWeb.ts';

const folder = tempFolder('web');
let site: TestPlatform;
/** Every address that the server was asked for, by whomever. */
const asked: string[] = [];

/** A portal as its build leaves it, small enough to read: its page says what it was made from. */
function buildPortal(): void {
  const files: Record<string, string> = {
    'portal/client/assets/main-abc.js': 'export {};',
    'portal/client/assets/botWorker-abc.js': 'self.close();',
    'portal/client/assets/main-abc.js.br': 'brotli',
    'portal/client/flags/my.svg': '<svg/>',
    'portal/server/server.mjs': `let renders = 0;
      export const scriptHash = 'sha256-TGluZXM=';
      export const listed = { indexed: ['/', '/terms'], closed: ['/member'] };
      const first = (language) => [
        { id: 'site.getStatus', input: { language } },
        { id: 'content.listAnnouncements', input: { types: 'B,PL,H', platform: 'W', language } },
        { id: 'content.listBadges', input: { language } },
        { id: 'games.listVendors', input: {} },
        { id: 'games.listGames', input: { gameClassify: 'RNG', pageSize: '60' } },
      ];
      const further = {
        '/broken': [{ id: 'content.listBadges', input: { language: 'none' } }],
        '/profile': [{ id: 'identity.getProfile', input: {} }],
        '/terms': [{ id: 'content.getHelpCenter', input: { language: 'EN' } }],
      };
      export const needsOf = (href, language) => [...first(language), ...(further[href] ?? [])];
      export const startOf = (href, { language, own, answers }) => {
        const [[, , { serverTime, ...status }], [, , { banners, notices }], [, , badges], ...rest] = answers;
        const content = {
          ...own,
          banners,
          bannerGroups: banners.map(({ groupName }) => groupName),
          notices: notices.map(({ id, title, startDate }) => ({ id, title, startDate })),
          badges,
        };
        return { language, content, status: { ...status, location: { ip: '', country: '' } }, answers: rest };
      };
      export const pageKey = (href) => href.split('?')[0] + (/[?]search=.*/.exec(href) ?? '');
      export const renderPage = async (href, start, siteUrl, isShell) => {
        if (href.endsWith('search=slow')) await globalThis.slowRender();
        return {
          status: href.startsWith('/nowhere') ? 404 : 200,
          html: JSON.stringify({ href, isShell, renders: ++renders, ...start }),
        };
      };`,
    'console/index.html': '<title>Console</title>',
    'console/assets/app-abc.js': 'export {};',
    'chat/index.html': '<head><title>Chat</title></head>',
    'chat/assets/chat-abc.js': 'export {};',
    'brands/baize/images/tile.webp': 'picture',
    'brands/baize/brand.json': JSON.stringify({
      ...{ name: 'Baize', tagline: { EN: 'One cloth' }, currency: 'CNY', timeZone: 'Asia/Shanghai' },
      ...{ languages: ['CN', 'EN'], defaultLanguage: 'CN', hosts: ['localhost'], customerService: '' },
    }),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

const secretEnv = {
  DEFAULT_PASSWORD: 'first-word-of-all-1',
  SMTP_URL: 'smtp://mailer:word-of-the-mailer@127.0.0.1:9',
  SMS_KEY: 'key-of-the-gateway',
};

beforeAll(async () => {
  buildPortal();
  let brands: ReturnType<typeof createBrands> | undefined;
  site = await startPlatform({
    env: { TRUSTED_PROXIES: '127.0.0.1', ...secretEnv },
    extraModules: [
      {
        name: 'web',
        routes: [],
        watch: (app) => {
          app.addHook('onRequest', async ({ url }) => void asked.push(url));
        },
        mount: (scope) =>
          mountWeb(scope, {
            web: {
              portalDir: join(folder, 'portal'),
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
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

type Shown = {
  href: string;
  isShell: boolean;
  renders: number;
  language: string;
  theme: string;
  content: { tagline: Record<string, string>; banners: unknown[]; notices: unknown[] };
  status: { location: { ip: string }; info: { merchantCode: string } };
  answers: [id: string, input: Record<string, string>, value: unknown][];
};
const show = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.send('GET', path, { headers });
  return { ...answer, page: () => JSON.parse(answer.text) as Shown };
};

describe('works', () => {
  it('renders a page from answers of the brand, without data of the visitor', async () => {
    const { status, headers, page } = await show('/');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page()).toMatchObject({
      language: 'CN',
      theme: 'dark',
      content: { tagline: { EN: 'One cloth' } },
      status: { location: { ip: '' }, info: { merchantCode: 'baize' } },
    });
  });

  it('makes no request to itself to render', async () => {
    const outgoing = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(site.platform.app, 'inject')];
    asked.splice(0);
    for (const path of ['/fresh', '/terms']) expect((await show(path)).status).toBe(200);
    expect(asked).toEqual(['/fresh', '/terms']);
    for (const spy of outgoing) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it.each(['/', '/rng', '/terms'])('prefetches for %s what the operations answer over the wire', async (path) => {
    const { answers } = (await show(path, { cookie: 'lang=EN' })).page();
    expect(answers.length).toBeGreaterThan(1);
    for (const [id, input, value] of answers) {
      const operation = Object.values(operations).find((one) => one.id === id);
      const answer = await site.send('GET', `${operation?.path ?? id}?${new URLSearchParams(input).toString()}`);
      expect((answer.json() as Answer).value, id).toEqual(value);
    }
  });

  it('renders without the answer of a failed call, and never with that of a member', async () => {
    const ids = async (path: string) => (await show(path)).page().answers.map(([id]) => id);
    expect(await ids('/broken')).toEqual(['games.listVendors', 'games.listGames']);
    expect(await ids('/profile')).toEqual(['games.listVendors', 'games.listGames']);
    const brand = await createBrands(site.platform.pool, Date.now).byHost('localhost');
    if (brand === undefined) throw new Error('There is no brand.');
    const refused = site.platform.answerGuest(brand, { id: getProfile.id, input: {} });
    await expect(refused).rejects.toThrow('no call that a guest reads by');
  });

  it('[ENTITY-22] serves flags by country code, and nothing else of that folder', async () => {
    const flag = await show('/flags/my.svg');
    expect([flag.status, flag.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    for (const path of ['/flags/zz.svg', '/flags/..%2Fassets%2Fmain-abc.js']) {
      const other = await show(path);
      expect(other.headers['content-type'], path).not.toContain('svg');
      expect(other.text, path).not.toContain('export');
    }
  });

  it('takes the language from URL, cookie or Accept-Language, and the theme from the cookie', async () => {
    const byCookie = await show('/', { cookie: 'a=1; lang=EN; theme=light' });
    expect(byCookie.page()).toMatchObject({ language: 'EN', theme: 'light' });
    const byAddress = await show('/?lang=EN');
    expect(byAddress.page().language).toBe('EN');
    expect(byAddress.headers['set-cookie']?.[0]).toContain('lang=EN');
    const wished = await show('/', { 'accept-language': 'en-GB,en;q=0.8' });
    expect(wished.page().language).toBe('EN');
    expect([wished.headers['set-cookie'], String(wished.headers['vary'])]).toEqual([
      undefined,
      expect.stringMatching(/\baccept-language\b/),
    ]);
    expect((await show('/', { 'accept-language': 'en', cookie: 'lang=CN' })).page().language).toBe('CN');
    expect((await show('/', { cookie: 'lang=%22><script>; theme=red' })).page()).toMatchObject({
      language: 'CN',
      theme: 'dark',
    });
  });

  it('[A244] tells a page no secret of the process, and names none', async () => {
    const secrets = [...secretsOf({ ...process.env, ...secretEnv, DATABASE_URL: site.databaseUrl })];
    expect(secrets).toContain('word-of-the-mailer');
    for (const path of ['/', '/rng', '/promotions', '/nowhere', '/console/', '/chat/', '/gate.js']) {
      const { headers, text } = await show(path);
      const said = `${JSON.stringify(headers)} ${text}`;
      expect(
        secrets.filter((secret) => said.includes(secret)),
        path,
      ).toEqual([]);
    }
  });

  it('renders a page once until one of its answers changes', async () => {
    const first = (await show('/again')).page().renders;
    expect((await show('/again?x=1')).page().renders).toBe(first);
    await site.owner.query(`update site_brands set name = 'Baize Two' where code = 'baize'`);
    await expect.poll(async () => (await show('/again')).page().renders).toBeGreaterThan(first);
  });

  it('keeps its cached pages, however many searches are requested', async () => {
    const { renders } = (await show('/kept')).page();
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 40 }, (_, index) => show(`/kept?search=${round}-${index}`)));
    }
    expect((await show('/kept')).page().renders).toBe(renders);
  });

  it('serves a search without its first view while another one is rendered', async () => {
    const gate = { open: (): void => undefined, enter: (): void => undefined };
    const mayGoOn = new Promise<void>((resolve) => (gate.open = resolve));
    const isInside = new Promise<void>((resolve) => (gate.enter = resolve));
    Object.assign(globalThis, { slowRender: () => (gate.enter(), mayGoOn) });
    let slow = show('/worded?search=slow');
    // A page of somebody's words before this one may have left a rest behind it.
    while ((await Promise.race([isInside.then(() => 'inside'), slow.then(() => 'shell')])) === 'shell') {
      slow = show('/worded?search=slow');
    }
    const others = await Promise.all(['a', 'b', 'c'].map((word) => show(`/worded?search=${word}`)));
    const shells = others.map(({ page }) => page());
    expect(shells.map(({ isShell, href }) => [isShell, href])).toEqual(shells.map(() => [true, '/worded']));
    expect(new Set(shells.map(({ renders }) => renders)).size, 'made once').toBe(1);
    expect((await show('/plain')).page().isShell, 'pages that many ask for are whole').toBe(false);
    gate.open();
    expect((await slow).page()).toMatchObject({ isShell: false, href: '/worded?search=slow' });
  });

  it('[HOME-01] shows published content within two seconds, in the language of the page', async () => {
    const { token } = await openOperator(site);
    const banner = draftOf('banner', { groupName: 'w_live', headline: textsOf('Tonight') });
    const notice = draftOf('announcement', { title: textsOf('News'), content: textsOf('All of it') });
    const badge = draftOf('badge', { name: textsOf('Licence') });
    await show('/');
    for (const draft of [banner, notice, badge]) await site.call(createItem, draft, { token });
    const content = async (language: string) => (await show('/', { cookie: `lang=${language}` })).page().content;
    await expect.poll(async () => (await content('EN')).banners).toHaveLength(1);
    expect(await content('EN')).toMatchObject({
      banners: [{ groupName: 'w_live', headline: 'Tonight EN' }],
      bannerGroups: ['w_live'],
      badges: [{ name: 'Licence EN' }],
    });
    /* What a notice says is not part of every page. */
    const titled = { id: expect.any(String), title: 'News CN', startDate: expect.any(String) };
    await expect.poll(async () => (await content('CN')).notices).toEqual([titled]);
  });

  it('answers 304 to a matching ETag', async () => {
    const { headers } = await show('/same');
    const again = await show('/same', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('serves files as immutable, compressed if the browser supports it', async () => {
    const plain = await show('/assets/main-abc.js');
    expect([plain.text, plain.headers['cache-control']]).toEqual(['export {};', 'public, max-age=31536000, immutable']);
    const packed = await show('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect([packed.text, packed.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect((await show('/brand/images/tile.webp')).text).toBe('picture');
  });

  it('serves the console below its own path, with the same document for each screen', async () => {
    expect((await show('/console')).headers['location']).toBe('/console/');
    for (const path of ['/console/', '/console/deposits/7']) expect((await show(path)).text).toContain('Console');
  });
});

describe('refuses', () => {
  it('unknown paths, with a page for browsers and JSON for API paths', async () => {
    const page = await show('/nowhere');
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    for (const path of ['/wps/nothing', '/lgw/nothing', '/ops/nothing', '/vendor/nothing']) {
      const answer = await show(path);
      expect([answer.status, (answer.json() as { code: string }).code], path).toEqual([404, 'not_found']);
    }
  });

  it('addresses that exceed their page rate, and no others', async () => {
    const fast = fastify();
    await mountWeb(fast, {
      web: { portalDir: folder, consoleDir: folder, chatDir: folder, brandsDir: folder, fontsDir: folder },
      brandOf: async () => undefined,
      answerGuest: async () => undefined,
      regions: openRegions(),
      log: createLogger('silent', 'test'),
      studioUrl: 'http://studio.example',
      gameOrigins: async () => [],
      publicUrl: 'http://localhost:8080',
      isSecure: false,
      pagesPerSecond: 1,
    });
    const ask = async (remoteAddress: string) => (await fast.inject({ url: '/', remoteAddress })).statusCode;
    for (let times = 0; times < 4; times += 1) expect(await ask('198.51.100.1')).toBe(421);
    const all = await Promise.all(Array.from({ length: 12 }, () => ask('198.51.100.1')));
    expect(new Set(all), 'those who wait, and those for whom it would be too long').toEqual(new Set([421, 429]));
    expect(await ask('198.51.100.2')).toBe(421);
    await fast.close();
  });

  it('paths that a browser would parse as another host', async () => {
    for (const path of ['//evil.example', '/\\evil.example', '/\\[', '/\\']) {
      expect((await show(path)).status, path).toBe(404);
    }
  });

  it('path traversal', async () => {
    for (const path of [
      '/brand/images/../brand.json',
      '/brand/images/%2e%2e/brand.json',
      '/assets/..%2fserver/server.mjs',
    ]) {
      const answer = await show(path);
      expect(answer.text, path).not.toContain('One cloth"}');
      expect(answer.text, path).not.toContain('renderPage');
    }
  });
});

describe('the headers of a file', () => {
  it('are those it needs, and the whole policy for a worker', async () => {
    const script = await show('/assets/main-abc.js');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
    expect(script.headers['content-security-policy']).toBeUndefined();
    expect(script.headers['permissions-policy']).toBeUndefined();
    const worker = await show('/assets/botWorker-abc.js');
    expect(worker.headers['content-security-policy']).toContain("default-src 'self'");
  });
});

describe('forbids', () => {
  it('[A201] [A265] scripts, frames and forms of others, on pages and in the console', async () => {
    for (const path of ['/', '/console/', '/nowhere']) {
      const { headers } = await show(path);
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toContain("script-src 'self'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toContain("script-src 'self' 'unsafe-inline'");
      expect([headers['x-content-type-options'], headers['x-frame-options']], path).toEqual(['nosniff', 'DENY']);
    }
    const policy = String((await show('/')).headers['content-security-policy']);
    expect(policy).toContain("frame-src http://studio.example https://games.example 'self'");
    expect(policy).toContain("img-src 'self' data: http://studio.example https://games.example;");
    expect(policy).toContain("script-src 'self' 'sha256-TGluZXM=';");
  });

  it('hosts of no brand', async () => {
    expect((await show('/', { host: 'elsewhere.example' })).status).toBe(421);
    expect((await show('/brand/images/tile.webp', { host: 'elsewhere.example' })).status).toBe(404);
  });
});

describe('the page of the chat', () => {
  it('may be embedded by the brand only, has an opaque origin, and its files allow such a page', async () => {
    const page = await site.send('GET', '/chat/');
    expect(page.status).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    for (const part of ["frame-ancestors 'self'", 'sandbox allow-scripts allow-forms', "default-src 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('allow-same-origin');
    const file = await site.send('GET', '/chat/assets/chat-abc.js');
    expect([file.status, file.headers['access-control-allow-origin']]).toEqual([200, '*']);
    const asked = await site.send('OPTIONS', '/chat/assets/chat-abc.js');
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect((await site.send('GET', '/chat/', { headers: { host: 'nobody.example' } })).status).toBe(404);
  });
});

describe('robots.txt and sitemap', () => {
  it('name the sitemap of the brand, with each page in every language', async () => {
    const robots = await site.send('GET', '/robots.txt');
    const list = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1] ?? '';
    expect(new URL(list).pathname).toBe('/sitemap.xml');
    expect(robots.text).toContain('Disallow: /member\nDisallow: /console/\n');
    const answer = await site.send('GET', '/sitemap.xml');
    expect(answer.headers['content-type']).toContain('application/xml');
    expect([...answer.text.matchAll(/<loc>[^<]*?:8080([^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
      '/',
      '/terms',
    ]);
    const terms = /<url><loc>[^<]*\/terms<\/loc>.*<\/url>/.exec(answer.text)?.[0] ?? '';
    expect(terms).toContain('hreflang="en"');
    expect(terms).toContain('?lang=CN');
    expect(answer.text).not.toContain('/member');
  });

  it('do not exist on a host without a brand', async () => {
    expect((await site.send('GET', '/sitemap.xml', { headers: { host: 'elsewhere.example' } })).status).toBe(404);
  });
});
