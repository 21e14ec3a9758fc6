import { createExclusion, getLimits, listTrail } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const reason = 'Asked for by the family, papers seen.';

/** Bypasses the client's types. */
const sendRawly = async (body: unknown, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await site.send('POST', createExclusion.path, { body: JSON.stringify(body), headers })).status;
};

describe('works', () => {
  it('signs the member out, blocks play until lifted, and writes an audit row with the reason', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const memberId = String(member.memberId);
    const { answer } = await site.call(createExclusion, { memberId, days: null, reason }, operator);
    expect(answer.value?.blocks).toMatchObject([
      { kind: 'operatorExclusion', endsAt: null, isActive: true, byOperator: operator.username, reason },
    ]);
    expect((await site.call(getLimits, {}, { token: member.token })).status).toBe(401);
    const query = { action: 'limits.createExclusion', objectId: memberId, pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, query, operator);
    expect(trail.answer.value?.page.content).toMatchObject([{ actor: operator.username, reason }]);
  });
});

describe('refuses', () => {
  it('a missing reason, and unknown members', async () => {
    const { memberId } = await registerMember(site);
    const operator = await openOperator(site);
    const bare = { memberId: String(memberId), days: 7, reason: 'short' };
    expect(await sendRawly(bare, operator.token)).toBe(400);
    const nobody = await site.call(createExclusion, { memberId: '999999', days: 7, reason }, operator);
    expect(nobody.answer.code).toBe('member_not_found');
    const { rows } = await site.owner.query('select * from limits_blocks where member_id = $1', [memberId]);
    expect(rows).toEqual([]);
  });
});

describe('forbids', () => {
  it('guests, members, read-only roles and other brands', async () => {
    const member = await registerMember(site);
    const input = { memberId: String(member.memberId), days: 7, reason: 'Asked for by the family, papers seen.' };
    expect((await site.call(createExclusion, input)).status).toBe(401);
    expect((await site.call(createExclusion, input, { token: member.token })).status).toBe(401);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(createExclusion, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    const elsewhere = await site.call(createExclusion, input, { token: foreign.token, host: foreign.host });
    expect(elsewhere.answer.code).toBe('member_not_found');
  });
});
