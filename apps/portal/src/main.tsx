import './styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { checkSite } from './checkSite.ts';
import { createQueries } from './createQueries.ts';
import { createWords } from './i18n/createWords.ts';
import { loadDictionary } from './i18n/loadDictionary.ts';
import { startWords } from './i18n/words.ts';
import { createRouter } from './router/createRouter.ts';
import { everyWord, screenLoader } from './routes.tsx';
import { joinSibling } from './joinSibling.ts';
import { nextTask } from './nextTask.ts';
import { readToken, restoreSession } from './session.ts';
import type { Start } from './Start.ts';
import { startTheme } from './theme.ts';
import { startBrand } from './useBrand.ts';

const HELD_MS = 3000;

/** Takes over the page that the server rendered, or begins one that the server left empty. */
async function main(): Promise<void> {
  const element = document.getElementById('app');
  const json = document.getElementById('start')?.textContent;
  if (element === null || json === null || json === undefined) throw new Error('This page has no start-up answers.');
  const start = JSON.parse(json) as Start;
  startBrand(start.status);
  /* Before any other call: is the site open to this visitor, now? */
  const checking = checkSite(start.language);
  startTheme(start.theme);
  restoreSession();
  /* What begins in the browser is for members, and whether this is one may be known to another tab. */
  if (!element.hasChildNodes()) await joinSibling();
  /* What a member waits for first is the balance; its code need not wait for the page to be taken over. */
  if (readToken() !== undefined) void import('./components/MemberArea.tsx');
  const words = startWords(createWords(start.language, loadDictionary));
  const { pathname, search, hash } = window.location;
  const [router] = await Promise.all([
    createRouter(screenLoader, pathname + search + hash, window),
    words.need(everyWord),
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
  /* Whatever hinders a part from being taken over, presses are not withheld from the page for longer than this. */
  setTimeout(() => document.dispatchEvent(new Event('pagelate')), HELD_MS);
  await checking;
  const { gtagId } = start.status.analytics;
  if (gtagId !== '') void import('./startAnalytics.ts').then(({ startAnalytics }) => startAnalytics(gtagId));
}

void main();
