/**
 * Backoff of a socket's reconnection. A restarted server gets all of its clients back, so each waits for a random time:
 * seconds at first, with a jitter of nearly the same length, doubled with each retry.
 */
export const reconnection = {
  reconnectionDelay: 2_000,
  reconnectionDelayMax: 30_000,
  randomizationFactor: 0.9,
} as const;

/** Delay after the server closed or refused a socket: random between five and fifteen seconds, in milliseconds. */
export function scatteredMs(): number {
  const [byte = 0] = crypto.getRandomValues(new Uint16Array(1));
  return 5_000 + (byte / 65_535) * 10_000;
}
