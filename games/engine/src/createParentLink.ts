export type ParentMessage =
  | { type: 'ready' }
  | { type: 'roundStarted'; round: string }
  | { type: 'roundEnded'; round: string; bet: string; win: string }
  /** A round that was started before this page was opened has been finished. */
  | { type: 'openRoundEnded'; round: string }
  | { type: 'balance'; balance: string }
  | { type: 'error'; error: string };

export interface ParentLink {
  tell(message: ParentMessage): void;
}

/**
 * postMessage link with the embedding page, restricted to the studio's allowed origins: messages are sent to each of
 * them only, and messages from other origins are ignored.
 */
export function createParentLink(origins: readonly string[], onPause: (isPaused: boolean) => void): ParentLink {
  if (window.parent === window) return { tell: () => undefined };
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || !origins.includes(event.origin)) return;
    const type = (event.data as { type?: unknown } | null)?.type;
    if (type === 'pause') onPause(true);
    if (type === 'resume') onPause(false);
  });
  return {
    tell: (message) => {
      for (const origin of origins) window.parent.postMessage({ source: 'baize-studio', ...message }, origin);
    },
  };
}
