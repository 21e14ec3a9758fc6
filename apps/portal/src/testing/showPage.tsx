import { act, render, type RenderResult } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { App } from '../App.tsx';
import { loadDistantParts } from '../components/distantPart.tsx';
import { createQueries } from '../createQueries.ts';
import { createWords, type Words } from '../i18n/createWords.ts';
import { loadDictionary } from '../i18n/loadDictionary.ts';
import { startWords } from '../i18n/words.ts';
import { createRouter, type Router } from '../router/createRouter.ts';
import { screenLoader } from '../routes.tsx';
import { restoreSession } from '../session.ts';
import type { Start } from '../Start.ts';
import { startBrand } from '../useBrand.ts';
import { testStart } from './testStart.ts';

const areas = [
  ...(['contracts', 'list'] as const),
  ...(['shell', 'home', 'games', 'account', 'error', 'info', 'promotions', 'points', 'lottery'] as const),
  ...(['agent', 'support', 'feedback', 'member', 'records', 'safer', 'wallet', 'chat', 'funds', 'missions'] as const),
];

/** What is written on each page; put together once in a language, for as long as no page changed to another one. */
const texts = new Map<Start['language'], Words>();

function wordsIn(language: Start['language']): Words {
  const known = texts.get(language);
  if (known?.language() === language && known.i18n.locale === language) return known;
  const words = createWords(language, loadDictionary);
  texts.set(language, words);
  return words;
}

export type ShownPage = RenderResult & { router: Router; queries: QueryClient };

/** Shows an address of the portal the way the browser's entry does, without a server. */
export async function showPage(href: string, start: Start = testStart()): Promise<ShownPage> {
  window.history.replaceState(null, '', href);
  startBrand(start.status);
  restoreSession();
  const { pathname, search, hash } = window.location;
  const words = startWords(wordsIn(start.language));
  await words.need(areas);
  const [router] = await Promise.all([
    createRouter(screenLoader, pathname + search + hash, window),
    loadDistantParts(),
  ]);
  const queries = createQueries(start);
  /* Waited for, since parts of the page arrive while it is being shown. */
  const shown = await act(async () =>
    render(<App start={start} queries={queries} i18n={words.i18n} router={router} />),
  );
  return { ...shown, router, queries };
}
