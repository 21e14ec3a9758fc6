import { Refusal } from '#kit/refusal.ts';

/** As far back as other reports of an agent go. */
const MAX_DAYS = 93;

/** Refuses days that are reversed or too many; both are included. */
export function refuseSpan({ from, to }: Readonly<{ from: string; to: string }>): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0 || days >= MAX_DAYS) throw new Refusal('span_invalid');
}
