import { Refusal } from '#kit/refusal.ts';
import type { TermsDraft } from './store/terms.ts';

/** Refuses terms that no bet could keep to, or that the schedule has no room for, by the field that is at fault. */
export function refuseTerms({ everySeconds }: { everySeconds: number }, terms: TermsDraft): void {
  const { minGroup, maxGroup, closeSeconds, playLimit, memberLimit, drawLimit } = terms;
  const field =
    (minGroup > maxGroup && 'maxGroup') ||
    (closeSeconds >= everySeconds && 'closeSeconds') ||
    (playLimit > memberLimit && 'playLimit') ||
    (memberLimit > drawLimit && 'memberLimit');
  if (field) throw new Refusal('lottery_terms_invalid', 'These terms contradict each other.', { field });
}
