import { describe, expect, it } from 'vitest';
import { readDecision, typedDecision } from './readDecision.ts';

const plain = {
  isEnabled: true,
  position: null,
  badge: null,
  subCategory: '',
  minBet: null,
  maxBet: null,
  opensIn: null,
} as const;

describe('what is decided of a game', () => {
  it('comes back as it was typed, and names the first field that the server would refuse', () => {
    const full = { ...plain, position: 3, badge: 'HOT', minBet: 50_000n, maxBet: 100_000n } as const;
    for (const decision of [plain, full]) expect(readDecision(typedDecision(decision))).toEqual({ decision });
    const typed = typedDecision(plain);
    expect(readDecision({ ...typed, position: '-1' })).toEqual({ fault: 'position' });
    expect(readDecision({ ...typed, position: '10001' })).toEqual({ fault: 'position' });
    expect(readDecision({ ...typed, minBet: '0.001' })).toEqual({ fault: 'minBet' });
    expect(readDecision({ ...typed, maxBet: '0' })).toEqual({ fault: 'maxBet' });
    expect(readDecision({ ...typed, minBet: '2', maxBet: '1' })).toEqual({ fault: 'maxBet' });
  });
});
