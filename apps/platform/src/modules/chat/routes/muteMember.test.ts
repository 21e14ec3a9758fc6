import { getModeration, muteMember } from '@baize/contract';
import {
  brandHosts,
  enterChat,
  openOperator,
  openRoom,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const chatter = async () => {
  const member = await registerMember(site);
  const { socket } = await enterChat(site, member);
  socket.disconnect();
  return String(member.memberId);
};

describe('works', () => {
  it('mutes for some minutes, and unmutes with 0', async () => {
    const { operator } = await openRoom(site);
    const memberId = await chatter();
    const by = { token: operator.token };
    const { answer } = await site.call(muteMember, { memberId, minutes: 30, reason: 'Begging' }, by);
    const { rows } = await site.owner.query<{ minutes: string }>(
      `select round(extract(epoch from $1::timestamptz - now()) / 60) as minutes`,
      [answer.value?.until],
    );
    expect(Number(rows[0]?.minutes)).toBe(30);
    const lifted = await site.call(muteMember, { memberId, minutes: 0, reason: '' }, by);
    expect(lifted.answer.value).toEqual({ memberId, until: null });
    expect((await site.call(getModeration, {}, by)).answer.value?.mutes).toEqual([]);
  });
});

describe('refuses', () => {
  it('a mute without a reason, members who never entered the chat, and those of another brand', async () => {
    await openRoom(site);
    const { token } = await openOperator(site);
    const foreign = await openOperator(site, { host: brandHosts.second });
    const memberId = await chatter();
    const codeOf = async (changes: object, by: { token: string; host?: string } = { token }) =>
      (await site.call(muteMember, { memberId, minutes: 5, reason: 'x', ...changes }, by)).answer.code;
    expect(await codeOf({ reason: '  ' })).toBe('reason_required');
    expect(await codeOf({ memberId: '999999' })).toBe('member_not_found');
    expect(await codeOf({}, { token: foreign.token, host: foreign.host })).toBe('member_not_found');
  });
});

describe('forbids', () => {
  it('guests, members and those who only read', async () => {
    await openRoom(site);
    const input = { memberId: await chatter(), minutes: 5, reason: 'x' };
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(muteMember, input)).status).toBe(401);
    expect((await site.call(muteMember, input, { token: member.token })).status).toBe(401);
    expect((await site.call(muteMember, input, { token: auditor.token })).answer.code).toBe('not_allowed');
  });
});
