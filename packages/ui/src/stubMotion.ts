import { vi } from 'vitest';

/** For tests: makes the browser report whether its visitor asked for less motion. */
export function stubMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
