import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

configure((usual) => ({
  /* How long a page takes is no measure of anything here: the limit only catches what never comes. */
  asyncUtilTimeout: 6_000,
  /* What is waited for is missing many times before it comes; the page is printed only when somebody reads the error. */
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

/*
 * A page goes on loading parts when its last test is over; they have to arrive before its window is taken away.
 * React and the page's libraries stay loaded for the next file, which took longer than most tests; ours start anew, on an empty page.
 */
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.resetModules();
  if (typeof document === 'undefined') return;
  cleanup();
  for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
