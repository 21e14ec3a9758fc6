import type { EndedSession } from './store.ts';

/** Tells within this process that sessions have ended, after the commit. What tells other processes listens here. */
export type SessionEvents = Readonly<{
  announce(ended: readonly EndedSession[]): void;
  onEnded(listener: (ended: readonly EndedSession[]) => void): () => void;
}>;

export function createSessionEvents(): SessionEvents {
  const listeners = new Set<(ended: readonly EndedSession[]) => void>();
  return {
    announce(ended) {
      if (ended.length > 0) for (const listener of listeners) listener(ended);
    },
    onEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
