/** After ten minutes without a key or a pointer nobody is looking, and asking on would keep an idle session open. */
const ABSENT_MS = 10 * 60_000;

let touchedAt = Date.now();
for (const kind of ['pointerdown', 'pointermove', 'keydown', 'focus'] as const) {
  addEventListener(kind, () => (touchedAt = Date.now()), { passive: true });
}

/** A `refetchInterval` that rests while the operator is away. */
export function pollWhilePresent(everyMs: number): () => number | false {
  return () => (Date.now() - touchedAt < ABSENT_MS ? everyMs : false);
}
