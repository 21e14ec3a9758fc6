export type ParentMessage =
  | { type: 'ready' }
  | { type: 'roundStarted'; round: string }
  | { type: 'roundEnded'; round: string; bet: string; win: string }
  /** A round that was begun before this page was opened has been brought to its end. */
  | { type: 'openRoundEnded'; round: string }
  | { type: 'balance'; balance: string }
  | { type: 'error'; error: string };

export interface ParentLink {
  tell(message: ParentMessage): void;
}

/**
 * Talks with the page that shows the game in a frame, and only with origins the studio allows: a message is addressed
 * to each of them, so any other page receives nothing, and what comes from elsewhere is not heard.
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
