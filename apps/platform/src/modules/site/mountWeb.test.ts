import { startPlatform, type TestPlatform } from '@baize/testkit';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../kit/logger.ts';
import { createBrands } from './brands.ts';
import { mountWeb } from './mountWeb.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-web-'));
let site: TestPlatform;

/** A portal as its build leaves it, small enough to read: its page says what it was made from. */
function buildPortal(): void {
  const files: Record<string, string> = {
    'portal/client/assets/main-abc.js': 'export {};',
    'portal/client/assets/main-abc.js.br': 'brotli',
    'portal/server/server.mjs': `let renders = 0;
      export const pageKey = (href) => href.split('?')[0];
      export const renderPage = async (href, start) => ({
        status: href.startsWith('/nowhere') ? 404 : 200,
        html: JSON.stringify({ href, renders: ++renders, ...start }),
      });`,
    'console/index.html': '<title>Console</title>',
    'console/assets/app-abc.js': 'export {};',
    'brands/baize/images/tile.webp': 'picture',
    'brands/baize/brand.json': JSON.stringify({ tagline: { EN: 'One cloth' }, licences: [], heroes: [] }),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

beforeAll(async () => {
  buildPortal();
  let brands: ReturnType<typeof createBrands> | undefined;
  site = await startPlatform({
    extraModules: [
      {
        name: 'web',
        routes: [],
        mount: (scope) =>
          mountWeb(scope, {
            web: {
              portalDir: join(folder, 'portal'),
              consoleDir: join(folder, 'console'),
              brandsDir: join(folder, 'brands'),
            },
            brandOf: (host) => (brands ??= createBrands(site.platform.pool, Date.now)).byHost(host),
            log: createLogger('silent', 'test'),
            studioUrl: 'http://studio.example',
            isSecure: false,
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
  renders: number;
  language: string;
  theme: string;
  content: { tagline: Record<string, string> };
  status: { location: { ip: string }; info: { merchantCode: string } };
};
const show = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.send('GET', path, { headers });
  return { ...answer, page: () => JSON.parse(answer.text) as Shown };
};

describe('works', () => {
  it('makes a page from the answers of the brand, and carries no visitor in it', async () => {
    const { status, headers, page } = await show('/');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page()).toMatchObject({
      language: 'CN',
      theme: 'dark',
      content: { tagline: { EN: 'One cloth' } },
      status: { location: { ip: '' }, info: { merchantCode: 'baize' } },
    });
  });

  it('takes language from the address or the cookie, and colours from the cookie', async () => {
    const byCookie = await show('/', { cookie: 'a=1; lang=EN; theme=light' });
    expect(byCookie.page()).toMatchObject({ language: 'EN', theme: 'light' });
    const byAddress = await show('/?lang=EN');
    expect(byAddress.page().language).toBe('EN');
    expect(byAddress.headers['set-cookie']?.[0]).toContain('lang=EN');
    expect((await show('/', { cookie: 'lang=%22><script>; theme=red' })).page()).toMatchObject({
      language: 'CN',
      theme: 'dark',
    });
  });

  it('renders a page once, until an answer it was made from changes', async () => {
    const first = (await show('/again')).page().renders;
    expect((await show('/again?x=1')).page().renders).toBe(first);
    await site.owner.query(`update site_brands set name = 'Baize Two' where code = 'baize'`);
    await expect.poll(async () => (await show('/again')).page().renders, { timeout: 10_000 }).toBeGreaterThan(first);
  });

  it('answers that nothing has changed to who has the page already', async () => {
    const { headers } = await show('/same');
    const again = await show('/same', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('serves files once and for all, packed where the browser can unpack', async () => {
    const plain = await show('/assets/main-abc.js');
    expect([plain.text, plain.headers['cache-control']]).toEqual(['export {};', 'public, max-age=31536000, immutable']);
    const packed = await show('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect([packed.text, packed.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect((await show('/brand/images/tile.webp')).text).toBe('picture');
  });

  it('serves the console below its own path, each screen by the same page', async () => {
    expect((await show('/console')).headers['location']).toBe('/console/');
    for (const path of ['/console/', '/console/deposits/7']) expect((await show(path)).text).toContain('Console');
  });
});

describe('refuses', () => {
  it('unknown addresses with a page for people and an answer for programs', async () => {
    const page = await show('/nowhere');
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    for (const path of ['/wps/nothing', '/lgw/nothing', '/ops/nothing', '/vendor/nothing']) {
      const answer = await show(path);
      expect([answer.status, (answer.json() as { code: string }).code], path).toEqual([404, 'not_found']);
    }
  });

  it('paths that climb out of their folder', async () => {
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

describe('forbids', () => {
  it('scripts, frames and forms of others, on pages and in the console', async () => {
    for (const path of ['/', '/console/', '/nowhere']) {
      const { headers } = await show(path);
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toContain("script-src 'self'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toContain("script-src 'self' 'unsafe-inline'");
      expect([headers['x-content-type-options'], headers['x-frame-options']], path).toEqual(['nosniff', 'DENY']);
    }
    expect(String((await show('/')).headers['content-security-policy'])).toContain('frame-src http://studio.example');
  });

  it('hosts that belong to no brand', async () => {
    expect((await show('/', { host: 'elsewhere.example' })).status).toBe(421);
    expect((await show('/brand/images/tile.webp', { host: 'elsewhere.example' })).status).toBe(404);
  });
});
