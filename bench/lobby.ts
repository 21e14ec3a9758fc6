import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from 'playwright';
import { composePlatform } from '../apps/platform/src/compose.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { findBrowser } from '../tools/browser.ts';
import { buildAll } from '../tools/build.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { seedLobby } from './lobby/seedLobby.ts';
import { framesOf, type TraceEvent } from './lobby/framesOf.ts';
import { measureGames } from './lobby/measureGames.ts';
import { houseGames } from '../games/houseGames.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { percentile } from './percentile.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const portalDir = join(root, 'apps/portal/dist');

const GAMES = 5_000;
const TURNS = 5;
const THROTTLED = 4;
const SCROLLED_PX = 30_000;
const REST_MS = 12_000;
const gameCodes = Object.keys(houseGames);

/** A lobby of 5,000 games in a real Chromium: search and filter latency, scrolling frames, and initial download. */
export const lobby: Bench = {
  about: `The slot lobby with ${GAMES} games in Chromium: search and filters, scrolling on a slow processor, sizes`,
  limits: {
    searchMs: { atMost: 50 },
    filterMs: { atMost: 50 },
    slowFramePercent: { atMost: 5 },
    firstScriptKb: { atMost: 160 },
    gameKb: { atMost: 400 },
  },
  run: async (note) => {
    await buildAll({ names: ['portal', ...gameCodes], log: note });
    const executablePath = findBrowser(note);
    const folder = tempFolder('bench');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    try {
      await migrate(postgres.url);
      await seedLobby(postgres.url, folder, GAMES);
      const platform = await composePlatform({
        settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
        databaseUrl: postgres.url,
        log: createLogger('silent', 'bench'),
        web: {
          portalDir,
          consoleDir: join(root, 'apps/console/dist'),
          chatDir: join(root, 'apps/chat/dist'),
          brandsDir: join(root, 'brands'),
          fontsDir: join(root, 'packages/ui/src/fonts'),
        },
      });
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      try {
        await platform.app.listen({ port: 0, host: '127.0.0.1' });
        const url = `http://localhost:${(platform.app.server.address() as AddressInfo).port}/rng?lang=EN`;
        const visit = () => browser.newPage({ viewport: { width: 1440, height: 900 } });
        const first = await visit();
        const newsScriptKb = await restScriptKb(first, url, true, note);
        await first.close();
        // The announcements are dismissed, so that the lobby itself is measured.
        const page = await visit();
        const firstScriptKb = await restScriptKb(page, url, false, note);
        const figures = await measure(page, note);
        await page.close();
        const sizes = await measureGames(browser, postgres, gameCodes);
        for (const { game, renderer, width, kb, parts } of sizes) {
          const each = Object.entries(parts).map(([kind, bytes]) => `${kind} ${rounded(bytes / 1_000)}`);
          note(`${game} with ${renderer}, ${width} px wide: ${kb} KB (${each.join(', ')}), at most 400`);
        }
        return {
          games: GAMES,
          ...figures,
          firstScriptKb,
          newsScriptKb,
          gameKb: Math.max(...sizes.map(({ kb }) => kb)),
        };
      } finally {
        await browser.close();
        await platform.close();
      }
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Scripts loaded by the idle page, gzipped; `isNews` is whether the announcement popup opens. */
async function restScriptKb(page: Page, url: string, isNews: boolean, note: (line: string) => void): Promise<number> {
  const scripts = new Set<string>();
  let scriptAt = performance.now();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.add(new URL(response.url()).pathname);
    scriptAt = performance.now();
  });
  // Functions that tsx compiled for page.evaluate call this helper.
  await page.addInitScript('globalThis.__name = (named) => named');
  if (!isNews) await page.addInitScript(`sessionStorage.setItem('announcementClosed.anonymous', '1')`);
  await page.goto(url, { waitUntil: 'load' });
  // All games are loaded once one of the last thousand can be found.
  await page.getByRole('searchbox').first().waitFor();
  await page.waitForFunction(
    (count) => document.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') === String(count),
    GAMES,
    { timeout: 60_000 },
  );
  // Idle for longer than any lazy part of the page waits.
  while (performance.now() - scriptAt < REST_MS) await page.waitForTimeout(500);
  const sizes = [...scripts].map((path) => ({ path, kb: gzippedBytes(path) / 1_000 }));
  const kb = sizes.reduce((sum, one) => sum + one.kb, 0);
  const largest = sizes.toSorted((one, other) => other.kb - one.kb).slice(0, 12);
  note(`${sizes.length} scripts ${isNews ? 'with the announcements' : 'without'}, ${kb.toFixed(1)} KB gzipped`);
  note(`  ${largest.map(({ path, kb: each }) => `${path.replace(/^.*\//, '')} ${each.toFixed(1)}`).join(', ')}`);
  return rounded(kb);
}

async function measure(page: Page, note: (line: string) => void): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const searched: number[] = [];
  const filtered: number[] = [];
  const busy: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const text of ['d', 'dr', 'dragon 47', 'lb', '']) {
      const before = await workOf(session);
      searched.push(await timed(page, { text }));
      busy.push((await workOf(session)) - before);
    }
    for (const chip of ['From', '25 lines', 'From', '25 lines']) {
      const before = await workOf(session);
      filtered.push(await timed(page, { chip }));
      busy.push((await workOf(session)) - before);
    }
  }
  const searchMs = percentile(searched, 0.95);
  const filterMs = percentile(filtered, 0.95);
  note(`search ${searchMs.toFixed(1)} ms and filters ${filterMs.toFixed(1)} ms until painted (p95), at most 50`);
  const workMs = percentile(busy, 0.95);
  note(`${workMs.toFixed(1)} ms CPU time of the page for each (p95), independent of other load`);
  const frames = await scrolled(page);
  note(
    `${frames.count} frames while scrolling with the processor ${THROTTLED} times slower, ${frames.slowPercent.toFixed(1)} % over 20 ms, at most 5`,
  );
  return {
    ...{ searchMs: rounded(searchMs), filterMs: rounded(filterMs), workMs: rounded(workMs) },
    ...{
      frames: frames.count,
      slowFramePercent: rounded(frames.slowPercent),
      longestFrameMs: rounded(frames.longestMs),
    },
  };
}

/** Main thread time of the page so far, in milliseconds. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/** From a key press or click until the result is painted, by the page's own clock. */
function timed(page: Page, act: { text?: string; chip?: string }): Promise<number> {
  return page.evaluate(async ({ text, chip }) => {
    const painted = (): Promise<number> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        });
      });
    const task = (): Promise<void> =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    await painted();
    const address = window.location.search;
    const startedAt = performance.now();
    if (text !== undefined) {
      const field = document.querySelector<HTMLInputElement>('[data-screen="games.SlotLobby"] input[type=search]');
      if (field === null) throw new Error('There is no search field.');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else {
      const chips = document.querySelectorAll<HTMLButtonElement>(
        '[data-screen="games.SlotLobby"] button[aria-pressed]',
      );
      const wanted = [...chips].find((one) => one.textContent.includes(chip ?? ''));
      if (wanted === undefined) throw new Error(`There is no filter "${chip}".`);
      wanted.click();
    }
    // The screen renders with the URL: a frame before that shows nothing of the result.
    while (window.location.search === address) await task();
    return (await painted()) - startedAt;
  }, act);
}

async function scrolled(page: Page): Promise<ReturnType<typeof framesOf>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await page.evaluate(() => window.scrollTo(0, 0));
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLED });
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'] },
  });
  await session.send('Input.synthesizeScrollGesture', { x: 800, y: 500, yDistance: -SCROLLED_PX, speed: 3_000 });
  await session.send('Tracing.end');
  await ended;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return framesOf(events);
}

/** Browsers get Brotli, which is smaller; the limit is for gzip. */
function gzippedBytes(path: string): number {
  const file = join(portalDir, 'client', path);
  if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size;
  return existsSync(file) ? gzipSync(readFileSync(file)).length : 0;
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}
