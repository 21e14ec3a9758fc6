import type { HouseTexts } from '@baize/contract/houseText';
import { foldersOffered } from '@baize/testkit/foldersOffered';
import { expect, it } from 'vitest';
import { payWords } from './gateway/payWords.ts';
import { tossWords } from './purse/tossWords.ts';
import { simWords } from './simulator/simWords.ts';
import { simTables } from './simulator/tables/simTables.ts';
import { words as checkWords } from './verifier/words.ts';

type Words = { readonly [key: string]: string };

const pages: { readonly [page: string]: HouseTexts<Words> } = {
  ...{ 'the check page': checkWords, 'a payment': payWords },
  ...{ 'the coin toss': tossWords, 'a simulated game': simWords },
};
const others = foldersOffered().filter((folder) => folder !== 'en');
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

it.each(Object.keys(pages).flatMap((page) => others.map((language) => [page, language] as const)))(
  '%s says the same in %s: every text is there and keeps the places for what is filled in',
  (page, language) => {
    const { en, [language]: words = {} } = pages[page]!;
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(words[key]?.trim(), key).not.toBe('');
      expect(places(words[key] ?? ''), key).toEqual(places(text));
    }
  },
);

it.each(others)('every simulated game and what can be bet on in it has a name in %s', (language) => {
  const nameless = [...simTables.values()].flatMap(({ code, names, choices }) =>
    [{ code, names }, ...choices.map((choice) => ({ code: `${code} ${choice.code}`, names: choice.names }))].flatMap(
      (one) => ((one.names[language] ?? '') === '' ? [one.code] : []),
    ),
  );
  expect(nameless).toEqual([]);
});
