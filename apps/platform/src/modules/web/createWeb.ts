import type { Module, Route } from '#kit/implement.ts';
import type { RefusalWords } from '#kit/mount.ts';
import { createGuestAnswers, type GuestAnswers } from './createGuestAnswers.ts';
import { loadRefusalWords } from './loadRefusalWords.ts';
import { webModule } from './module.ts';
import type { WebDeps } from './WebDeps.ts';
import type { WebFolders } from './WebFolders.ts';

/** The pages, and what others have of what they are made from. */
export type Web = Readonly<{
  module: Module;
  /** What anybody may ask, answered without a request. */
  answerGuest: GuestAnswers;
  /** The words of refusals in the languages of the portal; nothing where it has not been built. */
  loadWords(): Promise<RefusalWords | undefined>;
}>;

type Options = Omit<WebDeps, 'web' | 'answerGuest'> & {
  /** Without them nothing is mounted, and the platform answers programs only. */
  web: WebFolders | undefined;
  /** The routes of all modules; read with the first question, when all of them stand. */
  routesOf(): readonly Route[];
};

export function createWeb({ web, routesOf, ...deps }: Options): Web {
  const answerGuest = createGuestAnswers(routesOf);
  if (web === undefined) {
    return { module: { name: 'web', routes: [] }, answerGuest, loadWords: async () => undefined };
  }
  return {
    module: webModule({ ...deps, web, answerGuest }),
    answerGuest,
    loadWords: () => loadRefusalWords(web),
  };
}
