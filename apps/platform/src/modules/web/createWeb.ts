import type { Module, Route } from '#kit/implement.ts';
import type { RefusalWords } from '#kit/mount.ts';
import { createGuestAnswers, type GuestAnswers } from './createGuestAnswers.ts';
import { loadRefusalWords } from './loadRefusalWords.ts';
import { webModule } from './module.ts';
import type { WebDeps } from './WebDeps.ts';
import type { WebFolders } from './WebFolders.ts';

/** The module and its public functions. */
export type Web = Readonly<{
  module: Module;
  /** Answers public calls in process. */
  answerGuest: GuestAnswers;
  /** The texts of refusals in the portal's languages; undefined if it has not been built. */
  loadWords(): Promise<RefusalWords | undefined>;
}>;

type Options = Omit<WebDeps, 'web' | 'answerGuest'> & {
  /** Without them no page is mounted, and the platform serves its API only. */
  web: WebFolders | undefined;
  /** The routes of all modules; called with the first public call, when all modules exist. */
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
