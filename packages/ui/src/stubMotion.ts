import { vi } from 'vitest';

/** For tests: mocks the browser's reduced-motion preference. */
export function stubMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
