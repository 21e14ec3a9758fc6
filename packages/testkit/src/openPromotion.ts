import { createCampaign, type InputOf } from '@baize/contract';
import { textsOf } from './draftOf.ts';
import { openOperator } from './openOperator.ts';
import type { TestPlatform } from './startPlatform.ts';

type Draft = InputOf<typeof createCampaign>;
type Changes = Partial<Omit<Draft, 'terms' | 'mission' | 'referral' | 'loss' | 'freeRounds'>> & {
  terms?: Partial<Draft['terms']>;
  mission?: Partial<NonNullable<Draft['mission']>>;
  referral?: Partial<NonNullable<Draft['referral']>>;
  loss?: Partial<NonNullable<Draft['loss']>>;
  freeRounds?: Partial<NonNullable<Draft['freeRounds']>>;
};

const nothing = { amount: 0n, percentBps: 0, cap: 0n, minimum: 0n, multiple: 0, days: 7 };
const usual: Record<Draft['kind'], Partial<Draft['terms']>> = {
  signUp: { amount: 1_800_000n },
  firstDeposit: { percentBps: 5_000, cap: 10_000_000n, minimum: 1_000_000n, multiple: 3 },
  nthDeposit: { percentBps: 2_000, cap: 10_000_000n, minimum: 1_000_000n, multiple: 3 },
  cashBack: { percentBps: 1_000, cap: 10_000_000n },
  lossRescue: { percentBps: 2_000, cap: 10_000_000n, minimum: 1_000_000n },
  rain: { amount: 10_000_000n },
  freeRounds: {},
  reloadDeposit: { percentBps: 1_000, cap: 10_000_000n, minimum: 1_000_000n, multiple: 3 },
  zaloBinding: { amount: 13_100_000_000n },
  application: { amount: 8_800_000n },
  raffle: {},
  mission: { amount: 800_000n },
  referral: { minimum: 5_000_000n },
};
const usualMission: NonNullable<Draft['mission']> = {
  ...{ period: 'day', fact: 'validBet', amount: 10_000_000n, times: 0, classify: null, after: null },
};
const usualReferral: NonNullable<Draft['referral']> = { turnover: 0n, tiers: [{ from: 1, amount: 1_800_000n }] };
const usualFreeRounds: NonNullable<Draft['freeRounds']> = {
  ...{ vassalage: 'studio', gameCode: 'dragon-eight', stake: 100_000n, rounds: 3 },
};
/** Required budgets and end dates by kind. */
const frames: Partial<Record<Draft['kind'], Partial<Pick<Draft, 'endsAt' | 'budget' | 'rain' | 'deposit'>>>> = {
  rain: { endsAt: '2990-01-01T00:00:00.000Z', rain: { shares: 5 } },
  freeRounds: { budget: 100_000_000n },
  nthDeposit: { deposit: { no: 2 } },
};
const prizes: Draft['prizes'] = [
  { name: textsOf('Blank'), amount: 0n, weight: 1, stock: null },
  { name: textsOf('Prize'), amount: 500_000n, weight: 1, stock: null },
];

/** A valid promotion for tests, with overrides; everybody has the same network there. */
export function promotionDraftOf(
  kind: Draft['kind'],
  { terms, mission, referral, loss, freeRounds, ...changes }: Changes = {},
): Draft {
  const isOfLoss = kind === 'cashBack' || kind === 'lossRescue';
  const usualLoss = { period: 'day', below: kind === 'lossRescue' ? 1_000_000n : 0n } as const;
  return {
    ...{ kind, audience: 'everybody', title: textsOf('Promotion'), summary: textsOf('Summary') },
    ...{ content: textsOf('<p>Terms</p>'), image: '', position: 0, isShown: true },
    ...{ startsAt: '2020-01-01T00:00:00.000Z', endsAt: null },
    ...{ budget: null, memberCap: null, audienceTag: '', segmentId: null },
    ...{ perDevice: 1, perNetwork: 1_000, perPayee: 1, claimDays: 7, prizes: kind === 'raffle' ? prizes : [] },
    mission: kind === 'mission' ? { ...usualMission, ...mission } : null,
    referral: kind === 'referral' ? { ...usualReferral, ...referral } : null,
    ...{ deposit: null, rain: null },
    loss: isOfLoss ? { ...usualLoss, ...loss } : null,
    freeRounds: kind === 'freeRounds' ? { ...usualFreeRounds, ...freeRounds } : null,
    ...frames[kind],
    ...changes,
    terms: { ...nothing, ...usual[kind], ...terms },
  };
}

/** Creates a promotion as an operator of the brand does; returns its id. */
export async function openPromotion(
  site: TestPlatform,
  kind: Draft['kind'],
  changes: Changes = {},
  options: { host?: string } = {},
): Promise<string> {
  const { token, host } = await openOperator(site, options);
  const { answer } = await site.call(createCampaign, promotionDraftOf(kind, changes), { token, host });
  if (!answer.success || !answer.value) throw new Error(`No promotion was set up: ${answer.code}`);
  return answer.value.id;
}
