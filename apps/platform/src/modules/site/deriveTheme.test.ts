import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deriveTheme, houseSeed, themePairs, type ThemeSeed } from './deriveTheme.ts';
import { contrast } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const seeds: fc.Arbitrary<ThemeSeed> = fc.record({
  primary: hex,
  accent: hex,
  neutralHue: fc.integer({ min: 0, max: 359 }),
  neutralChroma: fc.double({ min: 0, max: 0.05, noNaN: true }),
  onPrimary: fc.constantFrom('chalk', 'ink'),
  onAccent: fc.constantFrom('chalk', 'ink'),
  radius: fc.constantFrom(0, 0.5, 1, 1.5),
  outcomeScheme: fc.constantFrom('green-win', 'red-win'),
});

/** The colours of the style sheet, theme by theme. */
function sheetColours(theme: 'dark' | 'light'): Record<string, string> {
  const css = readFileSync(new URL('../../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
  const block = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

describe('the derived colours', () => {
  it('equal the style sheet for the default seed', () => {
    for (const theme of ['dark', 'light'] as const) {
      const derived = deriveTheme(houseSeed, theme);
      const sheet = sheetColours(theme);
      expect(Object.keys(derived).toSorted()).toEqual(Object.keys(sheet).toSorted());
      for (const [token, value] of Object.entries(sheet)) {
        for (const at of [1, 3, 5]) {
          const [one, other] = [derived[token] ?? '', value].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
          // The sheet was written by hand to three decimals; half a step of a channel is nothing anybody sees.
          expect(Math.abs((one ?? 0) - (other ?? 0)), `${theme} ${token}`).toBeLessThanOrEqual(2);
        }
      }
    }
  });

  it('have enough contrast for any seed, in both themes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const theme of ['dark', 'light'] as const) {
          const colours = deriveTheme(seed, theme);
          for (const { text, ground, least } of themePairs) {
            expect(
              contrast(colours[text] ?? '', colours[ground] ?? ''),
              `${theme} ${text} on ${ground}`,
            ).toBeGreaterThanOrEqual(least);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('follow the seed: another primary colour changes felt, but not the colours of danger', () => {
    const violet = deriveTheme({ ...houseSeed, primary: '#6d4bd8', neutralHue: 285 }, 'dark');
    const house = deriveTheme(houseSeed, 'dark');
    expect(violet['felt']).not.toBe(house['felt']);
    expect(violet['cloth']).not.toBe(house['cloth']);
    expect(violet['bg-1']).not.toBe(house['bg-1']);
    expect(violet['cinnabar']).toBe(house['cinnabar']);
  });
});
