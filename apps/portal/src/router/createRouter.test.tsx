// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRouter, type ScreenLoader } from './createRouter.ts';
import { hrefOf } from './hrefOf.ts';
import { readPlace } from './Place.ts';
import { RouterContext } from './useRouter.ts';
import { useShown } from './useShown.ts';

const Screen = () => null;
const loader: ScreenLoader = { load: async () => Screen, redirect: () => undefined };

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => vi.restoreAllMocks());

describe('an address', () => {
  it('[ROUTE-04] shows home at each of its four paths', () => {
    for (const path of ['/', '/index', '/index.html', '/home', '/HOME/']) expect(readPlace(path).path, path).toBe('/');
  });

  it('[ROUTE-01] is read without a hash in its path, and drops what its screen does not know', () => {
    expect(readPlace('/rng?vassalage=PP&lines=1&minBet=0&sort=odd#x')).toMatchObject({
      path: '/rng',
      hash: 'x',
      search: { vassalage: 'pp', lines: true, minBet: undefined, sort: undefined },
    });
    expect(readPlace('/constructor').path).toBeUndefined();
  });

  it('never leads from the login to another site', () => {
    for (const redirect of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      expect(readPlace(`/login?redirect=${encodeURIComponent(redirect)}`).search).toEqual({ redirect: undefined });
    }
    expect(readPlace('/login?redirect=%2Fmember%3Fpage%3Ddepositv2').search).toEqual({
      redirect: '/member?page=depositv2',
    });
  });

  it('is written the way it is read', () => {
    const href = hrefOf({ to: '/rng', search: { vassalage: 'pp', lines: true, search: '龙 & 8' }, hash: 'top' });
    expect(readPlace(href)).toMatchObject({ search: { vassalage: 'pp', lines: true, search: '龙 & 8' }, hash: 'top' });
    expect(hrefOf({ to: '/rng', search: { search: undefined } })).toBe('/rng');
  });
});

function PathShown() {
  return <p>{useShown().place.path}</p>;
}

describe('the router', () => {
  it('takes over a part of the first page as it was sent, wherever the visitor has gone meanwhile', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const page = (router: Awaited<ReturnType<typeof createRouter>>) => (
      <RouterContext value={router}>
        <PathShown />
      </RouterContext>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page(await createRouter(loader, '/')));
    const router = await createRouter(loader, '/', window);
    await router.go('/promotions');
    const faults: unknown[] = [];
    const onRecoverableError = (fault: unknown) => void faults.push(fault);
    const taken = await act(async () => hydrateRoot(root, page(router), { onRecoverableError }));
    expect(faults).toEqual([]);
    expect(root.textContent).toBe('/promotions');
    act(() => taken.unmount());
    root.remove();
  });

  it('[ROUTE-02] moves address and screen together, to the top of the page', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const router = await createRouter(loader, '/', window);
    await router.go('/rng?lines=1');
    expect(window.location.pathname + window.location.search).toBe('/rng?lines=1');
    expect(router.get()).toMatchObject({ place: { path: '/rng' }, Screen });
    expect(router.canGoBack()).toBe(true);
    await new Promise((done) => requestAnimationFrame(done));
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0 });
  });

  it('[ROUTE-03] scrolls to the anchor that the address names', async () => {
    const part = document.body.appendChild(Object.assign(document.createElement('section'), { id: 'fairness' }));
    const scrolled = vi.spyOn(part, 'scrollIntoView').mockImplementation(() => undefined);
    const router = await createRouter(loader, '/', window);
    await router.go('/#fairness');
    await new Promise((done) => requestAnimationFrame(done));
    expect(scrolled).toHaveBeenCalledOnce();
    part.remove();
  });

  it('[ROUTE-03] keeps the anchor in view while the page grows, until the visitor moves', async () => {
    const growths: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly grow: () => void;
        constructor(grow: () => void) {
          this.grow = grow;
        }
        observe = () => void growths.push(this.grow);
        disconnect = () => void growths.splice(0);
      },
    );
    const part = document.body.appendChild(Object.assign(document.createElement('section'), { id: 'fairness' }));
    const scrolled = vi.spyOn(part, 'scrollIntoView').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/#fairness');
    await createRouter(loader, '/#fairness', window);
    await new Promise((done) => requestAnimationFrame(done));
    expect(scrolled).toHaveBeenCalledTimes(1);
    for (const grow of growths) grow();
    expect(scrolled).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('wheel'));
    expect(growths).toEqual([]);
    part.remove();
    vi.unstubAllGlobals();
  });

  it('[ROUTE-37] shows the screen asked for last, however long an earlier one takes', async () => {
    let finish: (screen: typeof Screen) => void = () => undefined;
    const slow = new Promise<typeof Screen>((done) => (finish = done));
    const router = await createRouter(
      { ...loader, load: ({ path }) => (path === '/rng' ? slow : Promise.resolve(Screen)) },
      '/',
      window,
    );
    const first = router.go('/rng');
    await router.go('/login');
    finish(Screen);
    await first;
    expect(router.get().place.path).toBe('/login');
    expect(window.location.pathname).toBe('/login');
  });

  it('sends who may not see a screen to where the loader says', async () => {
    const router = await createRouter(
      {
        ...loader,
        redirect: ({ path, href }) =>
          path === '/member' ? hrefOf({ to: '/login', search: { redirect: href } }) : undefined,
      },
      '/member?page=depositv2',
      window,
    );
    expect(router.get().place).toMatchObject({ path: '/login', search: { redirect: '/member?page=depositv2' } });
    expect(window.location.pathname).toBe('/login');
  });

  it('keeps a screen that did not arrive as something to show', async () => {
    const router = await createRouter(loader, '/', window);
    const broken = await createRouter({ ...loader, load: () => Promise.reject(new Error('offline')) }, '/', window);
    expect(router.get().error).toBeUndefined();
    expect(broken.get().error).toBeInstanceOf(Error);
  });
});
