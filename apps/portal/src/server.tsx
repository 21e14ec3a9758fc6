import { createMemoryHistory } from '@tanstack/react-router';
import type { Messages } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { chunks, css, font, script } from 'virtual:page-assets';
import { App } from './App.tsx';
import { createQueries } from './createQueries.ts';
import { createWords, type Dictionary, type Words } from './i18n/createWords.ts';
import { languages, type Language } from './i18n/languages.ts';
import type { T } from './i18n/useT.ts';
import { inertJson } from './inertJson.ts';
import { pageHead } from './pageHead.ts';
import { createPortalRouter } from './routes.tsx';
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

const matcher = createPortalRouter(createMemoryHistory({ initialEntries: ['/'] }));

/**
 * Names what a request asks for, apart from brand, language, theme and content: requests with the same name get the same
 * page. Unknown addresses all share one.
 */
export function pageKey(path: string): string {
  const { pathname, searchStr } = addressOf(path);
  const last = matcher.matchRoutes(pathname, matcher.options.parseSearch?.(searchStr) ?? {}).at(-1);
  if (last === undefined || last.routeId === '__root__') return 'not-found';
  return `${last.routeId} ${JSON.stringify(last.search)}`;
}

/** Renders one page for everyone who asks for it in this language and these colours. */
export async function renderPage(path: string, start: Start): Promise<{ status: 200 | 404; html: string }> {
  const { i18n } = words[start.language];
  const t = i18n._.bind(i18n) as T;
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }));
  /* What only a session can fill begins in the browser; its guard would send everyone to the login. */
  const page = matcher.matchRoutes(addressOf(path).pathname, {}).at(-1);
  const isUnknown = page === undefined || page.routeId === '__root__';
  const { isPublic = false, title } = page?.staticData ?? {};
  let body = '';
  if (isUnknown || isPublic) {
    await router.load();
    body = renderToString(<App start={start} queries={createQueries(start)} i18n={i18n} router={router} />);
  }
  const head = pageHead({
    title: title === undefined || isUnknown ? t('shell.notFoundTitle') : t(title),
    description: t('home.description', { brand: start.status.info.merchant }),
    start,
    isHome: title === 'home.title',
    isIndexed: !isUnknown && isPublic,
    assets: { css, font, script, chunks },
  });
  const html = `<!doctype html>
<html lang="${languages[start.language].html}" data-theme="${start.theme}">
<head>${head}</head>
<body><div id="app">${body}</div><script type="application/json" id="start">${inertJson(start)}</script></body>
</html>`;
  return { status: isUnknown ? 404 : 200, html };
}

function addressOf(path: string): { pathname: string; searchStr: string } {
  const at = path.indexOf('?');
  return at < 0 ? { pathname: path, searchStr: '' } : { pathname: path.slice(0, at), searchStr: path.slice(at) };
}
