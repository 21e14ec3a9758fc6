import { createSubmission, getOverview } from '@baize/contract';
import { brandHosts, onePixel, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('is zero on a new brand, since the start of its own business day', async () => {
    const { token } = await openOperator(site);
    const { answer } = await site.call(getOverview, {}, { token });
    expect(answer.value).toMatchObject({ pendingDeposits: 0, oldestPendingAt: null, bet: 0n, currency: 'CNY' });
    const start = new Date(answer.value?.dayStartedAt ?? '');
    expect(start.getTime()).toBeLessThanOrEqual(Date.now());
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', timeStyle: 'medium' });
    expect(clock.format(start)).toBe('00:00:00');
  });

  it("counts the own brand's pending documents, and since when", async () => {
    const operator = await openOperator(site);
    const foreign = await openOperator(site, { host: brandHosts.second });
    const counted = async (by: { token: string; host: string }) => (await site.call(getOverview, {}, by)).answer.value;
    expect(await counted(operator)).toMatchObject({ waitingPapers: 0, oldestPapersAt: null });
    const { token } = await registerMember(site);
    await site.call(createSubmission, { level: 1, documents: [onePixel] }, { token });
    const after = await counted(operator);
    expect(after?.waitingPapers).toBe(1);
    expect(Date.now() - Date.parse(after?.oldestPapersAt ?? '')).toBeLessThan(60_000);
    expect((await counted(foreign))?.waitingPapers).toBe(0);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${getOverview.path}?day=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('calls without a session', async () => {
    expect((await site.call(getOverview, {})).status).toBe(401);
  });
});
