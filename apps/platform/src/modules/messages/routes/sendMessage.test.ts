import { getUnreadCount, listMessages, listTrail, markRead, sendMessage } from '@baize/contract';
import {
  openOperator,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let beside: TestPlatform;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  const sees = async ({ platform }: TestPlatform) => (await platform.live.serverCount()) === 2;
  await waitUntil(async () => (await sees(site)) && (await sees(beside)));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const letter = (memberId: bigint, changes = {}) => ({
  ...{ requestId: randomUUID(), memberId: String(memberId), title: 'Your bonus', content: 'It is here.\nEnjoy.' },
  ...changes,
});
const page = { filter: 'all' as const, pageNum: 1, pageSize: 20 };
const titlesOf = async ({ token }: TestMember) =>
  (await site.call(listMessages, page, { token })).answer.value?.content.map(({ title }) => title);

/** A page of the member, connected to the other process. */
async function listen(member: TestMember): Promise<Socket> {
  const { port } = new URL(beside.url);
  const socket = io(beside.url, {
    ...{ path: '/live', transports: ['websocket'], forceNew: true, reconnection: false },
    extraHeaders: { host: `localhost:${port}`, origin: `http://localhost:${port}` },
  });
  sockets.push(socket);
  await socket.timeout(60_000).emitWithAck('authenticate', { token: member.token });
  return socket;
}
const nextCount = (socket: Socket) => new Promise((resolve) => socket.once('unread', (fact: unknown) => resolve(fact)));

describe('works', () => {
  it('[HEADER-16] raises and lowers the count on the member’s pages live, across processes', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const socket = await listen(member);
    const raised = nextCount(socket);
    const sent = await site.call(sendMessage, letter(member.memberId), { token: operator.token });
    await site.platform.jobs.drain();
    expect(await raised).toEqual({ count: 1 });
    const again = nextCount(socket);
    await site.call(sendMessage, letter(member.memberId), { token: operator.token });
    await site.platform.jobs.drain();
    expect(await again).toEqual({ count: 2 });
    const lowered = nextCount(socket);
    await site.call(markRead, { ids: [sent.answer.value?.id ?? ''] }, { token: member.token });
    await site.platform.jobs.drain();
    expect(await lowered).toEqual({ count: 1 });
    expect((await site.call(getUnreadCount, {}, { token: member.token })).answer.value).toEqual({ count: 1 });
  });

  it('stores one message per request id, however often and from wherever it is sent', async () => {
    const member = await registerMember(site);
    const { token, username } = await openOperator(site);
    const input = letter(member.memberId);
    const answers = await Promise.all(
      [site, beside, site, beside].map((server) => server.call(sendMessage, input, { token })),
    );
    expect(new Set(answers.map(({ answer }) => answer.value?.id)).size).toBe(1);
    expect(await titlesOf(member)).toEqual(['Your bonus']);
    const trail = await site.call(
      listTrail,
      { action: 'messages.sendMessage', objectId: String(member.memberId), pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(trail.answer.value?.page.content.map(({ actor }) => actor)).toEqual([username]);
    const other = await openOperator(site);
    expect((await site.call(sendMessage, input, { token: other.token })).answer.success).toBe(true);
    expect(await titlesOf(member)).toHaveLength(2);
  });
});

describe('refuses', () => {
  it('another text under a used request id', async () => {
    const member = await registerMember(site);
    const { token } = await openOperator(site);
    const input = letter(member.memberId);
    await site.call(sendMessage, input, { token });
    const other = await registerMember(site);
    for (const change of [{ content: 'Other words' }, { title: 'Other' }, { memberId: String(other.memberId) }]) {
      const { answer } = await site.call(sendMessage, { ...input, ...change }, { token });
      expect(answer.code).toBe('request_conflict');
    }
  });

  it('unknown members and those of another brand, and blank texts', async () => {
    const member = await registerMember(site);
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    const { token } = await openOperator(site);
    const asked = async (input: ReturnType<typeof letter>, options: { token: string; host?: string }) =>
      (await site.call(sendMessage, input, options)).answer.code;
    expect(await asked(letter(999_999_999n), { token })).toBe('member_not_found');
    expect(await asked(letter(member.memberId), { token: foreign.token, host: foreign.host })).toBe('member_not_found');
    expect(await asked(letter(member.memberId, { title: '   ' }), { token })).toBe('field_required');
    expect(await asked(letter(member.memberId, { content: ' \n ' }), { token })).toBe('field_required');
    expect(await titlesOf(member)).toEqual([]);
  });
});

describe('forbids', () => {
  it('guests, members and read-only roles', async () => {
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    const input = letter(member.memberId);
    expect((await site.call(sendMessage, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    expect((await site.call(sendMessage, input, { token: member.token })).status).toBe(401);
    expect((await site.call(sendMessage, input)).status).toBe(401);
    expect(await titlesOf(member)).toEqual([]);
  });
});
