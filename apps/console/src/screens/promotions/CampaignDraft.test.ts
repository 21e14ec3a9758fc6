import type { campaign } from '@baize/contract';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { draftOfCampaign, emptyCampaign, oddsOf, readCampaign, termsOf, type CampaignDraft } from './CampaignDraft.ts';

const texts = { CN: '', EN: 'Title', MS: '' };
const known: z.output<typeof campaign> = {
  ...{
    id: '9',
    version: 1,
    kind: 'mission',
    audience: 'everybody',
    audienceTag: '',
    segmentId: null,
    currency: 'CNY',
    title: texts,
    summary: texts,
  },
  ...{ content: texts, image: '', position: 10, isShown: true, startsAt: '2026-01-01T00:00:00.000Z', endsAt: null },
  terms: { amount: 800_000n, percentBps: 0, cap: 0n, minimum: 0n, multiple: 1, days: 7 },
  ...{ perDevice: 1, perNetwork: 5, perPayee: 1, claimDays: 45, prizes: [], members: 0, held: 0, paid: 0n },
  ...{ budget: 5_000_000_000n, memberCap: null, promised: 0n },
  mission: { period: 'day', fact: 'validBet', amount: 50_000_000n, times: 0, classify: 'RNG', after: '8' },
  ...{ deposit: null, loss: null, rain: null, freeRounds: null },
  ...{ referral: null, updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'operator' },
};
const read = (change: Partial<CampaignDraft>) => readCampaign({ ...draftOfCampaign(known), ...change });

it('a mission that is opened and saved unchanged is sent as it was', () => {
  const { terms, claimDays, mission, referral, budget, memberCap } = known;
  const same = { kind: 'mission', terms, claimDays, mission, referral, budget, memberCap };
  expect(readCampaign(draftOfCampaign(known))).toMatchObject(same);
});

it('a mission of check-ins asks for days and nothing else', () => {
  const goal = { period: 'week', fact: 'checkIn', classify: 'RNG', after: null } as const;
  const numbers = { ...draftOfCampaign(known).numbers, goalTimes: '5' };
  expect(termsOf({ kind: 'mission', goal })).toEqual(['goalTimes', 'amount']);
  expect(read({ goal, numbers })).toMatchObject({
    mission: { period: 'week', fact: 'checkIn', amount: 0n, times: 5, classify: null, after: null },
  });
  expect(read({ goal, numbers: { ...numbers, goalTimes: 'five' } })).toBe('goalTimes');
});

it('a referral sends its tiers, and names the field that is no number', () => {
  const { numbers } = draftOfCampaign(known);
  const referral: Partial<CampaignDraft> = {
    kind: 'referral',
    numbers: { ...numbers, minimum: '100', turnover: '500' },
    tiers: [
      { from: '1', amount: '18' },
      { from: '5', amount: '28.5' },
    ],
  };
  expect(read(referral)).toMatchObject({
    terms: { amount: 0n, minimum: 10_000_000n },
    mission: null,
    referral: {
      turnover: 50_000_000n,
      tiers: [
        { from: 1, amount: 1_800_000n },
        { from: 5, amount: 2_850_000n },
      ],
    },
  });
  expect(read({ ...referral, tiers: [{ from: 'one', amount: '18' }] })).toBe('tiers');
  expect(read({ ...referral, numbers: { ...numbers, turnover: 'x' } })).toBe('turnover');
});

it('a new promotion of another kind sends neither', () => {
  const draft = { ...emptyCampaign(10, '2026-01-01T00:00:00.000Z'), title: texts };
  expect(readCampaign(draft)).toMatchObject({ mission: null, referral: null });
});

it('an empty budget is endless, and one of nothing or of words is named', () => {
  const { numbers } = draftOfCampaign(known);
  expect(read({ numbers: { ...numbers, budget: '', memberCap: '88.8' } })).toMatchObject({
    ...{ budget: null, memberCap: 8_880_000n },
  });
  expect(read({ numbers: { ...numbers, budget: '0' } })).toBe('budget');
  expect(read({ numbers: { ...numbers, memberCap: 'much' } })).toBe('memberCap');
});

it('a claim has 1 to 365 days, and 30 unless another number is typed', () => {
  const { numbers } = draftOfCampaign(known);
  const fresh = { ...emptyCampaign(10, '2026-01-01T00:00:00.000Z'), title: texts };
  expect(readCampaign(fresh)).toMatchObject({ claimDays: 30 });
  for (const claimDays of ['', '0', '366', '1.5', 'many'])
    expect(read({ numbers: { ...numbers, claimDays } })).toBe('claimDays');
  expect(read({ numbers: { ...numbers, claimDays: '365' } })).toMatchObject({ claimDays: 365 });
});

it('the odds of a raffle follow from what is typed, and from what is promised already', () => {
  const prize = (amount: string, weight: string, stock = '') => ({ name: texts, amount, weight, stock });
  const prizes = [prize('88', '1', '5'), prize('8', '9'), prize('', '90')];
  const draft = { ...draftOfCampaign(known), kind: 'raffle' as const, prizes };
  const bounded = (budget: string, memberCap = '') => ({ ...draft, numbers: { ...draft.numbers, budget, memberCap } });
  expect(oddsOf(bounded(''), 0n)).toEqual({ weights: [1, 9, 90], of: 100, winning: 10 });
  expect(oddsOf(bounded('100'), 1_200_000n)?.weights).toEqual([1, 9, 90]);
  expect(oddsOf(bounded('100'), 1_200_001n)?.weights).toEqual([0, 9, 90]);
  expect(oddsOf(bounded('', '7'), 0n)).toEqual({ weights: [0, 0, 90], of: 90, winning: 0 });
  expect(oddsOf({ ...bounded(''), prizes: [prize('88', '1', '0'), prize('8', '9')] }, 0n)).toMatchObject({ of: 9 });
  for (const faulty of [prize('x', '1'), prize('8', ''), prize('8', '1', 'x')]) {
    expect(oddsOf({ ...draft, prizes: [...prizes, faulty] }, 0n)).toBeUndefined();
  }
  expect([oddsOf(bounded('much'), 0n), oddsOf({ ...draft, prizes: [] }, 0n)]).toEqual([undefined, undefined]);
});

it('each kind sends what only it has, saved as it was opened, and names what is no number', () => {
  const terms = { ...known.terms, amount: 0n, percentBps: 500, cap: 100_000n, multiple: 0 };
  const others = { mission: null, deposit: null, loss: null, rain: null, freeRounds: null, terms };
  const nth = { ...known, ...others, kind: 'nthDeposit' as const, deposit: { no: 3 } };
  const loss = { ...known, ...others, kind: 'lossRescue' as const, loss: { period: 'day' as const, below: 50_000n } };
  const free = { vassalage: 'studio', gameCode: 'dragon-eight', stake: 100_000n, rounds: 10 };
  const rounds = {
    ...known,
    ...others,
    kind: 'freeRounds' as const,
    freeRounds: free,
    terms: { ...terms, percentBps: 0, cap: 0n },
  };
  for (const one of [nth, loss, rounds]) {
    const { deposit, loss: lost, rain, freeRounds, kind } = one;
    expect(readCampaign(draftOfCampaign(one))).toMatchObject({
      kind,
      deposit,
      loss: lost,
      rain,
      freeRounds,
      terms: one.terms,
    });
  }
  const pot = {
    ...known,
    ...others,
    kind: 'rain' as const,
    rain: { shares: 88 },
    terms: { ...known.terms, amount: 1_000_000n },
  };
  expect(readCampaign(draftOfCampaign(pot))).toMatchObject({ rain: { shares: 88 }, budget: null, memberCap: null });
  const faulty = (
    campaign: typeof known,
    change: Partial<CampaignDraft['numbers']>,
    more: Partial<CampaignDraft> = {},
  ) => {
    const draft = draftOfCampaign(campaign);
    return readCampaign({ ...draft, ...more, numbers: { ...draft.numbers, ...change } });
  };
  expect(faulty(nth, { depositNo: '1' })).toBe('depositNo');
  expect(faulty(loss, { below: 'x' })).toBe('below');
  expect(faulty(pot, { shares: '501' })).toBe('shares');
  expect(faulty(rounds, { rounds: '' })).toBe('rounds');
  expect(faulty(rounds, {}, { free: { game: '', stake: '1' } })).toBe('freeRounds');
});

it('is meant for a tag or a segment only where that is the audience', () => {
  const both = { audienceTag: ' VIP ', segmentId: '9' };
  expect(read({ ...both, audience: 'tagged' })).toMatchObject({ audienceTag: 'VIP', segmentId: null });
  expect(read({ ...both, audience: 'segment' })).toMatchObject({ audienceTag: '', segmentId: '9' });
  expect(read({ ...both, audience: 'everybody' })).toMatchObject({ audienceTag: '', segmentId: null });
});
