import { getRegisterTerms, updateAgentRules, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  team = await openTeam(site);
});
afterAll(() => site.close());

const reason = 'As agreed at the meeting of agents.';
const rebatePercents = { RNG: 8, LIVE: 5, FISH: 5, PVP: 5, SPORTS: 5, ESPORTS: 5, LOTT: 20, ELOTT: 20 };
const update = async (token: string, changes: Partial<InputOf<typeof updateAgentRules>> = {}, host?: string) => {
  const rules = {
    ...{ maxRebateBps: 1300, minDifferenceBps: 20, minPrizeGroup: 1700, maxPrizeGroup: 1960, minPrizeDifference: 2 },
    ...{ freeRebateBps: 900, linksAtOnce: 5, transferDailySum: 1_000_00000n, rebatePercents, version: 1, reason },
  };
  const { answer } = await site.call(
    updateAgentRules,
    { ...rules, ...changes },
    { token, ...(host === undefined ? {} : { host }) },
  );
  return answer;
};

describe('works', () => {
  it('sets what agents keep to from then on, of the own brand, with both in the trail', async () => {
    const { token } = await openOperator(site);
    expect((await update(token)).value).toMatchObject({ version: 2, minDifferenceBps: 20, rebatePercents });
    const terms = (await site.call(getRegisterTerms, {}, { token: team.top.token })).answer.value;
    expect(terms).toMatchObject({ most: { rebateBps: 1180 }, links: { most: 5 }, percents: rebatePercents });
    const other = (await site.call(getRegisterTerms, {}, { token: team.foreign.token, host: brandHosts.second }))
      .answer;
    expect(other.value?.links.most).toBe(20);
    const { rows } = await site.owner.query(
      `select reason, before::jsonb ->> 'minDifferenceBps' as before, after::jsonb ->> 'minDifferenceBps' as after,
              after::jsonb ->> 'transferDailySum' as sum
         from audit_trail where action = 'agents.updateAgentRules'`,
    );
    expect(rows).toEqual([{ reason, before: '10', after: '20', sum: '1000' }]);
  });
});

describe('refuses', () => {
  it('another version, what contradicts itself, no reason, and percents that are none', async () => {
    const { token } = await openOperator(site);
    expect((await update(token, { version: 1 })).code).toBe('version_conflict');
    for (const [field, changes] of [
      ['minDifferenceBps', { maxRebateBps: 10, freeRebateBps: 0 }],
      ['freeRebateBps', { maxRebateBps: 800 }],
      ['maxPrizeGroup', { maxPrizeGroup: 1600 }],
      ['minPrizeDifference', { minPrizeDifference: 50, maxPrizeGroup: 1740 }],
    ] as const) {
      expect(await update(token, { version: 2, ...changes }), field).toMatchObject({ code: 'field_invalid' });
    }
    expect((await update(token, { version: 2, reason: 'short' })).code).toBe('reason_required');
    const percents = { ...rebatePercents, RNG: 101 };
    expect((await update(token, { version: 2, rebatePercents: percents })).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('auditors, members and guests', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await update(auditor.token, { version: 2 })).code).toBe('not_allowed');
    expect((await update(team.top.token, { version: 2 })).code).toBe('not_logged_in');
    expect((await update('', { version: 2 })).code).toBe('not_logged_in');
  });
});
