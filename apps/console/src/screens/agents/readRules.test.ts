import { describe, expect, it } from 'vitest';
import { draftOfRules, readRules } from './readRules.ts';

const rules = {
  ...{ maxRebateBps: 1_300, minDifferenceBps: 10, freeRebateBps: 1_050, minPrizeGroup: 1_700, maxPrizeGroup: 1_960 },
  ...{ minPrizeDifference: 2, linksAtOnce: 20, transferDailySum: 5_000_000_000n },
  rebatePercents: { RNG: 5, LIVE: 5, FISH: 5, PVP: 5, SPORTS: 5, ESPORTS: 5, LOTT: 100, ELOTT: 0 },
};

describe('rules for agents', () => {
  it('are what was typed of them', () => {
    expect(draftOfRules(rules)).toMatchObject({ maxRebateBps: '13', freeRebateBps: '10.5', percents: { LOTT: '100' } });
    expect(readRules(draftOfRules(rules))).toEqual(rules);
  });

  it('have nothing of a field that cannot be read', () => {
    const draft = draftOfRules(rules);
    expect(readRules({ ...draft, maxRebateBps: '20.01' }).maxRebateBps).toBeUndefined();
    expect(readRules({ ...draft, minPrizeGroup: '999' }).minPrizeGroup).toBeUndefined();
    expect(readRules({ ...draft, transferDailySum: '0' }).transferDailySum).toBeUndefined();
    const percents = { ...draft.percents, RNG: '101' };
    expect(readRules({ ...draft, percents }).rebatePercents).toBeUndefined();
  });
});
