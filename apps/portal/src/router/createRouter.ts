import type { ComponentType } from 'react';
import { createStore } from '@baize/ui/createStore';
import { createScroller } from './createScroller.ts';
import { readPlace, type Place } from './Place.ts';

/** What the router has to know of the screens; the list itself is in routes.tsx. */
export type ScreenLoader = {
  /** The screen's component once its code and its words are there. */
  load(place: Place): Promise<ComponentType>;
  /** Another address, for a visitor who may not see this one. */
  redirect(place: Place): string | undefined;
};

/** What is shown. `Screen` is missing while it is loading for longer than a moment, `error` when it did not arrive. */
export type Shown = { place: Place; Screen?: ComponentType | undefined; error?: unknown };

type GoSettings = { replace?: boolean | undefined; resetScroll?: boolean | undefined };

export type Router = {
  get(): Shown;
  /** What the page began with. Parts that are taken over late have its HTML, wherever the visitor has gone since. */
  first(): Shown;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of this site; done once its screen is shown. */
  go(href: string, settings?: GoSettings): Promise<void>;
  /** Fetches a screen's code before it is asked for. */
  prefetch(href: string): void;
  back(): void;
  canGoBack(): boolean;
};

/** The part of the browser that a router moves; the server has none. */
export type RouterWindow = Pick<
  Window,
  'addEventListener' | 'innerHeight' | 'removeEventListener' | 'scrollTo' | 'scrollY'
> & {
  document: Document;
  history: History;
  location: Location;
};

/** How long the old screen stays while the next one is loading. */
const PENDING_MS = 400;

type Entry = { at: number; key: string };

/** Keeps address and screen together. A screen is shown only when it has arrived, so that links never blank the page. */
export async function createRouter(loader: ScreenLoader, first: string, page?: RouterWindow): Promise<Router> {
  const start = await resolve(loader, first);
  const store = createStore<Shown>(start.shown);
  const scrolls = new Map<string, number>();
  let entry: Entry = readEntry(page) ?? { at: 0, key: '0' };
  let latest = 0;
  const scroll = page && createScroller(page);

  const show = (shown: Shown, { replace = false, resetScroll = true }: GoSettings): void => {
    if (page === undefined) return;
    scrolls.set(entry.key, page.scrollY);
    const isSame = shown.place.href === store.get().place.href;
    if (!replace && !isSame) entry = { at: entry.at + 1, key: `${entry.at + 1}.${latest}` };
    page.history[replace || isSame ? 'replaceState' : 'pushState'](entry, '', shown.place.href);
    store.set(shown);
    if (resetScroll) scroll?.(shown.place, 0);
  };

  const goTo = async (href: string, { replace, resetScroll }: GoSettings): Promise<void> => {
    const turn = ++latest;
    /* Within a screen there is nothing to wait for: a field that writes into the address has to keep its cursor. */
    const within = readPlace(href);
    const known = store.get();
    if (known.Screen !== undefined && known.place.path === within.path && loader.redirect(within) === undefined) {
      show({ place: within, Screen: known.Screen }, { replace, resetScroll });
      return;
    }
    const pending = setTimeout(() => {
      if (turn === latest && readPlace(href).path !== store.get().place.path) store.set({ place: readPlace(href) });
    }, PENDING_MS);
    const { shown } = await resolve(loader, href);
    clearTimeout(pending);
    if (turn === latest) show(shown, { replace, resetScroll });
  };

  const followHistory = async (): Promise<void> => {
    if (page === undefined) return;
    const turn = ++latest;
    scrolls.set(entry.key, page.scrollY);
    const { shown } = await resolve(loader, page.location.pathname + page.location.search + page.location.hash);
    if (turn !== latest) return;
    const known = readEntry(page);
    entry = known ?? { at: entry.at, key: `${entry.at}.${turn}` };
    if (known === undefined) page.history.replaceState(entry, '');
    store.set(shown);
    scroll?.(shown.place, scrolls.get(entry.key) ?? 0);
  };

  if (page !== undefined) {
    const { top } = (page.history.state ?? {}) as { top?: number };
    if (top !== undefined) scroll?.({ hash: '' }, top);
    else if (start.shown.place.hash !== '') scroll?.(start.shown.place, 0);
    page.history.scrollRestoration = 'manual';
    page.history.replaceState(entry, '', start.shown.place.href);
    page.addEventListener('popstate', () => void followHistory());
    /* A reload comes back to where it was. */
    page.addEventListener('pagehide', () => page.history.replaceState({ ...entry, top: page.scrollY }, ''));
  }
  return {
    get: store.get,
    first: () => start.shown,
    subscribe: store.subscribe,
    go: (href, settings = {}) => goTo(href, settings),
    prefetch: (href) => void loader.load(readPlace(href)).catch(() => undefined),
    back: () => page?.history.back(),
    canGoBack: () => entry.at > 0,
  };
}

/** Follows redirects and loads the screen; a screen that does not arrive is an error to show, not one to throw. */
async function resolve(loader: ScreenLoader, href: string): Promise<{ shown: Shown }> {
  let place = readPlace(href);
  for (let hops = 0, next = loader.redirect(place); next !== undefined && hops < 5; hops += 1) {
    place = readPlace(next);
    next = loader.redirect(place);
  }
  try {
    return { shown: { place, Screen: await loader.load(place) } };
  } catch (error) {
    return { shown: { place, error } };
  }
}

function readEntry(page: RouterWindow | undefined): Entry | undefined {
  const state = page?.history.state as Partial<Entry> | null | undefined;
  return typeof state?.at === 'number' && typeof state.key === 'string' ? { at: state.at, key: state.key } : undefined;
}
