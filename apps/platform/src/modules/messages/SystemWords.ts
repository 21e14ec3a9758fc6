import type { SystemFact } from './SystemFact.ts';

type What = SystemFact['what'];

/** What the house writes to a member of each fact, and what it says of reasons. */
export type SystemWords = {
  [Each in What]: (fact: Extract<SystemFact, { what: Each }>) => { title: string; content: string };
} & { reasons: Readonly<Record<string, string>> };
