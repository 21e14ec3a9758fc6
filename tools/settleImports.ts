import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { computeStyleCheaply } from './computeStyleCheaply.ts';
import { connectQuickly } from './connectQuickly.ts';
import { forgetOwners } from './forgetOwners.ts';
import { startModulesAnew } from './startModulesAnew.ts';
import { stayHere } from './stayHere.ts';

forgetOwners();
if (typeof document !== 'undefined' && document.defaultView !== null) {
  computeStyleCheaply(document.defaultView);
  connectQuickly(document);
  stayHere(document.defaultView);
}

configure((usual) => ({
  /* Rendering time is not asserted here: the limit only ends a hang. */
  asyncUtilTimeout: 6_000,
  /* findBy fails many times before it succeeds; the page is serialised only when the error is read. */
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    let told: string | undefined;
    Object.defineProperty(error, 'message', {
      get: () => (told ??= usual.getElementError(message, container).message),
      set(text: string) {
        told = text;
      },
      configurable: true,
    });
    return error;
  },
}));

/* Lazy imports of a page may still be pending after its last test; they have to settle before its window is
   destroyed. React and the page's libraries stay loaded for the next file, as loading took longer than most tests;
   our own modules are loaded again, on an empty page. */
afterAll(async () => {
  await vi.dynamicImportSettled();
  startModulesAnew();
  if (typeof document === 'undefined') return;
  cleanup();
  for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
