import { approveDeposit, createDeposit } from '@baize/contract';
import {
  openOperator,
  registerMember,
  sendRaw,
  startPlatform,
  startSecondProcess,
  waitUntil,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDepositMethods } from './index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

it('a process that is killed between the commit of a decision and its notification loses no notification', async () => {
  const member = await registerMember(site);
  const input = { requestId: randomUUID(), methodId: '1', amount: 2_000_000n };
  const depositId = (await site.call(createDeposit, input, { token: member.token })).answer.value?.id ?? '';
  const { port } = new URL(site.url);
  const socket = io(site.url, {
    ...{ path: '/live', transports: ['websocket'], forceNew: true, reconnection: false },
    extraHeaders: { host: `localhost:${port}`, origin: `http://localhost:${port}` },
  });
  try {
    const received = new Map<string, unknown>();
    socket.onAny((event: string, fact: unknown) => received.set(event, fact));
    expect(await socket.timeout(60_000).emitWithAck('authenticate', { token: member.token })).toMatchObject({
      success: true,
    });
    await waitUntil(() => received.has('balance'));
    received.clear();
    const { token } = await openOperator(site);

    // It runs no jobs, so that it certainly dies after the commit and before the notification.
    const other = await startSecondProcess(site, { env: { ROLE: 'web' } });
    const answer = await sendRaw(other.port, 'POST', approveDeposit.path, {
      headers: {
        ...{ host: `localhost:${other.port}`, authorization: `Bearer ${token}` },
        'content-type': 'application/json',
      },
      body: JSON.stringify({ depositId, note: '' }),
    });
    const gone = once(other.child, 'exit');
    other.child.kill('SIGKILL');
    await gone;
    expect(answer.json()).toMatchObject({ success: true, value: { status: 'approved' } });
    expect(received.has('message')).toBe(false);

    await site.platform.jobs.drain();
    await waitUntil(() => received.has('message') && received.has('unread') && received.has('balance'));
    expect(received.get('message')).toEqual({ kind: 'depositApproved', amount: '20', currency: 'CNY' });
    expect(received.get('unread')).toEqual({ count: 1 });
    expect(received.get('balance')).toMatchObject({ balance: '20' });
  } finally {
    socket.disconnect();
  }
});
