/** Cookies that no script can read. None holds anything but a random token, and the server keeps only its hash. */
export const visitCookies = {
  /** Keeps a browser signed in for a day; changes with each use. */
  device: 'remembered',
  /** Names a browser, so that its owner gets in while others guess. */
  browser: 'browser',
} as const;
