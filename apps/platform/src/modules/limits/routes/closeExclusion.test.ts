import { closeExclusion, createExclusion, createTimeOut } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const reason = 'The papers were those of somebody else.';

describe('works', () => {
  it("lifts an operator's exclusion, once, with operator and reason", async () => {
    const { memberId: id } = await registerMember(site);
    const memberId = String(id);
    const operator = await openOperator(site);
    await site.call(createExclusion, { memberId, days: 30, reason }, operator);
    const { answer } = await site.call(closeExclusion, { memberId, reason }, operator);
    expect(answer.value?.blocks).toMatchObject([{ isActive: false, liftedBy: operator.username, liftReason: reason }]);
    expect((await site.call(closeExclusion, { memberId, reason }, operator)).answer.code).toBe('exclusion_not_found');
  });
});

describe('refuses', () => {
  it('to end a member’s own time-out', async () => {
    const { token, memberId } = await registerMember(site);
    await site.call(createTimeOut, { hours: 24 }, { token });
    const operator = await openOperator(site);
    const { answer } = await site.call(closeExclusion, { memberId: String(memberId), reason }, operator);
    expect(answer.code).toBe('exclusion_not_found');
    await expect(
      site.owner.query(`update limits_blocks set lifted_at = now(), lifted_by = 'x', lift_reason = 'y'`),
    ).rejects.toThrow('limits_blocks');
  });
});

describe('forbids', () => {
  it('guests, members, read-only roles and other brands', async () => {
    const member = await registerMember(site);
    const input = { memberId: String(member.memberId), reason: 'Asked for by the family, papers seen.' };
    expect((await site.call(closeExclusion, input)).status).toBe(401);
    expect((await site.call(closeExclusion, input, { token: member.token })).status).toBe(401);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(closeExclusion, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    const elsewhere = await site.call(closeExclusion, input, { token: foreign.token, host: foreign.host });
    expect(elsewhere.answer.code).toBe('member_not_found');
  });
});
