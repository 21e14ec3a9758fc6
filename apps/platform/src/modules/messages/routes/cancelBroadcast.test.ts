import { cancelBroadcast, createBroadcast, listTrail } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

const planned = async () => {
  const { answer } = await site.call(
    createBroadcast,
    {
      ...{
        requestId: randomUUID(),
        audience: 'everybody',
        days: null,
        tag: null,
        segmentId: null,
        title: { CN: 'Later' },
        content: { CN: 'Text' },
      },
      sendAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
    { token },
  );
  return answer.value?.id ?? '';
};

describe('works', () => {
  it('cancels a pending one, once, with an audit row', async () => {
    const broadcastId = await planned();
    const answers = await Promise.all([1, 2].map(() => site.call(cancelBroadcast, { broadcastId }, { token })));
    expect(answers.map(({ answer }) => answer.value?.status)).toEqual(['cancelled', 'cancelled']);
    const trail = await site.call(
      listTrail,
      { action: 'messages.cancelBroadcast', objectId: broadcastId, pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(trail.answer.value?.page.content).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('sent and unknown ones', async () => {
    const broadcastId = await planned();
    await site.owner.query(`update messages_broadcasts set status = 'sent', ended_at = now() where id = $1`, [
      broadcastId,
    ]);
    expect((await site.call(cancelBroadcast, { broadcastId }, { token })).answer.code).toBe('broadcast_ended');
    const gone = await site.call(cancelBroadcast, { broadcastId: '999999' }, { token });
    expect(gone.answer.code).toBe('broadcast_not_found');
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A258] messages of another brand', async () => {
    const input = { broadcastId: await planned() };
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    const stranger = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(cancelBroadcast, input)).status).toBe(401);
    expect((await site.call(cancelBroadcast, input, { token: member.token })).status).toBe(401);
    expect((await site.call(cancelBroadcast, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    expect((await site.call(cancelBroadcast, input, stranger)).answer.code).toBe('broadcast_not_found');
  });
});
