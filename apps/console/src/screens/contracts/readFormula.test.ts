import { describe, expect, it } from 'vitest';
import { draftOfFormula, readFormula, readShare } from './readFormula.ts';

const formula = {
  ...{ platformFeeBps: 1_250, rebatesPercent: 100, activityPercent: 50, depositFeeBps: 60, withdrawalFeeBps: 0 },
};

describe('a formula', () => {
  it('is what was typed of it, in percent', () => {
    const draft = draftOfFormula(formula);
    expect(draft).toEqual({
      ...{ platformFeeBps: '12.5', rebatesPercent: '100', activityPercent: '50' },
      ...{ depositFeeBps: '0.6', withdrawalFeeBps: '0' },
    });
    expect(readFormula(draft)).toEqual(formula);
    expect(readFormula(draftOfFormula(undefined))).toMatchObject({ platformFeeBps: 0, rebatesPercent: 0 });
  });

  it('is none with a share that is none', () => {
    expect(readShare('platformFeeBps', '50.01')).toBeUndefined();
    expect(readShare('rebatesPercent', '0.5')).toBeUndefined();
    expect(readShare('depositFeeBps', '0,65')).toBe(65);
    expect(readFormula({ ...draftOfFormula(formula), activityPercent: '101' })).toBeUndefined();
  });
});
