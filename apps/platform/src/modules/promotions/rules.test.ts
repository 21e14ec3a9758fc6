import { promotionKinds } from '@baize/contract';
import { promotionDraftOf } from '@baize/testkit';
import { describe, expect, it } from 'vitest';
import { bonusOn, faultOf, faultOfApplication, flagsOf, isDone, nextLook, rewardAt, statusOf } from './rules.ts';

describe('a share of a deposit', () => {
  it('is truncated to whole hundredths, and capped', () => {
    const terms = { percentBps: 3_333, cap: 10_000_000n };
    expect(bonusOn(1_000_000n, terms)).toBe(333_000n);
    expect(bonusOn(100_000_000n, terms)).toBe(10_000_000n);
    expect(bonusOn(2_999n, terms)).toBe(0n);
  });
});

describe('a mission and a referral', () => {
  it('a mission is completed to the unit, by what it counts', () => {
    const goal = { period: 'day', fact: 'deposit', amount: 100n, times: 0, classify: null, after: null } as const;
    expect([99n, 100n].map((amount) => isDone(goal, { amount, times: 9 }))).toEqual([false, true]);
    const days = { ...goal, fact: 'checkIn', amount: 0n, times: 5 } as const;
    expect([4, 5].map((times) => isDone(days, { amount: 0n, times }))).toEqual([false, true]);
  });

  it('each referral pays the highest tier reached', () => {
    const tiers = [
      { from: 1, amount: 18n },
      { from: 5, amount: 28n },
    ];
    expect([1, 4, 5, 900].map((place) => rewardAt(tiers, place))).toEqual([18n, 18n, 28n, 28n]);
    expect(rewardAt([], 1)).toBe(0n);
  });
});

describe('a draft', () => {
  it('of each kind is valid with its own details, and with no others', () => {
    for (const kind of promotionKinds) {
      expect([kind, faultOf(promotionDraftOf(kind))]).toEqual([kind, undefined]);
    }
    expect(faultOf(promotionDraftOf('signUp', { terms: { percentBps: 10 } }))).toBe('percentBps');
    expect(faultOf(promotionDraftOf('signUp', { terms: { amount: 0n } }))).toBe('amount');
    expect(faultOf(promotionDraftOf('firstDeposit', { terms: { cap: 0n } }))).toBe('cap');
    expect(faultOf(promotionDraftOf('raffle', { prizes: [] }))).toBe('prizes');
    expect(faultOf(promotionDraftOf('signUp', { endsAt: '2019-01-01T00:00:00.000Z' }))).toBe('endsAt');
    expect(faultOf(promotionDraftOf('signUp', { title: { CN: ' ', EN: '', MS: '' } }))).toBe('title');
  });

  it('[CONST-23] is limited to 131K for binding Zalo', () => {
    const terms = (amount: bigint) => promotionDraftOf('zaloBinding', { terms: { amount } });
    expect(faultOf(terms(13_100_000_000n))).toBeUndefined();
    expect(faultOf(terms(13_100_000_001n))).toBe('amount');
  });

  it('of a pot can be split to the hundredth, has an end, and is its own budget', () => {
    const faultOfRain = (shares: number, change: object = {}) =>
      faultOf(promotionDraftOf('rain', { terms: { amount: 10_000n }, rain: { shares }, ...change }));
    expect([faultOfRain(10), faultOfRain(11)]).toEqual([undefined, 'shares']);
    expect(faultOfRain(10, { terms: { amount: 10_001n } })).toBe('shares');
    expect(faultOfRain(10, { endsAt: null })).toBe('endsAt');
    expect(faultOfRain(10, { budget: 10_000n })).toBe('budget');
  });

  it('of free rounds has a budget for one member at least, and no wagering requirement', () => {
    expect(faultOf(promotionDraftOf('freeRounds', { budget: null }))).toBe('budget');
    expect(faultOf(promotionDraftOf('freeRounds', { budget: 299_999n }))).toBe('budget');
    expect(faultOf(promotionDraftOf('freeRounds', { budget: 300_000n }))).toBeUndefined();
    expect(faultOf(promotionDraftOf('freeRounds', { terms: { multiple: 1 } }))).toBe('multiple');
  });

  it('of cash-back never returns more than the loss, and only a rescue has a threshold', () => {
    expect(faultOf(promotionDraftOf('cashBack', { terms: { percentBps: 10_001 } }))).toBe('percentBps');
    expect(faultOf(promotionDraftOf('cashBack', { loss: { below: 1n } }))).toBe('below');
    expect(faultOf(promotionDraftOf('lossRescue', { loss: { below: 0n } }))).toBe('below');
    expect(faultOf(promotionDraftOf('nthDeposit', { deposit: null }))).toBe('depositNo');
  });

  it('of a raffle has a prize that can always be drawn', () => {
    const { prizes } = promotionDraftOf('raffle');
    const limited = prizes.map((prize) => ({ ...prize, amount: 1_000n, stock: 3 }));
    expect(faultOf(promotionDraftOf('raffle', { prizes: limited }))).toBe('prizes');
  });
});

describe('an application', () => {
  it('[PROMO-03] [PROMO-06] has at most 140 characters and three pictures, and at least one of both', () => {
    expect(faultOfApplication('字'.repeat(140), 3)).toBeUndefined();
    expect(faultOfApplication('𠮷'.repeat(140), 0)).toBeUndefined();
    expect(faultOfApplication('x'.repeat(141), 0)).toBe('remark_too_long');
    expect(faultOfApplication('x', 4)).toBe('images_too_many');
    expect(faultOfApplication('', 0)).toBe('field_required');
    expect(faultOfApplication('', 1)).toBeUndefined();
  });
});

describe('marks', () => {
  it('[A056] are flagged from the first member beyond the allowed number', () => {
    const campaign = { perDevice: 2, perNetwork: 3, perPayee: 1 };
    expect(flagsOf(campaign, [{ kind: 'device', others: 1 }])).toEqual([]);
    expect(
      flagsOf(campaign, [
        { kind: 'payee', others: 1 },
        { kind: 'device', others: 2 },
        { kind: 'network', others: 2 },
        { kind: 'zalo', others: 1 },
      ]),
    ).toEqual(['device', 'payee', 'zalo']);
  });
});

describe('the next look at an open participation', () => {
  const now = new Date('2026-03-10T12:00:00.000Z');
  const at = (time: string) => new Date(`2026-03-${time}:00.000Z`);
  const row = { createdAt: at('10T11:00'), countsUntil: null };
  const campaign = { endsAt: at('20T00:00'), referralTurnover: null };

  it('waits for the end where deposits or the profile tell of themselves, and for nothing without an end', () => {
    for (const kind of ['firstDeposit', 'reloadDeposit', 'freeRounds', 'zaloBinding', 'referral'] as const) {
      expect(nextLook({ ...row, kind }, { ...campaign, referralTurnover: 0n }, now)).toEqual(campaign.endsAt);
      expect(nextLook({ ...row, kind }, { ...campaign, endsAt: null }, now)).toBeNull();
    }
    expect(nextLook({ ...row, kind: 'application' }, campaign, now)).toBeNull();
    expect(nextLook({ ...row, kind: 'mission' }, campaign, now)).toBeNull();
  });

  it('comes again the later, the longer play has been waited for, and no later than the end', () => {
    const secondsTo = (createdAt: Date, endsAt: Date | null = null) => {
      const next = nextLook(
        { kind: 'lossRescue', createdAt, countsUntil: at('11T00:00') },
        { ...campaign, endsAt },
        now,
      );
      return ((next?.getTime() ?? 0) - now.getTime()) / 1_000;
    };
    expect([at('10T11:59'), at('10T02:00'), at('01T00:00')].map((one) => secondsTo(one))).toEqual([10, 36, 600]);
    expect(secondsTo(at('01T00:00'), new Date(now.getTime() + 5_000))).toBe(5);
    // A past end cannot make it busy.
    expect(secondsTo(at('01T00:00'), at('09T00:00'))).toBe(600);
    const played = nextLook({ ...row, kind: 'referral' }, { ...campaign, referralTurnover: 1n }, now);
    expect(played).toEqual(new Date(now.getTime() + 10_000));
  });

  it('is at the end of a cash-back period, and again after it while rounds are open', () => {
    const cashBack = { ...row, kind: 'cashBack' as const };
    expect(nextLook({ ...cashBack, countsUntil: at('11T00:00') }, campaign, now)).toEqual(at('11T00:00'));
    const open = nextLook({ ...cashBack, countsUntil: at('10T00:00') }, campaign, now);
    expect(open).toEqual(new Date(now.getTime() + 43_200));
  });
});

it('unmet and unclaimed participations are closed after the end; decided ones are kept', () => {
  const over = { window: 'over', isClaimOpen: true } as const;
  const late = { window: 'over', isClaimOpen: false } as const;
  const part = { kind: 'signUp', isHeld: false, isInTime: true } as const;
  expect(statusOf({ ...part, status: 'signedUp' }, over)).toBe('closed');
  expect(statusOf({ ...part, status: 'claim' }, over)).toBe('claim');
  expect(statusOf({ ...part, status: 'claim', isInTime: false }, over)).toBe('closed');
  expect(statusOf({ ...part, status: 'claim', isInTime: false, isHeld: true }, over)).toBe('claim');
  expect(statusOf({ ...part, status: 'claim' }, late)).toBe('claim');
  expect(statusOf({ ...part, status: 'issued' }, late)).toBe('issued');
  expect(statusOf({ ...part, status: 'applying', isHeld: true }, late)).toBe('applying');
  // A loss may only be known after the end.
  expect(statusOf({ ...part, kind: 'cashBack', status: 'signedUp' }, over)).toBe('signedUp');
  expect(statusOf({ ...part, kind: 'cashBack', status: 'signedUp' }, late)).toBe('closed');
});
