import { createStore } from '@baize/ui/createStore';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { readBrand } from './useBrand.ts';

const store = createStore<URL | undefined>(undefined);

/** The other site that a visitor is about to open, and is asked about. */
export function useLeaving(): URL | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

/** Ends the question, whatever was answered. */
export const endLeaving = (): void => store.set(undefined);

/** Mail, the page itself, and the hosts of the brand are no other site. */
const isOurs = ({ protocol, host }: URL): boolean =>
  protocol === 'mailto:' || host === window.location.host || readBrand()?.info.domainRoute.includes(host) === true;

/**
 * Holds a click on a link to another site until the visitor has read where it leads. A new tab or window that was asked
 * for with a key or the middle button is held as well; the menu of the right button is not.
 */
export function askBeforeLeaving(event: MouseEvent): void {
  if (event.type === 'auxclick' && event.button !== 1) return;
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
  if (href === undefined || href === null || !URL.canParse(href, window.location.href)) return;
  const target = new URL(href, window.location.href);
  if (isOurs(target)) return;
  event.preventDefault();
  store.set(target);
}
