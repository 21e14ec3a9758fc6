let offsetMs = 0;

/** Learns how far this machine's clock is from the server's. */
export function learnServerTime(serverTime: string): void {
  offsetMs = Date.parse(serverTime) - Date.now();
}

/** The server's time in milliseconds, as well as this machine can tell: ages are counted by it. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}
