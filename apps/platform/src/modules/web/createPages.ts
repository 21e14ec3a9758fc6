import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedReads } from '@baize/server/cachedReads';
import { dropOldest } from '@baize/server/dropOldest';
import type { Brand } from '#kit/implement.ts';
import { siteUrl } from '#kit/siteUrl.ts';
import { readBrandFile, type BrandFile, type BrandLook, type Looks } from '#modules/site/index.ts';
import type { GuestCall } from './createGuestAnswers.ts';
import { createRenderBudget } from './createRenderBudget.ts';
import type { Preferences } from './readPreferences.ts';
import type { WebDeps } from './WebDeps.ts';

/** The exports of the portal's server build, which is loaded from its file, since apps do not import each other. */
type Renderer = {
  pageKey(href: string): string;
  /** Indexed pages, and those that search engines are kept from. */
  listed: ListedPages;
  /** The calls that a page declares to prefetch. */
  needsOf(href: string, language: Language): readonly GuestCall[];
  /** The page's initial data, made from their answers. */
  startOf(href: string, given: { language: Language; own: object; answers: readonly Answered[] }): object;
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
  /** The CSP hash of its only inline script. */
  scriptHash?: string;
};
export type Wanted = Pick<Preferences, 'language' | 'theme'> & { brand: Brand; href: string };
/** Paths of pages, by whether search engines may index them. */
export type ListedPages = { indexed: readonly string[]; closed: readonly string[] };
export type Pages = {
  get(wanted: Wanted): Promise<Page>;
  /** Undefined if the portal has not been built. */
  listed(): Promise<ListedPages | undefined>;
};

type Answered = readonly [id: string, input: unknown, value: unknown];

/** The initial data of a page, the answers it was made from, and a hash that changes with them. */
type Material = { from: readonly unknown[]; start: object; mark: string };

type Language = Preferences['language'];

/**
 * Brotli quality. Pages of a search are likely requested once and must not cost the tenth of a second that the best
 * compression takes.
 */
const BEST = constants.BROTLI_MAX_QUALITY;
const QUICK = 4;

/** Maximum number of cached pages; each has three encodings of about 40 KB in total. */
const KEPT = 300;
/** Pages of searches get at most this share of the time. */
const WORDED_ONE_IN = 5;
/** They have a cache of their own, so that they evict no other page. */
const WORDED_KEPT = 50;

const NOT_BUILT = 'The portal has not been built. Run `npm run build` and start again.';

/**
 * Renders and caches public pages. The cache key is a hash of the content that a page was made from, so a page is never
 * older than its answers, on any server. Pages of searches, of which there can be any number, have a budget: beyond it
 * the page is served without the first view, which is cached and costs nothing.
 */
export function createPages({ web, studioUrl, publicUrl, answerGuest, log }: WebDeps, looks: Looks): Pages {
  const file = join(web.portalDir, 'server', 'server.mjs');
  let renderer: Promise<Renderer> | undefined;
  const load = (): Promise<Renderer> | undefined =>
    existsSync(file) ? (renderer ??= import(pathToFileURL(file).href) as Promise<Renderer>) : undefined;
  /* A brand without a folder has no tagline. */
  const contents = new Map<string, { version: number; content: Pick<BrandFile, 'tagline'> }>();
  const answers = cachedReads<Answered>(() => performance.now(), KEPT);
  const materials = new Map<string, Material>();
  const plain = { pages: new Map<string, Promise<Page>>(), most: KEPT, quality: BEST };
  const worded = { pages: new Map<string, Promise<Page>>(), most: WORDED_KEPT, quality: QUICK };
  const budget = createRenderBudget({ oneIn: WORDED_ONE_IN });

  const contentOf = ({ code, lookVersion: version }: Brand): Pick<BrandFile, 'tagline'> => {
    const kept = contents.get(code);
    if (kept?.version === version) return kept.content;
    const content = { tagline: readBrandFile(web.brandsDir, code)?.tagline ?? {} };
    contents.set(code, { version, content });
    return content;
  };

  /** One cached answer for all pages that need it; undefined for a failed call, which the browser repeats. */
  const answerOf = (brand: Brand, need: GuestCall): Promise<Answered | undefined> => {
    const name = `${brand.id} ${JSON.stringify([need.id, need.input])}`;
    const read = async (): Promise<Answered> => {
      try {
        return [need.id, need.input, await answerGuest(brand, need)];
      } catch (error) {
        log.error({ err: error, operation: need.id }, 'a page goes without an answer');
        throw error;
      }
    };
    return answers.get(name, read).catch(() => undefined);
  };

  const materialOf = async (
    { needsOf, startOf }: Renderer,
    { brand, language, href, name }: { brand: Brand; language: Language; href: string; name: string },
  ): Promise<Material> => {
    const needs = needsOf(href, language);
    const from = await Promise.all(needs.map((need) => answerOf(brand, need)));
    const key = JSON.stringify([brand.id, brand.lookVersion, name, needs]);
    const known = materials.get(key);
    if (known?.from.every((answer, at) => answer === from[at]) === true) return known;
    const given = from.filter((answer) => answer !== undefined);
    const own = { ...contentOf(brand), verifierUrl: `${studioUrl}/verify/` };
    const start = startOf(href, { language, own, answers: given });
    const material = { from, start, mark: markOf(JSON.stringify(start)) };
    materials.delete(key);
    materials.set(key, material);
    dropOldest(materials, KEPT);
    return material;
  };

  return {
    listed: async () => (await load())?.listed,
    get: async ({ brand, language, theme, href }) => {
      const built = await load();
      if (built === undefined) return pageOf(503, NOT_BUILT);
      const { pageKey, renderPage, scriptHash } = built;
      const name = pageKey(href);
      const plainHref = href.split('?', 1)[0] ?? '';
      const plainName = pageKey(plainHref);
      const { start, mark } = await materialOf(built, { brand, language, href, name: plainName });
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
        const page = renderPage(at.href, { ...start, theme }, siteUrl(publicUrl, brand.mainDomain, '/'), at.isShell)
          .then(({ status, html }) => pageOf(status, dressed(html, looks(brand), theme), to.quality))
          .then((made) => ({ ...made, scriptHash }));
        to.pages.set(at.key, page);
        page.catch((error: unknown) => {
          to.pages.delete(at.key);
          log.error({ err: error, href: at.href }, 'a page could not be rendered');
        });
        dropOldest(to.pages, to.most);
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

/** The page in the brand's colours: its variables at the end of the head, and the theme colour of the browser. */
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

/** Compressed off the event loop, so that no other call waits for it. */
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
