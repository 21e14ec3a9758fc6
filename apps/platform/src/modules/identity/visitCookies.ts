/** HttpOnly cookies. Each contains only a random token, of which the server stores the hash. */
export const visitCookies = {
  /** Remembers a browser for a day; rotated with each use. */
  device: 'remembered',
  /** Identifies a browser, so that its owner gets in while others guess. */
  browser: 'browser',
} as const;
