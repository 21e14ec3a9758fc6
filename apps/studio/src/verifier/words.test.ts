import { expect, it } from 'vitest';
import { words, type Words } from './words.ts';

const { en, ms, zh } = words;
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

it.each<[string, Words]>([
  ['zh', zh],
  ['ms', ms],
])('is complete in %s: every text exists with the same placeholders', (_language, words) => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en) as (keyof Words)[]) {
    expect(words[key].trim(), key).not.toBe('');
    expect(places(words[key]), key).toEqual(places(en[key]));
  }
});
