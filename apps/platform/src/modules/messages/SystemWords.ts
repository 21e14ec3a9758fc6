import type { SystemFact } from './SystemFact.ts';

type What = SystemFact['what'];

/** Texts of automatic messages, and of reasons. */
export type SystemWords = {
  [Each in What]: (fact: Extract<SystemFact, { what: Each }>) => { title: string; content: string };
} & { reasons: Readonly<Record<string, string>> };
