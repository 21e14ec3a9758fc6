import { getMemberLimits, updateLimit, updateSessionLimit } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it("returns the member's limits with their change log", async () => {
    const { token, memberId } = await registerMember(site);
    await site.call(updateLimit, { measure: 'loss', period: 'week', allowed: 900_000n }, { token });
    await site.call(updateLimit, { measure: 'loss', period: 'week', allowed: 1_000_000n }, { token });
    await site.call(updateSessionLimit, { minutes: 45 }, { token });
    const operator = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(getMemberLimits, { memberId: String(memberId) }, operator);
    expect(answer.value?.standing.limits.find(({ measure }) => measure === 'loss')).toMatchObject({ allowed: null });
    expect(answer.value?.standing.limits).toContainEqual(
      expect.objectContaining({ measure: 'loss', period: 'week', allowed: 900_000n, next: 1_000_000n }),
    );
    expect(answer.value?.changes).toMatchObject([
      { measure: 'session', beforeMinutes: null, afterMinutes: 45, before: null, after: null },
      { measure: 'loss', before: 900_000n, after: 1_000_000n },
      { measure: 'loss', before: null, after: 900_000n },
    ]);
  });
});

describe('refuses', () => {
  it('unknown members', async () => {
    const operator = await openOperator(site);
    expect((await site.call(getMemberLimits, { memberId: '999999' }, operator)).answer.code).toBe('member_not_found');
  });
});

describe('forbids', () => {
  it('guests, members and other brands', async () => {
    const member = await registerMember(site);
    const input = { memberId: String(member.memberId) };
    expect((await site.call(getMemberLimits, input)).status).toBe(401);
    expect((await site.call(getMemberLimits, input, { token: member.token })).status).toBe(401);
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    const elsewhere = await site.call(getMemberLimits, input, { token: foreign.token, host: foreign.host });
    expect(elsewhere.answer.code).toBe('member_not_found');
  });
});
