import type { ListedField, ListFacts } from './readList.ts';
import { titled } from './titled.ts';

/** The maximum number of columns per kind: a wider table is unreadable, and other fields belong in the row's detail. */
const most: Readonly<Record<ListedField['kind'], number>> = { text: 2, amount: 2, moment: 1, choice: 1, number: 1 };

type Dictionary = Readonly<Record<string, string>>;
type Asked = {
  area: string;
  code: string;
  title: Readonly<Record<string, string>>;
  dictionaries: Readonly<Record<string, Dictionary>>;
};
export type Words = {
  /** The key of a column's header, or the prefix of its choices' keys. */
  keyOf: ReadonlyMap<ListedField, { header: string; choices: string }>;
  /** Missing texts by language folder. */
  words: Readonly<Record<string, Dictionary>>;
};

/**
 * Headers and choices of a table's columns: the area's existing texts, or new ones, translated from any other
 * dictionary entry with the same English text, with English as fallback.
 */
export function columnWords({ fields }: ListFacts, { area, code, title, dictionaries }: Asked): Words {
  const english = dictionaries['en'] ?? {};
  const missing = new Map<string, string>();
  const isPlain = (key: string): boolean => /^[^{]{1,24}$/.test(english[key] ?? '');
  const wordFor = (name: string): string => titled(name).charAt(0) + titled(name).slice(1).toLowerCase();
  const isShown = (field: ListedField): boolean =>
    fields.filter(({ kind }) => kind === field.kind).indexOf(field) < most[field.kind];
  const keyOf = new Map(
    fields.filter(isShown).map((field) => {
      const header = isPlain(`${area}.${field.name}`) ? `${area}.${field.name}` : `${code}.${field.name}`;
      if (english[header] === undefined) missing.set(header, wordFor(field.name));
      const isKnown = field.values.every((value) => isPlain(`${area}.${value}`));
      const choices = isKnown ? area : `${code}.${field.name}`;
      for (const value of isKnown ? [] : field.values) missing.set(`${choices}.${value}`, wordFor(value));
      return [field, { header, choices }];
    }),
  );
  const wordsIn = (folder: string, known: Dictionary): Dictionary => ({
    [`nav.${code}`]: title[folder] ?? title['en'] ?? '',
    ...(english[`${code}.none`] === undefined ? { [`${code}.none`]: said(known, english, 'Nothing here') } : {}),
    ...Object.fromEntries([...missing].map(([key, word]) => [key, said(known, english, word)])),
  });
  return {
    keyOf,
    words: Object.fromEntries(Object.entries(dictionaries).map(([folder, known]) => [folder, wordsIn(folder, known)])),
  };
}

/** The translation of an English text elsewhere in the dictionary; the text itself if there is none. */
function said(known: Dictionary, english: Dictionary, word: string): string {
  const key = Object.keys(english).find((one) => english[one]?.toLowerCase() === word.toLowerCase());
  return (key === undefined ? undefined : known[key]) ?? word;
}
