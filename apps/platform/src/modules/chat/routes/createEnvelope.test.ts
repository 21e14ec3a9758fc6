import { createEnvelope, listTrail, updateRoom } from '@baize/contract';
import {
  brandHosts,
  envelopeOf,
  openOperator,
  openRoom,
  registerMember,
  roomOf,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let roomId: string;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  const room = await openRoom(site);
  roomId = room.roomId;
  ({ token } = room.operator);
});
afterAll(() => site.close());

const pots = async (): Promise<bigint> => {
  const { rows } = await site.owner.query<{ sum: string }>(
    `select coalesce(sum(balance), 0)::text as sum from wallet_accounts where name = 'house.chat:pots'`,
  );
  return BigInt(rows[0]?.sum ?? 0);
};

describe('works', () => {
  it('puts one pot into the room per request id, with an audit row', async () => {
    const input = { requestId: randomUUID(), envelope: envelopeOf(roomId, { amount: 8_800_000n, shares: 20 }) };
    const answers = await Promise.all([1, 2, 3].map(() => site.call(createEnvelope, input, { token })));
    const ids = new Set(answers.map(({ answer }) => answer.value?.id));
    expect(ids.size).toBe(1);
    expect(answers[0]?.answer.value).toMatchObject({
      taken: 0,
      given: 0n,
      returned: null,
      seed: null,
      currency: 'CNY',
    });
    expect(await pots()).toBe(8_800_000n);
    const [objectId = ''] = ids;
    const trail = await site.call(
      listTrail,
      { action: 'chat.createEnvelope', objectId, pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(trail.answer.value?.page.content).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('another pot under the same request id, closed and unknown rooms', async () => {
    const before = await pots();
    const requestId = randomUUID();
    await site.call(createEnvelope, { requestId, envelope: envelopeOf(roomId) }, { token });
    const other = { requestId, envelope: envelopeOf(roomId, { amount: 990_000n }) };
    expect((await site.call(createEnvelope, other, { token })).answer.code).toBe('request_conflict');
    const closed = await openRoom(site);
    await site.call(updateRoom, { roomId: closed.roomId, room: roomOf({ isOpen: false }) }, { token });
    for (const gone of [closed.roomId, '999999']) {
      const input = { requestId: randomUUID(), envelope: envelopeOf(gone) };
      expect((await site.call(createEnvelope, input, { token })).answer.code).toBe('chat_room_not_found');
    }
    expect(await pots()).toBe(before + 880_000n);
  });

  it('pots that cannot be split, and values above the limits', async () => {
    const send = async (changes: object) =>
      (
        await site.send('POST', '/ops/chat/createEnvelope', {
          body: JSON.stringify({
            requestId: randomUUID(),
            envelope: { ...envelopeOf(roomId), amount: '8.8', ...changes },
          }),
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    const wrong = [{ amount: '0.03' }, { amount: '8.801' }, { amount: '100000.01' }, { amount: '-1' }, { amount: '0' }];
    for (const changes of [
      ...wrong,
      { shares: 0 },
      { shares: 501 },
      { minutes: 0 },
      { minutes: 1_441 },
      { seed: 'a' },
    ]) {
      expect(await send(changes), JSON.stringify(changes)).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[A257] guests, members and those who only read; [A258] rooms of another brand', async () => {
    const input = { requestId: randomUUID(), envelope: envelopeOf(roomId) };
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    const stranger = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(createEnvelope, input)).status).toBe(401);
    expect((await site.call(createEnvelope, input, { token: member.token })).status).toBe(401);
    expect((await site.call(createEnvelope, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    expect((await site.call(createEnvelope, input, stranger)).answer.code).toBe('chat_room_not_found');
  });
});
