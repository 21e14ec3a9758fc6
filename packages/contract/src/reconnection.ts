/**
 * How a socket comes back after its line was lost. A server that starts again is met by everybody it had, so each waits
 * for a time of its own: seconds at first, scattered over nearly twice as long, and twice as long with each try.
 */
export const reconnection = {
  reconnectionDelay: 2_000,
  reconnectionDelayMax: 30_000,
  randomizationFactor: 0.9,
} as const;

/** After the server has ended a socket or refused it by name: between five and fifteen seconds, in milliseconds. */
export function scatteredMs(): number {
  const [byte = 0] = crypto.getRandomValues(new Uint16Array(1));
  return 5_000 + (byte / 65_535) * 10_000;
}
