import { createRoom, listTrail } from '@baize/contract';
import { openOperator, registerMember, roomOf, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('adds a room once per request id with an audit row', async () => {
    const { token } = await openOperator(site);
    const input = { requestId: randomUUID(), room: roomOf({ slowSeconds: 10 }) };
    const answers = await Promise.all([1, 2, 3].map(() => site.call(createRoom, input, { token })));
    const ids = new Set(answers.map(({ answer }) => answer.value?.id));
    expect(ids.size).toBe(1);
    const [objectId = ''] = ids;
    const { answer } = await site.call(
      listTrail,
      { action: 'chat.createRoom', objectId, pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(answer.value?.page.content).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('missing or long names, and an invalid slow mode', async () => {
    const { token } = await openOperator(site);
    const name = roomOf().name;
    const send = async (room: object) =>
      (
        await site.send('POST', '/ops/chat/createRoom', {
          body: JSON.stringify({ requestId: randomUUID(), room: { ...roomOf(), ...room } }),
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    expect(await send({ name: { ...name, EN: ' ' } })).toBe(400);
    expect(await send({ name: { ...name, CN: 'x'.repeat(41) } })).toBe(400);
    expect(await send({ slowSeconds: 3_601 })).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, members and those who only read', async () => {
    const input = { requestId: randomUUID(), room: roomOf() };
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(createRoom, input)).status).toBe(401);
    expect((await site.call(createRoom, input, { token: member.token })).status).toBe(401);
    expect((await site.call(createRoom, input, { token: auditor.token })).answer.code).toBe('not_allowed');
  });
});
