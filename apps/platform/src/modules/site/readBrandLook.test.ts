import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readBrandFile } from './readBrandFile.ts';
import { readBrandLook } from './readBrandLook.ts';

const brandsDir = fileURLToPath(new URL('../../../../../brands', import.meta.url));

it('adds nothing to pages of the default brand, whose colours are in the style sheet', () => {
  expect(readBrandLook(brandsDir, 'baize').css).toBe('');
});

it('gives the second brand its own colours in both themes, in rules that override the style sheet', () => {
  const { css, themes } = readBrandLook(brandsDir, 'nocturne');
  expect(css).toContain(`:root:root,[data-theme=dark][data-theme]{`);
  expect(css).toContain(`--felt:${themes.dark['felt']}`);
  expect(css).toContain(`--felt:${themes.light['felt']}`);
  expect(css).toContain('--radius-scale:0.5');
  /* The brand's file is data; what may come of it is colours. */
  expect(css).toMatch(/--logo-image:url\(\/brand\/images\/icons\/favicon\.svg\?v=[0-9a-f]{12}\);--logo-shape:hidden/);
  expect(css.replace(/url\(\/brand\/[^)]*\)/, '')).toMatch(/^[\w\s:;{}()[\]=,.#-]+$/);
});

it('has its own name and tagline', () => {
  const [house, second] = ['baize', 'nocturne'].map((code) => readBrandFile(brandsDir, code));
  expect(second?.name).not.toBe(house?.name);
  for (const language of ['EN', 'CN'] as const) {
    expect(second?.tagline[language]).not.toBe(house?.tagline[language]);
  }
});
