import { updatePointsSettings, type InputOf } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

type Change = InputOf<typeof updatePointsSettings>;
const rates = { RNG: 50, LIVE: 40, FISH: 50, PVP: 30, SPORTS: 30, ESPORTS: 30, LOTT: 20, ELOTT: 20 };
let version = 0;
const update = async (token: string, changes: Partial<Change> = {}) => {
  const now = { rates, ratioPoints: 100, ratioAmount: 100_000n, rules: { EN: 'Play fair.' }, version };
  const { answer } = await site.call(updatePointsSettings, { ...now, ...changes }, { token });
  version = answer.value?.version ?? version;
  return answer;
};

describe('works', () => {
  it("[A184] changes the ratio's version only when the ratio changes", async () => {
    const { token } = await openOperator(site);
    expect((await update(token)).value).toMatchObject({ version: 1, ratioVersion: 1, rates });
    expect((await update(token, { rates: { ...rates, RNG: 60 } })).value).toMatchObject({ ratioVersion: 1 });
    expect((await update(token, { ratioAmount: 50_000n })).value).toMatchObject({ version: 3, ratioVersion: 2 });
    expect((await update(token, { ratioAmount: 50_000n, ratioPoints: 200 })).value?.ratioVersion).toBe(3);
    const { rows } = await site.owner.query<{ before: string; after: string }>(
      `select before, after from audit_trail where action = 'points.updatePointsSettings' order by seq`,
    );
    expect(rows).toHaveLength(4);
    expect(rows[1]?.before).toContain('50');
    expect(rows[1]?.after).toContain('60');
  });
});

describe('refuses', () => {
  it('an outdated version, fractions of a hundredth, and invalid rates', async () => {
    const { token } = await openOperator(site);
    expect((await update(token, { version: 0 })).code).toBe('version_conflict');
    expect((await update(token, { version: 1 })).code).toBe('version_conflict');
    expect((await update(token, { ratioAmount: 100_001n })).code).toBe('amount_invalid');
    expect((await update(token, { ratioAmount: 100_000_001_000n })).code).toBe('amount_invalid');
    const headers = { authorization: `Bearer ${token}` };
    const wire = { rates, ratioPoints: 100, ratioAmount: '1', rules: {}, version };
    for (const change of [
      { rates: { ...rates, RNG: -1 } },
      { rates: { ...rates, RNG: 1_001 } },
      { rates: { RNG: 1 } },
      { ratioPoints: 0 },
      { rules: { FR: 'Bonjour.' } },
      { brandId: 2 },
    ]) {
      const body = JSON.stringify({ ...wire, ...change });
      expect((await site.send('POST', updatePointsSettings.path, { headers, body })).status).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, members and auditors', async () => {
    expect((await update('')).code).toBe('not_logged_in');
    expect((await update((await registerMember(site)).token)).code).toBe('not_logged_in');
    expect((await update((await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
  });
});
