import { renderToString } from 'react-dom/server';
import { chunks, css, fonts, sheet, steps } from 'virtual:page-assets';
import { inlineHash, inlineScript } from 'virtual:inline-script';
import { App } from './App.tsx';
import { loadDistantParts } from './components/distantPart.tsx';
import { createQueries } from './createQueries.ts';
import { createWords, type Dictionary, type Words } from './i18n/createWords.ts';
import { languageCodes, languages, type Language } from '@baize/contract/languages';
import type { T } from './i18n/useT.ts';
import type { WordArea } from './i18n/WordKey.ts';
import { firstViewCss } from './firstViewCss.ts';
import { inertJson } from './inertJson.ts';
import { pageHead } from './pageHead.ts';
import { isIndexed } from './listed.ts';
import type { Need } from './need.ts';
import { needsOf as needsOfPlace } from './needsOf.ts';
export { listed } from './listed.ts';
export { pageKey } from './pageKey.ts';
export { startOf } from './startOf.ts';
import { createRouter } from './router/createRouter.ts';
import { readPlace } from './router/Place.ts';
import { everyWord, screenAt, screenLoader } from './routes.tsx';
import type { Start } from './Start.ts';

const dictionaries = import.meta.glob<Dictionary>('../../../languages/*/portal/*.json', {
  import: 'default',
  eager: true,
});
const areas = Object.keys(dictionaries).flatMap(
  (path) => /\/languages\/en\/portal\/(\w+)\.json$/.exec(path)?.[1] ?? [],
);

/** Every language, complete, once for the life of the server. */
const words = Object.fromEntries(
  await Promise.all(languageCodes.map(async (language) => [language, await readWords(language)] as const)),
) as Record<Language, Words>;

async function readWords(language: Language): Promise<Words> {
  const loaded = createWords(language, async (path) => dictionaries[`../../../languages/${path}.json`]!);
  await loaded.need(areas as WordArea[]);
  return loaded;
}

await loadDistantParts();

/**
 * What the portal says of a refusal, for callers that have no dictionary; nothing for a name that it has no words for. A
 * password of the wrong length has words of its own, as in the forms, which name the bounds in the refusal's value.
 */
export function refusalWords(language: Language, code: string, value?: unknown): string | undefined {
  const hint = (value ?? {}) as { reason?: unknown; minLength?: unknown; maxLength?: unknown };
  const isLength = code === 'password_invalid' && hint.reason === 'length';
  const key = `error.${isLength ? 'password_length' : code}`;
  const text = words[language].i18n._(key, { min: hint.minLength, max: hint.maxLength });
  return text === key ? undefined : text;
}

/** The calls that a page is made from. */
export const needsOf = (href: string, language: Language): readonly Need[] => needsOfPlace(readPlace(href), language);

/**
 * Renders one page for everyone who asks for it in this language and these colours. `siteUrl` is the root of the brand's
 * own site, for what must be named in full. A shell is the same page without its first picture, which the browser draws.
 */
export async function renderPage(
  href: string,
  start: Start,
  siteUrl: string,
  isShell = false,
): Promise<{ status: 200 | 404; html: string }> {
  const { i18n } = words[start.language];
  const t = i18n._.bind(i18n) as T;
  const { path } = readPlace(href);
  const { isPublic = false, title, frame, preload } = screenAt(path);
  let body = '';
  if (isPublic && !isShell) {
    const router = await createRouter(screenLoader, href);
    /* The screen may have brought parts of its own. */
    await loadDistantParts();
    body = renderToString(<App start={start} queries={createQueries(start)} i18n={i18n} router={router} />);
  }
  /* The theatre is dark whatever the visitor chose; it says so again when it is there. */
  const theme = frame === 'stage' ? 'dark' : start.theme;
  const root = `<html lang="${languages[start.language].html}" data-theme="${theme}">`;
  const head = pageHead({
    title: t(title),
    description: t('home.description', { brand: start.status.info.merchant }),
    start,
    address: new URL(path ?? '/', siteUrl).href,
    preload: preload?.(start.content.banners) ?? [],
    isIndexed: isIndexed(path),
    assets: { css: firstViewCss(css, `${root}<head><body>${body}`), sheet },
  });
  const html = `<!doctype html>
${root}
<head>${head}</head>
<body><div id="app">${body}</div><script type="application/json" id="start" data-sheet="${sheet}" data-modules="${modulesOf(start.language)}" data-steps="${steps}" data-fonts="${fonts}">${inertJson(start)}</script><script>${inlineScript}</script></body>
</html>`;
  return { status: path === undefined ? 404 : 200, html };
}

/** The one text that may run in a page, for the page's policy. */
export const scriptHash: string = inlineHash;

/** The files that the page's code goes on to ask for; fetched beside it instead of after it. */
function modulesOf(language: Language): string {
  const { folder } = languages[language];
  const sources = ['src/main.tsx', ...everyWord.map((area) => `../../languages/${folder}/portal/${area}.json`)];
  return [...new Set(sources.flatMap((source) => chunks[source] ?? []))].join(' ');
}
