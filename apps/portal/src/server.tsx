import type { Messages } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { chunks, css, script, sheet } from 'virtual:page-assets';
import { App } from './App.tsx';
import { wakeAll } from './components/asleep.tsx';
import { createQueries } from './createQueries.ts';
import { createWords, type Dictionary, type Words } from './i18n/createWords.ts';
import { languages, type Language } from './i18n/languages.ts';
import type { T } from './i18n/useT.ts';
import { firstViewCss } from './firstViewCss.ts';
import { inertJson } from './inertJson.ts';
import { pageHead } from './pageHead.ts';
import { createRouter } from './router/createRouter.ts';
import { readPlace } from './router/Place.ts';
import { screenAt, screenLoader } from './routes.tsx';
import type { Start } from './Start.ts';

const dictionaries = import.meta.glob<Dictionary>('./dict/*/*.json', { import: 'default', eager: true });
const areas = ['shell', 'home', 'games', 'account', 'error', 'wallet', 'records', 'theatre'] as const;

/** Both languages, complete, once for the life of the server. */
const words = {
  CN: await readWords('CN'),
  EN: await readWords('EN'),
} satisfies Record<Language, Words>;

async function readWords(language: Language): Promise<Words> {
  const loaded = createWords(language, async (path) => dictionaries[`./dict/${path}.json`] ?? ({} as Messages));
  await loaded.need(areas);
  return loaded;
}

await wakeAll();

/**
 * Names what a request asks for, apart from brand, language, theme and content: requests with the same name get the same
 * page. Unknown addresses all share one.
 */
export function pageKey(href: string): string {
  const { path, search } = readPlace(href);
  if (path === undefined) return 'not-found';
  return screenAt(path).isPublic === true ? `${path} ${JSON.stringify(search)}` : path;
}

/** Renders one page for everyone who asks for it in this language and these colours. */
export async function renderPage(href: string, start: Start): Promise<{ status: 200 | 404; html: string }> {
  const { i18n } = words[start.language];
  const t = i18n._.bind(i18n) as T;
  const { path } = readPlace(href);
  const { isPublic = false, title } = screenAt(path);
  let body = '';
  if (isPublic) {
    const router = await createRouter(screenLoader, href);
    body = renderToString(<App start={start} queries={createQueries(start)} i18n={i18n} router={router} />);
  }
  const head = pageHead({
    title: t(title),
    description: t('home.description', { brand: start.status.info.merchant }),
    start,
    isHome: path === '/',
    isLobby: path === '/rng',
    isIndexed: path !== undefined && isPublic,
    assets: { css: firstViewCss(css, body), script, sheet },
  });
  const html = `<!doctype html>
<html lang="${languages[start.language].html}" data-theme="${start.theme}">
<head>${head}</head>
<body><div id="app">${body}</div><script type="application/json" id="start" data-sheet="${sheet}" data-modules="${modulesOf(start.language)}">${inertJson(start)}</script></body>
</html>`;
  return { status: path === undefined ? 404 : 200, html };
}

/** The files that the page's code goes on to ask for; fetched beside it instead of after it. */
function modulesOf(language: Language): string {
  const { folder } = languages[language];
  const sources = ['src/main.tsx', `src/dict/${folder}/shell.json`, `src/dict/${folder}/home.json`];
  return [...new Set(sources.flatMap((source) => chunks[source] ?? []))].join(' ');
}
