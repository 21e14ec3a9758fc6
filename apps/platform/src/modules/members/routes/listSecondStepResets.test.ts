import { listSecondStepResets } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const wait = async (memberId: bigint, status = 'requested') => {
  const isDone = status !== 'requested';
  await site.owner.query(
    `insert into members_second_step_resets (brand_id, member_id, account, reason, requested_by, requested_by_name,
       status, decided_by, decided_at) values (1, $1, 'x', 'Lost the phone.', 77, 'other', $2, $3, $4)`,
    [memberId, status, isDone ? 78 : null, isDone ? new Date() : null],
  );
};

describe('works', () => {
  it('lists pending ones, oldest first, without decided ones', async () => {
    const [one, two, three] = [await registerMember(site), await registerMember(site), await registerMember(site)];
    await wait(one.memberId);
    await wait(two.memberId, 'approved');
    await wait(three.memberId);
    const { token } = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(listSecondStepResets, {}, { token });
    expect(answer.value?.map(({ memberId }) => memberId)).toEqual([String(one.memberId), String(three.memberId)]);
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listSecondStepResets.path}?brandId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] [A258] members and guests; another brand sees its own only', async () => {
    const member = await registerMember(site);
    expect((await site.call(listSecondStepResets, {}, { token: member.token })).status).toBe(401);
    expect((await site.call(listSecondStepResets, {})).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(listSecondStepResets, {}, { token: foreign.token, host })).answer.value).toEqual([]);
  });
});
