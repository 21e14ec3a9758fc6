/** A deposit should be decided within a quarter of an hour. */
const TARGET_MINUTES = 15;

export type Wait = { minutes: number; level: 'fresh' | 'due' | 'late' };

/** How long something has waited, and how that stands against the target: half of it gone is due, all of it late. */
export function waitOf(since: string, nowMs: number): Wait {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(since)) / 60_000));
  const level = minutes >= TARGET_MINUTES ? 'late' : minutes * 2 >= TARGET_MINUTES ? 'due' : 'fresh';
  return { minutes, level };
}
