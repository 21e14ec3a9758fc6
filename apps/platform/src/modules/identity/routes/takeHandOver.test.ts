import { createHandOver, getMemberInfo, logout, takeHandOver } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  other = await startPlatform({ beside: site });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

const carry = async () => {
  const member = await registerMember(site);
  const { answer } = await site.call(createHandOver, {}, { token: member.token });
  return { ...member, code: new URL(answer.value?.url ?? '').searchParams.get('token') ?? '' };
};

describe('works', () => {
  it('[STATE-03] opens a session of its own, in any process, and ends the older one', async () => {
    const { code, token, memberId } = await carry();
    const { answer } = await other.call(takeHandOver, { token: code });
    expect(answer.value).toMatchObject({ firstTimeLogin: false, needsPasswordChange: false });
    expect(answer.value?.userInfo.id).toBe(String(memberId));
    expect((await site.call(getMemberInfo, {}, { token: answer.value?.token ?? '' })).status).toBe(200);
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(401);
  });

  it("keeps the older session's expiry", async () => {
    const { code, memberId } = await carry();
    await site.owner.query(
      `update identity_sessions set expires_at = now() + interval '5 minutes' where member_id = $1`,
      [memberId],
    );
    await site.call(takeHandOver, { token: code });
    const { rows } = await site.owner.query(
      `select expires_at between now() and now() + interval '5 minutes 1 second' as short
         from identity_sessions where member_id = $1 and ended_at is null`,
      [memberId],
    );
    expect(rows).toEqual([{ short: true }]);
  });
});

describe('refuses', () => {
  it('[A094] a reused code, all but one of twenty concurrent uses, and one after a minute', async () => {
    const { code } = await carry();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? site : other).call(takeHandOver, { token: code })),
    );
    expect(answers.filter(({ answer }) => answer.code === 'ok')).toHaveLength(1);
    expect(answers.filter(({ answer }) => answer.code === 'not_logged_in')).toHaveLength(19);
    const late = await carry();
    await site.owner.query(`update identity_hand_overs set expires_at = now() - interval '1 ms'`);
    expect((await site.call(takeHandOver, { token: late.code })).answer.code).toBe('not_logged_in');
  });

  it('a code whose session has ended, and malformed texts', async () => {
    const { code, token } = await carry();
    await site.call(logout, {}, { token });
    expect((await site.call(takeHandOver, { token: code })).answer.code).toBe('not_logged_in');
    for (const text of ['', 'x', 'A'.repeat(43), token, "' or 1=1 --"]) {
      expect((await site.call(takeHandOver, { token: text })).answer.code, text).toBe('not_logged_in');
    }
  });
});

describe('forbids', () => {
  it('the code of one brand at the host of another, and a locked account', async () => {
    const { code } = await carry();
    const foreign = await site.call(takeHandOver, { token: code }, { host: brandHosts.second });
    expect(foreign.answer.code).toBe('not_logged_in');
    const locked = await carry();
    await site.platform.identity.setStatus({ brandId: 1, memberId: locked.memberId, status: 'locked' });
    expect((await site.call(takeHandOver, { token: locked.code })).answer.code).toBe('not_logged_in');
  });
});
