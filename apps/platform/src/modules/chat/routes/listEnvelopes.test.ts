import { listEnvelopes } from '@baize/contract';
import {
  brandHosts,
  fillEnvelope,
  openOperator,
  openRoom,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let roomId: string;
let token: string;
const page = { pageNum: 1, pageSize: 20 };
beforeAll(async () => {
  site = await startPlatform();
  const room = await openRoom(site);
  roomId = room.roomId;
  ({ token } = room.operator);
});
afterAll(() => site.close());

describe('works', () => {
  it('lists the envelopes newest first without the seeds of open ones', async () => {
    const ids = [(await fillEnvelope(site, roomId)).id, (await fillEnvelope(site, roomId)).id];
    const { answer } = await site.call(listEnvelopes, page, { token });
    expect(answer.value?.content.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(answer.value?.content[0]).toMatchObject({ roomId, amount: 880_000n, shares: 4, seed: null, endedAt: null });
    expect(answer.value?.totalRows).toBe(2);
  });
});

describe('refuses', () => {
  it('an invalid page', async () => {
    const { status } = await site.send('GET', '/ops/chat/listEnvelopes?pageNum=0', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] guests and members; [A258] shows nothing of another brand', async () => {
    const member = await registerMember(site);
    const stranger = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listEnvelopes, page)).status).toBe(401);
    expect((await site.call(listEnvelopes, page, { token: member.token })).status).toBe(401);
    expect((await site.call(listEnvelopes, page, stranger)).answer.value?.content).toEqual([]);
  });
});
