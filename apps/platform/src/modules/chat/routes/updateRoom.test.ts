import { inEveryLanguage } from '@baize/contract/languages';
import { listModels, updateRoom } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openRoom,
  registerMember,
  roomOf,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('updates name, slow mode and whether it is open', async () => {
    const { roomId, operator } = await openRoom(site);
    const room = roomOf({
      name: { ...inEveryLanguage(() => 'Tables'), EN: 'Tables', CN: '牌桌', MS: 'Meja' },
      slowSeconds: 30,
    });
    const { answer } = await site.call(updateRoom, { roomId, room }, { token: operator.token });
    expect(answer.value).toMatchObject({ ...room, id: roomId });
    const shown = (await site.call(listModels, {})).answer.value;
    expect(shown?.find(({ id }) => id === roomId)).toMatchObject({ name: room.name, slowSeconds: 30 });
    await site.call(updateRoom, { roomId, room: { ...room, isOpen: false } }, { token: operator.token });
    expect((await site.call(listModels, {})).answer.value?.some(({ id }) => id === roomId)).toBe(false);
  });
});

describe('refuses', () => {
  it('unknown rooms and those of another brand', async () => {
    const { token } = await openOperator(site);
    const foreign = await openRoom(site, {}, { host: brandHosts.second });
    for (const roomId of ['999999', foreign.roomId]) {
      const { answer } = await site.call(updateRoom, { roomId, room: roomOf() }, { token });
      expect(answer.code).toBe('chat_room_not_found');
    }
  });
});

describe('forbids', () => {
  it('guests, members and those who only read', async () => {
    const { roomId } = await openRoom(site);
    const input = { roomId, room: roomOf({ isOpen: false }) };
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(updateRoom, input)).status).toBe(401);
    expect((await site.call(updateRoom, input, { token: member.token })).status).toBe(401);
    expect((await site.call(updateRoom, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    expect((await site.call(listModels, {})).answer.value?.some(({ id }) => id === roomId)).toBe(true);
  });
});
