import { act, render, type RenderResult } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { App } from '../App.tsx';
import { wakeAll } from '../components/asleep.tsx';
import { createQueries } from '../createQueries.ts';
import { createWords } from '../i18n/createWords.ts';
import { loadDictionary } from '../i18n/loadDictionary.ts';
import { startWords } from '../i18n/words.ts';
import { createRouter, type Router } from '../router/createRouter.ts';
import { screenLoader } from '../routes.tsx';
import { restoreSession } from '../session.ts';
import type { Start } from '../Start.ts';
import { startBrand } from '../useBrand.ts';
import { testStart } from './testStart.ts';

export type ShownPage = RenderResult & { router: Router; queries: QueryClient };

/** Shows an address of the portal the way the browser's entry does, without a server. */
export async function showPage(href: string, start: Start = testStart()): Promise<ShownPage> {
  startBrand(start.status);
  restoreSession();
  const words = startWords(createWords(start.language, loadDictionary));
  await words.need(['shell', 'home', 'games']);
  window.history.replaceState(null, '', href);
  const [router] = await Promise.all([createRouter(screenLoader, href, window), wakeAll()]);
  const queries = createQueries(start);
  /* Waited for, since parts of the page arrive while it is being shown. */
  const shown = await act(async () =>
    render(<App start={start} queries={queries} i18n={words.i18n} router={router} />),
  );
  return { ...shown, router, queries };
}
