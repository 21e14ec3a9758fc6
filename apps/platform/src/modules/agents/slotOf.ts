const SLOT_MS = 15 * 60_000;

/** The quarter of an hour that a moment lies in, as it is counted: keys of later ones sort later. */
export function slotOf(at: Date): { day: string; key: string } {
  return { day: at.toISOString().slice(0, 10), key: String(Math.floor(at.getTime() / SLOT_MS)).padStart(8, '0') };
}

/** When the quarter of an hour of a moment ends. */
export function slotEnd(at: Date): Date {
  return new Date((Math.floor(at.getTime() / SLOT_MS) + 1) * SLOT_MS);
}
