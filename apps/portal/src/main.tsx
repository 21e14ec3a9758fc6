import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createQueries } from './createQueries.ts';
import { createWords } from './i18n/createWords.ts';
import { loadDictionary } from './i18n/loadDictionary.ts';
import { startWords } from './i18n/words.ts';
import { createRouter } from './router/createRouter.ts';
import { screenLoader } from './routes.tsx';
import { restoreSession } from './session.ts';
import type { Start } from './Start.ts';
import { startTheme } from './theme.ts';
import { startBrand } from './useBrand.ts';

/** Takes over the page that the server rendered, or begins one that the server left empty. */
async function main(): Promise<void> {
  const element = document.getElementById('app');
  const json = document.getElementById('start')?.textContent;
  if (element === null || json === null || json === undefined) throw new Error('This page has no start-up answers.');
  const start = JSON.parse(json) as Start;
  startBrand(start.status);
  startTheme(start.theme);
  restoreSession();
  const words = startWords(createWords(start.language, loadDictionary));
  const { pathname, search, hash } = window.location;
  const [router] = await Promise.all([
    createRouter(screenLoader, pathname + search + hash, window),
    words.need(['shell', 'home']),
  ]);
  await nextTask();
  const queries = createQueries(start);
  await nextTask();
  const app = <App start={start} queries={queries} i18n={words.i18n} router={router} />;
  /* In a transition the work is done in short pieces, between which the page answers to its visitor. */
  startTransition(() => {
    if (element.hasChildNodes()) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
}

/** Lets the browser see to its visitor before the work goes on. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

void main();
