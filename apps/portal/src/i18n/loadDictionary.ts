import type { LoadDictionary } from './createWords.ts';

const dictionaries = import.meta.glob<Awaited<ReturnType<LoadDictionary>>>('../../../../languages/*/portal/*.json', {
  import: 'default',
});

/** Loads one dictionary file of its own chunk: `en/portal/shell`. */
export const loadDictionary: LoadDictionary = (path) => {
  const load = dictionaries[`../../../../languages/${path}.json`];
  if (load === undefined) throw new Error(`There is no dictionary ${path}.`);
  return load();
};
