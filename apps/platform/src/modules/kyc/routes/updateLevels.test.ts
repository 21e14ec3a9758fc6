import { getLevels, listTrail, updateLevels } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const allow = (single: bigint | null, daily = single) => ({ single, daily });
const levels = [allow(0n), allow(10_000_000n), allow(50_000_000n), allow(null)];

describe('works', () => {
  it('sets the levels with an audit row; of concurrent updates of one version one wins', async () => {
    const operator = await openOperator(site);
    const update = async (version: number, first: bigint) =>
      (
        await site.call(
          updateLevels,
          { version, levels: [allow(first), ...levels.slice(1)] },
          { token: operator.token },
        )
      ).answer;
    expect((await update(0, 0n)).value).toMatchObject({ version: 1 });
    const answers = await Promise.all([1n, 2n, 3n].map((first) => update(1, first)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['ok', 'version_conflict', 'version_conflict']);
    const found = { action: 'kyc.updateLevels', pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, found, { token: operator.token });
    expect(trail.answer.value?.page.content).toHaveLength(2);
  });
});

describe('refuses', () => {
  it('a higher level with lower limits, and an incomplete list', async () => {
    const { token } = await openOperator(site);
    const version = (await site.call(getLevels, {}, { token })).answer.value?.version ?? 0;
    const falling = [allow(5n), allow(4n), allow(6n), allow(7n)];
    expect((await site.call(updateLevels, { version, levels: falling }, { token })).answer.code).toBe('amount_invalid');
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify({ version, levels: [{ single: null, daily: null }] });
    expect((await site.send('POST', updateLevels.path, { body, headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A258] another brand changes its own only', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    const input = { version: 0, levels };
    expect((await site.call(updateLevels, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    const { token } = await registerMember(site);
    expect((await site.call(updateLevels, input, { token })).status).toBe(401);
    expect((await site.call(updateLevels, input)).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(updateLevels, input, { token: foreign.token, host })).answer.value?.version).toBe(1);
  });
});
