import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readBrandLook } from './readBrandLook.ts';

const brandsDir = fileURLToPath(new URL('../../../../../brands', import.meta.url));

it('adds nothing to the pages of the house, whose colours are those of the style sheet', () => {
  expect(readBrandLook(brandsDir, 'baize')).toMatchObject({ css: '', imagesFrom: undefined });
});

it('gives the second brand its own colours in both themes, in rules that stand over the style sheet', () => {
  const { css, themes, imagesFrom } = readBrandLook(brandsDir, 'nocturne');
  expect(imagesFrom).toBe('baize');
  expect(css).toContain(`:root:root,[data-theme=dark][data-theme]{`);
  expect(css).toContain(`--felt:${themes.dark['felt']}`);
  expect(css).toContain(`--felt:${themes.light['felt']}`);
  expect(css).toContain('--radius-scale:0.5');
  /* The brand's file is data; what may come of it is colours. */
  expect(css).toMatch(/^[\w\s:;{}()[\]=,.#-]+$/);
});

it('names itself in words of its own', () => {
  const [house, second] = ['baize', 'nocturne'].map(
    (code) =>
      JSON.parse(readFileSync(`${brandsDir}/${code}/brand.json`, 'utf8')) as {
        name: Record<string, string>;
        tagline: Record<string, string>;
      },
  );
  for (const language of ['EN', 'CN']) {
    expect(second?.name[language]).not.toBe(house?.name[language]);
    expect(second?.tagline[language]).not.toBe(house?.tagline[language]);
  }
});
