import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Brand } from '#kit/implement.ts';
import { siteUrl } from '#kit/siteUrl.ts';
import { readBrandFile, type BrandFile, type BrandLook, type Looks } from '#modules/site/index.ts';
import type { GuestCall } from './createGuestAnswers.ts';
import { createRenderBudget } from './createRenderBudget.ts';
import type { Preferences } from './readPreferences.ts';
import type { WebDeps } from './WebDeps.ts';

/** What the portal's server build offers; it is loaded from a file, since apps do not import each other. */
type Renderer = {
  pageKey(href: string): string;
  /** What search engines are told of, and what they are kept from. */
  listed: ListedPages;
  /** The calls that a page declares to begin with. */
  needsOf(href: string, language: Language): readonly GuestCall[];
  /** What a page carries, made from their answers. */
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
  /** The hash of the one text in it that may run. */
  scriptHash?: string;
};
export type Wanted = Pick<Preferences, 'language' | 'theme'> & { brand: Brand; href: string };
/** Paths of pages, by whether search engines should know them. */
export type ListedPages = { indexed: readonly string[]; closed: readonly string[] };
export type Pages = {
  get(wanted: Wanted): Promise<Page>;
  /** Nothing where the portal has not been built. */
  listed(): Promise<ListedPages | undefined>;
};

type Answered = readonly [id: string, input: unknown, value: unknown];

/** What a page is made from, the answers that this was made from, and a mark that changes when any of them does. */
type Material = { from: readonly unknown[]; start: object; mark: string };

type Language = Preferences['language'];

/** How old an answer that pages show may be. */
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
export function createPages({ web, studioUrl, publicUrl, answerGuest, log }: WebDeps, looks: Looks): Pages {
  const file = join(web.portalDir, 'server', 'server.mjs');
  let renderer: Promise<Renderer> | undefined;
  const load = (): Promise<Renderer> | undefined =>
    existsSync(file) ? (renderer ??= import(pathToFileURL(file).href) as Promise<Renderer>) : undefined;
  /* A brand without a folder says nothing about itself. */
  const contents = new Map<string, { version: number; content: Pick<BrandFile, 'tagline'> }>();
  const answers = new Map<string, { at: number; answer: Promise<Answered | undefined> }>();
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

  /** One answer for all pages that begin with it; nothing for a call that failed, which the browser makes again. */
  const answerOf = (brand: Brand, need: GuestCall): Promise<Answered | undefined> => {
    const name = `${brand.id} ${JSON.stringify([need.id, need.input])}`;
    const known = answers.get(name);
    const now = performance.now();
    if (known !== undefined && now - known.at < FRESH_MS) return known.answer;
    const answer = answerGuest(brand, need).then(
      (value): Answered => [need.id, need.input, value],
      (error: unknown) => {
        answers.delete(name);
        log.error({ err: error, operation: need.id }, 'a page goes without an answer');
        return undefined;
      },
    );
    answers.delete(name);
    answers.set(name, { at: now, answer });
    dropOldest(answers, KEPT);
    return answer;
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

function dropOldest(kept: Map<string, unknown>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
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
