import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it, vi } from 'vitest';
import { languages } from '@baize/contract/languages';

const files = import.meta.glob<Record<string, string>>('../../../../languages/*/portal/*.json', {
  import: 'default',
  eager: true,
});

const root = '../../../../languages/';

/** `<area>.<key>` with its text, for one language. */
const textsOf = (folder: string): Map<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, area]) =>
      path.startsWith(`${root}${folder}/portal/`)
        ? Object.entries(area).map(([key, text]): [string, string] => [
            `${path.slice(`${root}${folder}/portal/`.length, -5)}.${key}`,
            text,
          ])
        : [],
    ),
  );

type Reading = { takes: string[]; faults: string[] };

/** Compiles a text as the build does: the arguments it takes, branches included, and what is wrong with it. */
function read(text: string): Reading {
  const names = new Set<string>();
  const faults: string[] = [];
  const write = vi.spyOn(console, 'error').mockImplementation((...parts) => void faults.push(parts.join(' ')));
  const compiled = compileMessage(text);
  write.mockRestore();
  /* A list of words and arguments; an argument is a list itself: its name, its kind, its branches. */
  const collect = (part: unknown, isCounted: boolean): void => {
    for (const piece of Array.isArray(part) ? (part as unknown[]) : [part]) {
      if (typeof piece === 'string' && piece.includes('#') && !(isCounted && piece === '#')) {
        faults.push('# stands for a count in branches of `plural` only');
      }
      if (!Array.isArray(piece)) continue;
      const [name, kind, branches] = piece as [string, string?, unknown?];
      names.add(name);
      if (branches === null || typeof branches !== 'object') continue;
      for (const branch of Object.values(branches)) collect(branch, kind !== 'select');
    }
  };
  collect(compiled, false);
  return { takes: [...names].sort(), faults };
}

const english = textsOf('en');

it.each(Object.values(languages).map(({ folder }) => folder))(
  '[PROD-15] compiles every text of `%s` as ICU, with the arguments that the English one takes',
  (folder) => {
    const texts = textsOf(folder);
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    const wanted = [...english].map(([key, text]): [string, Reading] => [key, { takes: read(text).takes, faults: [] }]);
    const found = [...texts].map(([key, text]): [string, Reading] => [key, read(text)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  },
);

it('sees what is planted for it', () => {
  expect(read('{count, plural, other {# of {total}}} {unit}')).toEqual({
    takes: ['count', 'total', 'unit'],
    faults: [],
  });
  expect(read('{count, plural, other {# of').faults).not.toEqual([]);
  expect(read('{count, select, 1 {one} other {# games}}').faults).toHaveLength(1);
});
