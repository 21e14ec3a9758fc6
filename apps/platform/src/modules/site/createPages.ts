import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Brand } from '../../kit/implement.ts';
import { readBrandContent, type BrandContent } from './readBrandContent.ts';
import type { Preferences } from './readPreferences.ts';
import type { WebDeps } from './Web.ts';

/** What the portal's server build offers; it is loaded from a file, since apps do not import each other. */
type Renderer = {
  pageKey(href: string): string;
  renderPage(href: string, start: unknown): Promise<{ status: 200 | 404 | 503; html: string }>;
};

export type Page = { status: number; raw: Buffer; gzip: Buffer; br: Buffer; etag: string };
export type Wanted = Pick<Preferences, 'language' | 'theme'> & { brand: Brand; href: string };
export type Pages = { get(wanted: Wanted): Promise<Page> };

/** The answers that a page is made from, and a mark that changes when any of them does. */
type Material = { answers: Record<string, unknown>; mark: string };

/** How old the answers of a page may be. */
const FRESH_MS = 1_000;

/** Pages kept; each is three encodings of about 40 KB together. */
const KEPT = 300;

const NOT_BUILT = 'The portal has not been built. Run `npm run build` and start again.';

/**
 * Renders public pages and keeps them. What is kept is named by the content it was made from, so a page is never older
 * than the answers it shows, on any server.
 */
export function createPages(app: FastifyInstance, { web, studioUrl, log }: WebDeps): Pages {
  const file = join(web.portalDir, 'server', 'server.mjs');
  let renderer: Promise<Renderer> | undefined;
  const contents = new Map<string, BrandContent>();
  const materials = new Map<number, { at: number; material: Promise<Material> }>();
  const kept = new Map<string, Promise<Page>>();

  const materialOf = (brand: Brand): Promise<Material> => {
    const known = materials.get(brand.id);
    const now = performance.now();
    if (known !== undefined && now - known.at < FRESH_MS) return known.material;
    const content = contents.get(brand.code) ?? readBrandContent(web.brandsDir, brand.code);
    contents.set(brand.code, content);
    const material = gather(app, brand, { ...content, verifierUrl: `${studioUrl}/verify/` });
    materials.set(brand.id, { at: now, material });
    material.catch(() => materials.delete(brand.id));
    return material;
  };

  return {
    get: async ({ brand, language, theme, href }) => {
      if (!existsSync(file)) return pageOf(503, NOT_BUILT);
      renderer ??= import(pathToFileURL(file).href) as Promise<Renderer>;
      const [{ pageKey, renderPage }, { answers, mark }] = await Promise.all([renderer, materialOf(brand)]);
      const key = [brand.id, language, theme, mark, pageKey(href)].join(' ');
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const page = renderPage(href, { language, theme, ...answers }).then(({ status, html }) => pageOf(status, html));
      kept.set(key, page);
      page.catch((error: unknown) => {
        kept.delete(key);
        log.error({ err: error, href }, 'a page could not be rendered');
      });
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      return page;
    },
  };
}

/** Asks the platform's own public calls, the way a browser would, for what the first picture needs. */
async function gather(app: FastifyInstance, brand: Brand, content: object): Promise<Material> {
  const ask = async (url: string): Promise<unknown> => {
    const response = await app.inject({ method: 'GET', url, headers: { host: brand.mainDomain } });
    const { success, value } = response.json<{ success: boolean; value: unknown }>();
    return success ? value : undefined;
  };
  const [status, vendors, games] = await Promise.all([
    ask('/wps/system/status'),
    ask('/lgw/games/gameVendor'),
    ask('/lgw/games/games?gameClassify=RNG&pageSize=60'),
  ]);
  if (typeof status !== 'object' || status === null) throw new Error('The start-up call gave no answer.');
  const answers = {
    content,
    /* A page that many see must not carry one visitor's address, nor the moment of one answer. */
    status: { ...status, location: { ip: '' }, serverTime: new Date(0).toISOString() },
    vendors: vendors ?? [],
    games: games ?? { content: [], pageNum: 1, totalPages: 0, totalRows: 0 },
  };
  return { answers, mark: markOf(JSON.stringify(answers)) };
}

function pageOf(status: number, html: string): Page {
  const raw = Buffer.from(html);
  return {
    status,
    raw,
    gzip: gzipSync(raw, { level: 9 }),
    br: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    etag: `"${markOf(raw)}"`,
  };
}

function markOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
