/** Parses a typed time, with or without a separator between hours and minutes, to "18:30"; undefined if invalid. */
export function readTime(text: string): string | undefined {
  const found = /^\s*(\d{1,2})(?:\s*[:.：时時h]\s*(\d{2})?|(\d{2}))?\s*分?\s*$/i.exec(text);
  if (found === null) return undefined;
  const hour = Number(found[1]);
  const minute = Number(found[2] ?? found[3] ?? 0);
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
