import { useSyncExternalStore } from 'react';
import { createStore } from '@baize/ui/createStore';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const store = createStore<Theme>(localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light');

/** Puts the remembered theme on the page; light unless the operator chose otherwise. */
export function startTheme(): void {
  document.documentElement.dataset['theme'] = store.get();
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  localStorage.setItem(KEY, theme);
  store.set(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(store.subscribe, store.get);
}
