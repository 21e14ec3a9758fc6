import { listSchedule } from '@baize/contract';
import { openOperator, registerMember, startPlatform, waitUntil, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let worker: TestPlatform | undefined;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(async () => {
  await worker?.close();
  await site.close();
});

describe('works', () => {
  it("reports a missing worker, then a worker's jobs with their next run and last result", async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const read = async () => (await site.call(listSchedule, {}, { token })).answer.value;
    expect(await read()).toEqual({ isWorked: false, jobs: [] });
    worker = await startPlatform({ beside: site, env: { ROLE: 'worker' } });
    const done = await waitUntil(async () => {
      const now = await read();
      const isDone = now?.jobs.every(({ endedAt }) => endedAt !== null) === true && now.jobs.length > 0;
      return isDone ? now : undefined;
    });
    expect(done.isWorked).toBe(true);
    const names = done.jobs.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(
      expect.arrayContaining(['cashier.expireDeposits', 'jobs.freeAbandoned', 'lotteries.turnDraws']),
    );
    const tidy = done.jobs.find(({ name }) => name === 'outbox.tidy');
    expect(tidy).toMatchObject({ everySeconds: 60, status: 'waiting', failures: 0, fault: '' });
    expect(Date.parse(tidy?.nextAt ?? '')).toBeGreaterThan(Date.parse(tidy?.begunAt ?? ''));
  });

  it('reports running and failed jobs', async () => {
    await worker?.close();
    worker = undefined;
    await site.owner.query(
      `update kit_schedule set begun_at = clock_timestamp(), ended_at = null where name = 'outbox.tidy'`,
    );
    await site.owner.query(
      `update kit_schedule set failures = 3, fault = 'no list from sim', ended_at = begun_at where name = 'games.syncGames'`,
    );
    const { token } = await openOperator(site);
    const { jobs } = (await site.call(listSchedule, {}, { token })).answer.value ?? { jobs: [] };
    expect(jobs.find(({ name }) => name === 'outbox.tidy')).toMatchObject({ status: 'running', endedAt: null });
    expect(jobs.find(({ name }) => name === 'games.syncGames')).toMatchObject({
      ...{ status: 'failed', failures: 3, fault: 'no list from sim' },
    });
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${listSchedule.path}?name=outbox.tidy`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    expect((await site.call(listSchedule, {})).answer.code).toBe('not_logged_in');
    const { token } = await registerMember(site);
    expect((await site.call(listSchedule, {}, { token })).answer.code).toBe('not_logged_in');
  });
});
