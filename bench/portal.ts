import { execFile, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openBrand } from '@baize/testkit/openBrand';
import { composePlatform } from '../apps/platform/src/compose.ts';
import type { Module } from '../apps/platform/src/kit/implement.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { connectOwner } from '@baize/server/openOwner';
import { seedContent } from '../apps/platform/src/modules/content/index.ts';
import { seedStudio } from '../apps/platform/src/modules/games/index.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { findBrowser } from '../tools/browser.ts';
import { buildAll } from '../tools/build.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const portalDir = join(root, 'apps/portal/dist');

const LIGHTHOUSE = '12.8.2';
const RUNS = 5;

/** Pages whose scores count as those of the two do. */
const scored = ['/promotions?lang=EN', '/login?lang=EN'];
const OTHER_RUNS = 3;

/** Each page is compared with a bare one that shows only its largest picture. */
const pages = {
  home: { path: '/?lang=EN', bare: '/bare/home', image: '/brand/images/hero/dragon-eight-720.avif' },
  lobby: { path: '/rng?lang=EN', bare: '/bare/lobby', image: '/brand/images/banners/rng.webp' },
} as const;

type PageName = keyof typeof pages;
type Audit = { lcpMs: number; cls: number; tbtMs: number; jsKb: number; marks: Marks };
/** Lighthouse scores out of 100. */
type Marks = { performance: number; accessibility: number; bestPractices: number; seo: number };

/**
 * Home and slot lobby in Lighthouse's simulation of a slow phone, beside bare pages with the same picture on the same
 * server; script and blocking time of every public page; and Lighthouse scores of these two, the promotions and the login.
 */
export const portal: Bench = {
  about: 'Home and slot lobby in Lighthouse on a simulated phone, compared with a bare page with the same picture',
  limits: {
    homeLcpPerBare: { atMost: 1.3 },
    lobbyLcpPerBare: { atMost: 1.4 },
    cls: { atMost: 0 },
    tbtMs: { atMost: 120 },
    jsKb: { atMost: 120 },
    everyTbtMs: { atMost: 120 },
    everyJsKb: { atMost: 120 },
    performance: { atLeast: 95 },
    accessibility: { atLeast: 100 },
    bestPractices: { atLeast: 100 },
    seo: { atLeast: 100 },
  },
  run: async (note) => {
    await buildAll({ names: ['portal'], log: note });
    const cli = installLighthouse(note);
    const browser = findBrowser(note);
    const folder = tempFolder('bench');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    try {
      await migrate(postgres.url);
      await seed(postgres.url, folder);
      const platform = await composePlatform({
        settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
        databaseUrl: postgres.url,
        log: createLogger('silent', 'bench'),
        extraModules: [barePages],
        web: {
          portalDir,
          consoleDir: join(root, 'apps/console/dist'),
          chatDir: join(root, 'apps/chat/dist'),
          brandsDir: join(root, 'brands'),
          fontsDir: join(root, 'packages/ui/src/fonts'),
        },
      });
      try {
        await platform.app.listen({ port: 0, host: '127.0.0.1' });
        const origin = `http://localhost:${(platform.app.server.address() as AddressInfo).port}`;
        const others = await otherPages(origin);
        const measured = await measure(note, others, (path) => audit(cli, browser, origin + path, folder));
        return figuresOf(measured);
      } finally {
        await platform.close();
      }
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Measured = Record<PageName, { ours: Audit; bareLcpMs: number }> & { marks: Marks; every: Usual };
type Usual = Pick<Audit, 'tbtMs' | 'jsKb'>;

/** The public pages besides the two that are compared, also those that the sitemap does not list. */
async function otherPages(origin: string): Promise<string[]> {
  const server = (await import(pathToFileURL(join(portalDir, 'server/server.mjs')).href)) as {
    listed: { unlisted: string[] };
  };
  const list = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (listed.length < 10) throw new Error(`The sitemap lists ${listed.length} pages.`);
  const compared = Object.values(pages).map(({ path }) => path.split('?', 1)[0]);
  return [...listed, ...server.listed.unlisted]
    .filter((path) => !compared.includes(path))
    .map((path) => `${path}?lang=EN`);
}

/** Audits all pages in turn, several times, so that other load affects each alike. */
async function measure(
  note: (line: string) => void,
  others: readonly string[],
  run: (path: string) => Promise<Audit>,
): Promise<Measured> {
  const names = Object.keys(pages) as PageName[];
  const ours: Record<PageName, Audit[]> = { home: [], lobby: [] };
  const bare: Record<PageName, Audit[]> = { home: [], lobby: [] };
  for (let turn = 1; turn <= RUNS; turn += 1) {
    for (const name of names) {
      bare[name].push(await run(pages[name].bare));
      ours[name].push(await run(pages[name].path));
      const [mine, theirs] = [ours[name].at(-1), bare[name].at(-1)];
      note(
        `run ${turn} of ${RUNS}, ${name}: LCP ${mine?.lcpMs} ms, bare ${theirs?.lcpMs} ms, blocked ${mine?.tbtMs} ms, ${mine?.jsKb} KB of script`,
      );
    }
  }
  const marks = [ours.home, ours.lobby].map(marksOf);
  const usual = [ours.home, ours.lobby].map(usualOf);
  for (const path of others) {
    const runs: Audit[] = [];
    for (let turn = 1; turn <= OTHER_RUNS; turn += 1) runs.push(await run(path));
    if (scored.includes(path)) marks.push(marksOf(runs));
    usual.push(usualOf(runs));
    note(`${path}: ${JSON.stringify({ ...marksOf(runs), ...usual.at(-1) })}`);
  }
  const of = (name: PageName) => ({
    ours: {
      lcpMs: median(ours[name].map(({ lcpMs }) => lcpMs)),
      tbtMs: median(ours[name].map(({ tbtMs }) => tbtMs)),
      cls: median(ours[name].map(({ cls }) => cls)),
      jsKb: median(ours[name].map(({ jsKb }) => jsKb)),
      marks: marksOf(ours[name]),
    },
    bareLcpMs: median(bare[name].map(({ lcpMs }) => lcpMs)),
  });
  const most = (name: keyof Usual): number => Math.max(...usual.map((page) => page[name]));
  const every = { tbtMs: most('tbtMs'), jsKb: most('jsKb') };
  return { home: of('home'), lobby: of('lobby'), marks: worstOf(marks), every };
}

/** The usual blocking time and script of a page. */
function usualOf(runs: readonly Audit[]): Usual {
  return { tbtMs: median(runs.map(({ tbtMs }) => tbtMs)), jsKb: median(runs.map(({ jsKb }) => jsKb)) };
}

/** The scores of one page over its runs. */
function marksOf(runs: readonly Audit[]): Marks {
  const middle = (name: keyof Marks): number => median(runs.map(({ marks }) => marks[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
  };
}

/** The worst of each score over all pages. */
function worstOf(marks: readonly Marks[]): Marks {
  const least = (name: keyof Marks): number => Math.min(...marks.map((mark) => mark[name]));
  return {
    performance: least('performance'),
    accessibility: least('accessibility'),
    bestPractices: least('bestPractices'),
    seo: least('seo'),
  };
}

/** The plain names are the worse of both pages, except the script's size, whose limit is for home. */
function figuresOf({ home, lobby, marks, every }: Measured): Record<string, number> {
  const ratio = ({ ours, bareLcpMs }: Measured[PageName]): number => ours.lcpMs / bareLcpMs;
  const worse = ratio(home) >= ratio(lobby) ? home : lobby;
  return {
    lcpPerBare: rounded(ratio(worse), 2),
    lcpMs: Math.round(worse.ours.lcpMs),
    bareLcpMs: Math.round(worse.bareLcpMs),
    cls: rounded(Math.max(home.ours.cls, lobby.ours.cls), 3),
    tbtMs: Math.round(Math.max(home.ours.tbtMs, lobby.ours.tbtMs)),
    jsKb: home.ours.jsKb,
    homeLcpPerBare: rounded(ratio(home), 2),
    homeLcpMs: Math.round(home.ours.lcpMs),
    homeTbtMs: Math.round(home.ours.tbtMs),
    lobbyLcpPerBare: rounded(ratio(lobby), 2),
    lobbyLcpMs: Math.round(lobby.ours.lcpMs),
    lobbyTbtMs: Math.round(lobby.ours.tbtMs),
    lobbyJsKb: lobby.ours.jsKb,
    everyTbtMs: Math.round(every.tbtMs),
    everyJsKb: every.jsKb,
    ...marks,
  };
}

const barePages: Module = {
  name: 'bare',
  routes: [],
  mount: (app) => {
    for (const { bare, image } of Object.values(pages)) {
      const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Bare</title><img src="${image}" alt="" style="width:100%">`;
      app.get(bare, async (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
    }
  },
};

const run = promisify(execFile);

/** A browser that failed to record on a busy machine measured nothing and is retried; a failing page is not. */
async function audit(cli: string, browser: string, url: string, folder: string, attempts = 3): Promise<Audit> {
  try {
    return await auditOnce(cli, browser, url, folder);
  } catch (error) {
    if (attempts <= 1 || !/NO_NAVSTART|NO_FCP|PROTOCOL_TIMEOUT|TRACING/.test(String(error))) throw error;
    return audit(cli, browser, url, folder, attempts - 1);
  }
}

async function auditOnce(cli: string, browser: string, url: string, folder: string): Promise<Audit> {
  const { stdout } = await run(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--quiet',
      '--form-factor=mobile',
      '--throttling-method=simulate',
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync --no-first-run --disable-quic',
    ],
    { env: { ...process.env, CHROME_PATH: browser, TMPDIR: folder }, maxBuffer: 64 * 2 ** 20, timeout: 120_000 },
  );
  const { audits, categories, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`);
  const value = (name: string): number => audits[name]?.numericValue ?? NaN;
  const scripts = (audits['network-requests']?.details?.items ?? []).filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  const mark = (name: string): number => Math.round(100 * (categories[name]?.score ?? 0));
  return {
    lcpMs: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    tbtMs: Math.round(value('total-blocking-time')),
    jsKb: rounded(scripts.reduce((sum, script) => sum + gzippedBytes(script.url), 0) / 1000, 1),
    marks: {
      performance: mark('performance'),
      accessibility: mark('accessibility'),
      bestPractices: mark('best-practices'),
      seo: mark('seo'),
    },
  };
}

type Report = {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { url: string; resourceType?: string }[] } } | undefined
  >;
};

/** Browsers get Brotli, which is smaller; the limit is for gzip. */
function gzippedBytes(url: string): number {
  const file = join(portalDir, 'client', new URL(url).pathname);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

/** Lighthouse is not a dependency of the project: it is large, and one of its packages cannot be locked. */
function installLighthouse(note: (line: string) => void): string {
  const folder = join(root, '.cache', 'lighthouse');
  const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (existsSync(cli)) return cli;
  note(`installing lighthouse ${LIGHTHOUSE} into .cache/lighthouse`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const npm = process.env['npm_execpath'];
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${LIGHTHOUSE}`];
  spawnSync(npm === undefined ? 'npm' : process.execPath, npm === undefined ? args : [npm, ...args], {
    stdio: 'ignore',
  });
  if (!existsSync(cli)) throw new Error('lighthouse could not be installed; the registry may be unreachable.');
  return cli;
}

/** One brand with its content and the house slot, as in the demo. */
async function seed(ownerUrl: string, folder: string): Promise<void> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKeyFile = join(folder, 'operator.pem');
  writeFileSync(privateKeyFile, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const owner = await connectOwner(ownerUrl);
  try {
    const brandId = await openBrand(owner);
    await seedStudio(owner, {
      publicKeyPem: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      privateKeyFile,
      operatorId: 'baize',
      supplierUrl: 'http://127.0.0.1:9',
      brands: [{ brandId, subPartnerId: 'baize' }],
    });
    await seedContent(owner, {
      brandId,
      code: 'baize',
      name: 'Baize',
      siteUrl: 'http://localhost:8080',
      hasPicture: () => true,
    });
    await owner.query(`update games_games set lines = 25, min_bet = 25000, max_bet = 10000000, return_bps = 9599`);
  } finally {
    await owner.end();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
