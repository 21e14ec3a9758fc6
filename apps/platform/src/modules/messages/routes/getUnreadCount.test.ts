import { getUnreadCount } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const put = (memberId: bigint, key: string, isRead = false) =>
  site.owner.query(
    `insert into messages_items (brand_id, member_id, request_key, kind, title, content, read_at)
     values (1, $1, $2, 'notice', 'Title', 'Text', case when $3 then now() end)`,
    [memberId, key, isRead],
  );

describe('works', () => {
  it("[CALL-44] counts the member's unread messages only", async () => {
    const [member, other] = [await registerMember(site), await registerMember(site)];
    expect((await site.call(getUnreadCount, {}, { token: member.token })).answer.value).toEqual({ count: 0 });
    for (const key of ['a', 'b', 'c']) await put(member.memberId, key);
    await put(member.memberId, 'read', true);
    await put(other.memberId, 'other');
    expect((await site.call(getUnreadCount, {}, { token: member.token })).answer.value).toEqual({ count: 3 });
    expect((await site.call(getUnreadCount, {}, { token: other.token })).answer.value).toEqual({ count: 1 });
  });
});

describe('refuses', () => {
  it('unknown fields, such as somebody else’s id', async () => {
    const { token, memberId } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await site.send('GET', `${getUnreadCount.path}?memberId=${memberId}`, { headers });
    expect(status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators, and the token at another brand', async () => {
    const { token } = await registerMember(site);
    const operator = await openOperator(site);
    expect((await site.call(getUnreadCount, {})).status).toBe(401);
    expect((await site.call(getUnreadCount, {}, { token: operator.token })).status).toBe(401);
    expect((await site.call(getUnreadCount, {}, { token, host: brandHosts.second })).status).toBe(401);
  });
});
