import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseGames } from '../games/houseGames.ts';
import { foldersOffered } from '../packages/testkit/src/foldersOffered.ts';
import { root } from './sourceFiles.ts';

type Dictionary = { [key: string]: unknown };

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
/** Games speak English to who asks for a language that they lack; what one of our brands offers is written all the same. */
const others = foldersOffered().filter((folder) => folder !== 'en');

/** The texts of a dictionary by their keys; those of a group within it by both. */
const textsOf = (words: Dictionary): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : textsOf(value as Dictionary).map(([inner, text]): [string, string] => [`${key}.${inner}`, text]),
  );

/** What a language lacks beside English, or leaves empty, or fills in otherwise. */
function faultsOf(english: Dictionary, other: Dictionary | undefined): string[] {
  const said = new Map(textsOf(other ?? {}));
  const known = new Set(textsOf(english).map(([key]) => key));
  const faults = textsOf(english).filter(([key, text]) => {
    const own = said.get(key) ?? '';
    return own.trim() === '' || places(own).join() !== places(text).join();
  });
  return [...faults.map(([key]) => key), ...[...said.keys()].filter((key) => !known.has(key))];
}

const folders = readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'src/words')));
const perLanguage = (names: readonly string[]) =>
  names.flatMap((name) => others.map((other) => [name, other] as const));

it.each(perLanguage(folders))(
  '%s says the same in %s: every text is there and keeps the places for what is filled in',
  async (game, language) => {
    const file = (name: string): string => join(root, 'games', game, `src/words/${name}.ts`);
    expect(existsSync(file(language)), `games/${game}/src/words/${language}.ts`).toBe(true);
    const read = async (name: string): Promise<Dictionary> =>
      ((await import(file(name))) as { [name: string]: Dictionary })[name]!;
    expect(faultsOf(await read('en'), await read(language))).toEqual([]);
  },
);

it.each(perLanguage(Object.keys(houseGames)))(
  '%s has a name, its way of drawing and the words of the check page in %s, and its page opens in it',
  async (code, language) => {
    const { names, drawing } = houseGames[code]!;
    expect([names[language], drawing[language]].filter((text) => text === undefined || text === '')).toEqual([]);
    const { words } = (await import(join(root, 'games', code, 'check/words.ts'))) as {
      words: { en: Dictionary; [language: string]: Dictionary };
    };
    expect(faultsOf(words.en, words[language])).toEqual([]);
    expect(readFileSync(join(root, 'games', code, 'src/main.ts'), 'utf8')).toContain(
      `import('./words/${language}.ts')`,
    );
  },
);

describe('these rules', () => {
  it('see what is planted for them', () => {
    const english = { round: 'Round {no}', symbols: { koi: 'Koi' } };
    expect(faultsOf(english, undefined)).toEqual(['round', 'symbols.koi']);
    expect(faultsOf(english, { round: '第 {no} 局', symbols: { koi: ' ' }, more: 'x' })).toEqual([
      'symbols.koi',
      'more',
    ]);
    expect(faultsOf(english, { round: '局', symbols: { koi: '锦鲤' } })).toEqual(['round']);
    expect(faultsOf(english, { round: '第 {no} 局', symbols: { koi: '锦鲤' } })).toEqual([]);
  });
});
