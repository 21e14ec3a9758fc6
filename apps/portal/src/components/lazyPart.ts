import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { WordArea } from '../i18n/WordKey.ts';
import { needWords } from '../i18n/words.ts';
import { loadChunk } from '../loadChunk.ts';

/** A component in a chunk of its own that arrives together with its words. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  areas: readonly WordArea[] = [],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    loadChunk(() => Promise.all([load(), needWords(areas)])).then(([module]) => ({ default: module[name] })),
  );
}
