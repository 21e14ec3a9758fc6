const SLOT_MS = 15 * 60_000;

/** The quarter-hour slot of a time, as an aggregation key: later slots sort later. */
export function slotOf(at: Date): { day: string; key: string } {
  return { day: at.toISOString().slice(0, 10), key: String(Math.floor(at.getTime() / SLOT_MS)).padStart(8, '0') };
}

/** The end of a time's quarter-hour slot. */
export function slotEnd(at: Date): Date {
  return new Date((Math.floor(at.getTime() / SLOT_MS) + 1) * SLOT_MS);
}
