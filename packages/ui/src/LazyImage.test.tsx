// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from './LazyImage.tsx';

let near: (isIntersecting: boolean) => void = () => undefined;
let threshold: number | undefined;

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
        threshold = options.threshold;
        near = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isEager = false) => {
  const { container } = render(
    <LazyImage src="/own.webp" fallback="/default.webp" isEager={isEager} width={1} height={1} />,
  );
  return container.querySelector('img') as HTMLImageElement;
};

describe('LazyImage', () => {
  it('[CONST-11] loads the picture once a tenth of it is visible', () => {
    const image = show();
    expect(image.getAttribute('src')).toBeNull();
    expect(threshold).toBe(0.1);
    act(() => near(false));
    expect(image.getAttribute('src')).toBeNull();
    act(() => near(true));
    expect(image.getAttribute('src')).toBe('/own.webp');
  });

  it('[CONST-11] [GAME-07] shows the fallback after one failed attempt, without a retry', () => {
    const image = show();
    act(() => near(true));
    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe('/default.webp');
    fireEvent.error(image);
    act(() => near(true));
    expect(image.getAttribute('src')).toBe('/default.webp');
  });

  it('loads immediately in the first view', () => {
    expect(show(true).hasAttribute('src')).toBe(true);
  });

  it("renders on the server without src, so that the page's main picture loads first", () => {
    const html = renderToString(
      <LazyImage src="/own.webp" srcSet="/own-2.webp 2x" fallback="/default.webp" isEager width={1} height={1} />,
    );
    expect(html).not.toContain(' src=');
    expect(html).toContain('data-src="/own.webp"');
    expect(html).toContain('data-srcset="/own-2.webp 2x"');
  });
});
