/** Drops what was put in first until at most `most` are left. */
export function dropOldest(kept: Map<string, unknown>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
}
