import { use, useSyncExternalStore } from 'react';
import { createStore } from '@baize/ui/createStore';
import type { Theme } from './Start.ts';
import { StartContext } from './useBrand.ts';
import { writeCookie } from './writeCookie.ts';

const store = createStore<Theme>('dark');

/** Takes over what the server rendered, so that the first picture stays. */
export const startTheme = (theme: Theme): void => store.set(theme);

let isKeptDark = false;

const paint = (): void => {
  document.documentElement.dataset['theme'] = isKeptDark ? 'dark' : store.get();
};

/** While it is on, the whole document with every layer over it is dark; the visitor's choice comes back after it. */
export function keepDark(isOn: boolean): void {
  isKeptDark = isOn;
  paint();
}

/** Shows the other colours at once, and tells the server by a cookie for the next page. */
export function showTheme(theme: Theme): void {
  writeCookie('theme', theme);
  store.set(theme);
  paint();
}

export function useTheme(): Theme {
  const rendered = use(StartContext)?.theme ?? 'dark';
  return useSyncExternalStore(store.subscribe, store.get, () => rendered);
}
