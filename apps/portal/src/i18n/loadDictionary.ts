import type { LoadDictionary } from './createWords.ts';

const dictionaries = import.meta.glob<Awaited<ReturnType<LoadDictionary>>>('../dict/*/*.json', { import: 'default' });

/** Loads one dictionary file of its own chunk: `en/shell`. */
export const loadDictionary: LoadDictionary = (path) => {
  const load = dictionaries[`../dict/${path}.json`];
  if (load === undefined) throw new Error(`There is no dictionary ${path}.`);
  return load();
};
