import type { EndedSession } from './store.ts';

/**
 * Notifies listeners in this process of ended sessions, after the commit. The inter-process transport subscribes here.
 */
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
