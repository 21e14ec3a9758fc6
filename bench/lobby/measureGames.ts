import { generateKeyPairSync } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { withOwner } from '@baize/server/openOwner';
import { buildStudio } from '../../apps/studio/src/app.ts';
import { openSession } from '../../apps/studio/src/openSession.ts';
import { freePort } from '../../tools/freePort.ts';
import type { Postgres } from '../../tools/postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 120_000;

/** The renderer and the window's aspect ratio, not its size, decide which code and pictures are loaded. */
const players = [
  { renderer: 'webgl', viewport: { width: 800, height: 500 } },
  { renderer: 'webgl', viewport: { width: 360, height: 640 } },
  { renderer: 'canvas', viewport: { width: 800, height: 500 } },
  { renderer: 'canvas', viewport: { width: 360, height: 640 } },
] as const;

export type GameSize = { game: string; renderer: string; width: number; kb: number; parts: Record<string, number> };

/**
 * The gzipped download of each game from its launch in the studio to the end of its first round: page, scripts, styles,
 * fonts, pictures and responses, each URL once. The session is play money, as the lobby's "Try" opens it.
 */
export async function measureGames(
  browser: Browser,
  postgres: Postgres,
  names: readonly string[],
): Promise<GameSize[]> {
  await withOwner(postgres.url, (owner) => owner.query('create database studio'));
  const port = await freePort();
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const running = await buildStudio({
    ...{ port, host: '127.0.0.1', databaseUrl: postgres.urlOf('studio'), privateKey: keys.privateKey },
    operators: [{ id: 'house', publicKey: keys.publicKey, walletUrl: 'http://127.0.0.1:9', subPartnerIds: [] }],
    ...{ merchants: [], simulated: [], publicUrl: `http://localhost:${port}`, frameAncestors: [] },
    ...{ gamesDir: join(root, 'games'), verifierDir: join(root, 'apps/studio/dist/verifier'), logLevel: 'silent' },
    bounds: { requestMs: 30_000, maxConnections: 1_000 },
    metricsFrom: ['127.0.0.1'],
  });
  try {
    await running.app.listen({ port, host: '127.0.0.1' });
    const sizes: GameSize[] = [];
    for (const game of names) {
      for (const { renderer, viewport } of players) {
        const token = await openSession(running.studio, {
          ...{ operatorId: 'house', gameCode: game, currency: 'CNY', language: 'en', platform: 'GPL_DESKTOP' },
          ...{ subPartnerId: null, country: null, ip: null, lobbyUrl: null, player: null },
        });
        const address = `http://localhost:${port}/games/${game}/?lang=en&renderer=${renderer}#session=${token}`;
        const parts = await playOnce(browser, address, { ...viewport, isWebgl: renderer === 'webgl' });
        const bytes = Object.values(parts).reduce((sum, part) => sum + part, 0);
        sizes.push({ game, renderer, width: viewport.width, kb: kilobytes(bytes), parts });
      }
    }
    return sizes;
  } finally {
    await running.close();
  }
}

async function playOnce(
  browser: Browser,
  address: string,
  { width, height, isWebgl }: { width: number; height: number; isWebgl: boolean },
): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    const seen = new Map<string, { kind: string; size: Promise<number> }>();
    page.on('response', (response) => {
      const { pathname, protocol } = new URL(response.url());
      if (!protocol.startsWith('http') || seen.has(pathname)) return;
      const kind = response.request().resourceType();
      const isPicture = /\.(avif|webp|png)$/.test(pathname);
      // The browser discards bodies of pictures; the file on disk is what was sent.
      const file = join(root, pathname.replace(/^\/games\/([^/]+)\//, 'games/$1/dist/'));
      const content = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFile(file) : response.body();
      const size = content.then((bytes) => (isPicture || kind === 'font' ? bytes.length : gzipSync(bytes).length));
      // A failing page reports its own error.
      size.catch(() => undefined);
      seen.set(pathname, { kind: isPicture ? 'image' : kind, size });
    });
    // WebGL is software-rendered here and would be avoided; players' machines have a GPU.
    if (isWebgl) await page.addInitScript(allowSlowWebgl);
    await page.goto(address);
    const button = page.locator('button.spin:not([aria-disabled="true"])');
    await button.waitFor({ timeout: PATIENCE_MS });
    const until = (...states: string[]): Promise<unknown> =>
      page.waitForFunction((wanted) => wanted.includes(document.documentElement.dataset['state'] ?? ''), states, {
        timeout: PATIENCE_MS,
      });
    await until('idle');
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins'), {
      timeout: PATIENCE_MS,
    });
    await button.click({ timeout: PATIENCE_MS });
    await answered;
    // The rest of a feature waits for the player's click.
    await until('idle', 'plaque');
    const parts: Record<string, number> = {};
    for (const { kind, size } of seen.values()) parts[kind] = (parts[kind] ?? 0) + (await size);
    return parts;
  } finally {
    await page.close();
  }
}

const allowSlowWebgl = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, kind === 'webgl2' ? { ...options, failIfMajorPerformanceCaveat: false } : options);
  };
}`;

const kilobytes = (bytes: number): number => Number((bytes / 1_000).toFixed(1));
