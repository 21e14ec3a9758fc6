import type { listAnnouncements, OutputOf } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Brand } from '../../kit/implement.ts';
import { siteUrl } from '../../kit/siteUrl.ts';
import type { Looks } from './createLooks.ts';
import { createRenderBudget } from './createRenderBudget.ts';
import { readBrandFile, type BrandFile } from './readBrandFile.ts';
import type { BrandLook } from './readBrandLook.ts';
import type { Preferences } from './readPreferences.ts';
import type { WebDeps } from './Web.ts';

/** What the portal's server build offers; it is loaded from a file, since apps do not import each other. */
type Renderer = {
  pageKey(href: string): string;
  scriptHash: string;
  renderPage(
    href: string,
    start: unknown,
    siteUrl: string,
    isShell?: boolean,
  ): Promise<{ status: 200 | 404 | 503; html: string }>;
};

export type Page = {
  status: number;
  raw: Buffer;
  gzip: Buffer;
  br: Buffer;
  etag: string;
  /** The hash of the one text in it that may run. */
  scriptHash?: string;
};
export type Wanted = Pick<Preferences, 'language' | 'theme'> & { brand: Brand; href: string };
export type Pages = {
  get(wanted: Wanted): Promise<Page>;
};

/** The answers that a page is made from, and a mark that changes when any of them does. */
type Material = { answers: Record<string, unknown>; mark: string };

type Language = Preferences['language'];

/** How old the answers of a page may be. */
const FRESH_MS = 1_000;

/**
 * How hard a page is packed. What a page shows of anybody's words behind a question mark is likely asked for once and must
 * not cost the tenth of a second that the best packing takes.
 */
const BEST = constants.BROTLI_MAX_QUALITY;
const QUICK = 4;

/** Pages kept; each is three encodings of about 40 KB together. */
const KEPT = 300;
/** Pages of somebody's words take at most this part of the time. */
const WORDED_ONE_IN = 5;
/** They are kept apart, so that any number of them drives out no other. */
const WORDED_KEPT = 50;

const NOT_BUILT = 'The portal has not been built. Run `npm run build` and start again.';

/**
 * Renders public pages and keeps them. What is kept is named by the content it was made from, so a page is never older
 * than the answers it shows, on any server. Pages of somebody's words, of which there are as many as one likes, have a
 * budget: what goes beyond it is given the page without its first picture, which is kept and costs nothing.
 */
export function createPages(app: FastifyInstance, { web, studioUrl, publicUrl, log }: WebDeps, looks: Looks): Pages {
  const file = join(web.portalDir, 'server', 'server.mjs');
  let renderer: Promise<Renderer> | undefined;
  /* A brand without a folder says nothing about itself. */
  const contents = new Map<string, { version: number; content: Pick<BrandFile, 'tagline'> }>();
  const materials = new Map<string, { at: number; material: Promise<Material> }>();
  const plain = { pages: new Map<string, Promise<Page>>(), most: KEPT, quality: BEST };
  const worded = { pages: new Map<string, Promise<Page>>(), most: WORDED_KEPT, quality: QUICK };
  const budget = createRenderBudget({ oneIn: WORDED_ONE_IN });

  const materialOf = (brand: Brand, language: Language): Promise<Material> => {
    const name = `${brand.id} ${brand.lookVersion} ${language}`;
    const known = materials.get(name);
    const now = performance.now();
    if (known !== undefined && now - known.at < FRESH_MS) return known.material;
    const kept = contents.get(brand.code);
    const content =
      kept?.version === brand.lookVersion
        ? kept.content
        : { tagline: readBrandFile(web.brandsDir, brand.code)?.tagline ?? {} };
    contents.set(brand.code, { version: brand.lookVersion, content });
    const material = gather(app, brand, language, { ...content, verifierUrl: `${studioUrl}/verify/` });
    materials.set(name, { at: now, material });
    material.catch(() => materials.delete(name));
    return material;
  };

  return {
    get: async ({ brand, language, theme, href }) => {
      if (!existsSync(file)) return pageOf(503, NOT_BUILT);
      renderer ??= import(pathToFileURL(file).href) as Promise<Renderer>;
      const [{ pageKey, renderPage, scriptHash }, { answers, mark }] = await Promise.all([
        renderer,
        materialOf(brand, language),
      ]);
      const name = pageKey(href);
      const plainHref = href.split('?', 1)[0] ?? '';
      const plainName = pageKey(plainHref);
      const isWorded = name !== plainName;
      const { pages: kept } = isWorded ? worded : plain;
      const keyOf = (text: string): string => [brand.id, brand.lookVersion, language, theme, mark, text].join(' ');
      const key = keyOf(name);
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const make = (to: typeof plain, at: { key: string; href: string; isShell: boolean }): Promise<Page> => {
        const start = { language, theme, ...answers };
        const page = renderPage(at.href, start, siteUrl(publicUrl, brand.mainDomain, '/'), at.isShell)
          .then(({ status, html }) => pageOf(status, dressed(html, looks(brand), theme), to.quality))
          .then((made) => ({ ...made, scriptHash }));
        to.pages.set(at.key, page);
        page.catch((error: unknown) => {
          to.pages.delete(at.key);
          log.error({ err: error, href: at.href }, 'a page could not be rendered');
        });
        for (const oldest of to.pages.keys()) {
          if (to.pages.size <= to.most) break;
          to.pages.delete(oldest);
        }
        return page;
      };
      if (!isWorded) return make(plain, { key, href, isShell: false });
      const end = budget.begin();
      if (end) return make(worded, { key, href, isShell: false }).finally(end);
      const shellKey = keyOf(`${plainName} shell`);
      return plain.pages.get(shellKey) ?? make(plain, { key: shellKey, href: plainHref, isShell: true });
    },
  };
}

/** Asks the platform's own public calls, the way a browser would, for what the first picture needs. */
async function gather(app: FastifyInstance, brand: Brand, language: Language, content: object): Promise<Material> {
  const ask = async (url: string): Promise<unknown> => {
    const response = await app.inject({ method: 'GET', url, headers: { host: brand.mainDomain } });
    const { success, value } = response.json<{ success: boolean; value: unknown }>();
    return success ? value : undefined;
  };
  const [status, said, promotions, campaigns, badges, vendors, games] = await Promise.all([
    ask(`/wps/system/status?language=${language}`),
    ask(`/lgw/games/announcements?types=B,PL,H&platform=W&language=${language}`),
    ask(`/lgw/games/announcements?types=PR&platform=W&language=${language}`),
    ask(`/wps/promotions/listPromotions?language=${language}`),
    ask(`/wps/content/listBadges?language=${language}`),
    ask('/lgw/games/gameVendor'),
    ask('/lgw/games/games?gameClassify=RNG&pageSize=60'),
  ]);
  if (typeof status !== 'object' || status === null || !('info' in status)) {
    throw new Error('The start-up call gave no open site.');
  }
  const { banners, notices } = (said ?? { banners: [], notices: [] }) as OutputOf<typeof listAnnouncements>;
  const answers = {
    content: {
      ...content,
      banners,
      bannerGroups: [...new Set(banners.map(({ groupName }) => groupName))],
      /* What a notice says is asked for when somebody opens it. */
      notices: notices.map(({ id, title, startDate }) => ({ id, title, startDate })),
      badges: badges ?? [],
    },
    /* A page that many see must not carry one visitor's address, nor the moment of one answer. */
    status: { ...withoutLate(status), location: { ip: '', country: '' }, serverTime: new Date(0).toISOString() },
    promotions,
    campaigns,
    vendors: vendors ?? [],
    games: games ?? { content: [], pageNum: 1, totalPages: 0, totalRows: 0 },
  };
  return { answers, mark: markOf(JSON.stringify(answers)) };
}

/** What the first picture does without comes with the start-up call that every page makes. */
function withoutLate(status: object): object {
  const late = new Set(['sealKey', 'whitelabel']);
  return Object.fromEntries(Object.entries(status).filter(([name]) => !late.has(name)));
}

/** The page in the brand's own colours: its variables stand last in the head, and the browser's frame takes them on. */
function dressed(html: string, { css, themes }: BrandLook, theme: 'dark' | 'light'): string {
  if (css === '') return html;
  return html
    .replace(
      /(<meta name="theme-color" content=")[^"]*/,
      (_whole, start: string) => start + (themes[theme]['bg-1'] ?? ''),
    )
    .replace('</head>', () => `<style>${css}</style></head>`);
}

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);

/** Packed aside, so that no other call waits for it. */
async function pageOf(status: number, html: string, quality = QUICK): Promise<Page> {
  const raw = Buffer.from(html);
  const [zipped, br] = await Promise.all([
    packGzip(raw, { level: 9 }),
    packBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  ]);
  return { status, raw, gzip: zipped, br, etag: `"${markOf(raw)}"` };
}

function markOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
