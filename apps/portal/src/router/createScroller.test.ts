// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScroller } from './createScroller.ts';

let grow: () => void = () => undefined;
let isWatching = false;
const seen: string[] = [];

beforeEach(() => {
  seen.length = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grow = () => isWatching && listener();
      }
      observe = (): void => void (isWatching = true);
      disconnect = (): void => void (isWatching = false);
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(() => void seen.push('top'));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function into(this: Element) {
    seen.push(this.isConnected ? `at ${this.textContent}` : 'at nothing');
  });
});
afterEach(() => {
  window.dispatchEvent(new Event('keydown'));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const put = (text: string): void => {
  document.body.innerHTML = `<section id="fairness">${text}</section>`;
};

it('follows an anchor whose part arrives anew while the page is still growing', () => {
  put('first');
  createScroller(window)({ hash: 'fairness' }, 0);
  put('second');
  grow();
  expect(seen).toEqual(['at first', 'at second']);
});

it('goes to an anchor that arrives after the screen', () => {
  createScroller(window)({ hash: 'fairness' }, 0);
  grow();
  put('late');
  grow();
  expect(seen).toEqual(['top', 'at late']);
});

it('asks once more with the next frame while the browser leaves the anchor out of view', () => {
  put('first');
  const tops = [2000, 2000, 100];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, tops.shift(), 0, 50));
  createScroller(window)({ hash: 'fairness' }, 0);
  grow();
  expect(seen).toEqual(['at first', 'at first', 'at first', 'at first']);
  expect(tops).toEqual([]);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'])(
  'leaves the page to its visitor after a %s',
  (move) => {
    put('first');
    createScroller(window)({ hash: 'fairness' }, 0);
    window.dispatchEvent(new Event(move));
    grow();
    expect(seen).toEqual(['at first']);
  },
);
