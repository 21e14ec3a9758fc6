import type { Envelope } from './ChatState.ts';

/**
 * The envelopes with one updated, newest first. Outdated updates are ignored: taken shares stay taken, and an end is
 * final. Events for the whole room do not contain own shares.
 */
export function mergeEnvelopes(
  known: readonly Envelope[],
  told: Omit<Envelope, 'mine'> & { mine?: Envelope['mine'] },
): Envelope[] {
  const before = known.find(({ id }) => id === told.id);
  const isOld = before !== undefined && (told.left > before.left || (before.endedAt !== null && told.endedAt === null));
  const facts = isOld ? before : told;
  const merged: Envelope = { ...facts, mine: told.mine ?? before?.mine ?? null };
  return [...known.filter(({ id }) => id !== told.id), merged].toSorted(
    (one, other) => other.id.length - one.id.length || (other.id > one.id ? 1 : -1),
  );
}
