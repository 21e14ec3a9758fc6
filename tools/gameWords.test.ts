import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sourceFiles.ts';

type Dictionary = { [key: string]: string };

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
const games = readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'src/words')));

it.each(games.flatMap((game) => ['zh', 'ms'].map((language) => [game, language] as const)))(
  '%s is complete in %s: every text exists with the same placeholders',
  async (game, language) => {
    const read = async (name: string): Promise<Dictionary> =>
      ((await import(join(root, 'games', game, `src/words/${name}.ts`))) as { [name: string]: Dictionary })[name]!;
    const [en, other] = await Promise.all([read('en'), read(language)]);
    expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(other[key]!.trim(), key).not.toBe('');
      expect(places(other[key]!), key).toEqual(places(text));
    }
  },
);
