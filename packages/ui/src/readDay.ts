/** Parses a typed date, year first with any usual separator, to an ISO day; undefined if invalid. */
export function readDay(text: string): string | undefined {
  const found = /^\s*(\d{4})(?:[-/.\s]|年\s*)?(\d{1,2})(?:[-/.\s]|月\s*)?(\d{1,2})\s*日?\s*$/.exec(text);
  if (found === null) return undefined;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  // The 30th of February would become a day in March.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}
