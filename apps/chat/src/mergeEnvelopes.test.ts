import { describe, expect, it } from 'vitest';
import type { Envelope } from './ChatState.ts';
import { mergeEnvelopes } from './mergeEnvelopes.ts';

const at = (id: string, changes: Partial<Envelope> = {}): Envelope => ({
  ...{ id, roomId: '1', greeting: { EN: '', CN: '', MS: '' }, amount: '8.8', currency: 'CNY', shares: 4, left: 4 },
  ...{ expiresAt: '2026-01-01T00:00:00.000Z', endedAt: null, commitment: '', seed: null, takers: [], mine: null },
  ...changes,
});

describe('the envelopes of a room', () => {
  it('are sorted newest first, without duplicates', () => {
    const all = ['9', '10', '9', '11'].reduce<Envelope[]>((known, id) => mergeEnvelopes(known, at(id)), []);
    expect(all.map(({ id }) => id)).toEqual(['11', '10', '9']);
  });

  it('keep the own share when an update does not contain it', () => {
    const { mine: nobodys, ...news } = at('9', { left: 2 });
    expect(nobodys).toBeNull();
    const mine = { place: 1, amount: '2.2' };
    expect(mergeEnvelopes([at('9', { left: 3, mine })], news)).toMatchObject([{ left: 2, mine }]);
  });

  it('ignore outdated updates', () => {
    const ended = at('9', { left: 1, endedAt: '2026-01-01T00:00:00.000Z', seed: 'ab' });
    expect(mergeEnvelopes([ended], at('9', { left: 3 }))).toEqual([ended]);
    expect(mergeEnvelopes([ended], at('9', { left: 1 }))).toEqual([ended]);
  });
});
