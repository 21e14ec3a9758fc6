import { use, useSyncExternalStore } from 'react';
import { createStore } from './createStore.ts';
import type { Theme } from './Start.ts';
import { StartContext } from './useBrand.ts';
import { writeCookie } from './writeCookie.ts';

const store = createStore<Theme>('dark');

/** Takes over what the server rendered, so that the first picture stays. */
export const startTheme = (theme: Theme): void => store.set(theme);

/** Shows the other colours at once, and tells the server by a cookie for the next page. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  writeCookie('theme', theme);
  store.set(theme);
}

export function useTheme(): Theme {
  const rendered = use(StartContext)?.theme ?? 'dark';
  return useSyncExternalStore(store.subscribe, store.get, () => rendered);
}
