import { listQueue } from '@baize/contract';
import { addProbe, brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  for (const id of [1n, 2n, 3n, 4n]) await addProbe(site, { brandId: 1, id });
  await addProbe(site, { brandId: 2, id: 5n });
  await site.owner.query(
    `update graphile_worker._private_jobs
        set attempts = case payload ->> 'id' when '1' then 3 when '2' then 1 else attempts end,
            last_error = case when payload ->> 'id' in ('1', '2') then 'the line is down' end,
            locked_at = case payload ->> 'id' when '3' then now() end,
            locked_by = case payload ->> 'id' when '3' then 'someone' end`,
  );
});
afterAll(() => site.close());

const everything = { status: 'all', pageNum: 1, pageSize: 20 } as const;

describe('works', () => {
  it('lists waiting, running and failed jobs, newest first, with counts', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const { value } = (await site.call(listQueue, everything, { token })).answer;
    expect(value).toMatchObject({ totalRows: 4, totalPages: 1, counts: { waiting: 2, running: 1, failed: 1 } });
    expect(value?.content.map(({ status, attempts, fault }) => [status, attempts, fault])).toEqual([
      ['waiting', 0, ''],
      ['running', 0, ''],
      ['waiting', 1, 'the line is down'],
      ['failed', 3, 'the line is down'],
    ]);
    expect(value?.content[0]).toMatchObject({ name: 'test.probe', maxAttempts: 3 });
    // A job's input may contain personal data.
    expect(JSON.stringify(value)).not.toContain('payload');
  });

  it('filters by state, and by page', async () => {
    const { token } = await openOperator(site);
    const failed = await site.call(listQueue, { ...everything, status: 'failed' }, { token });
    expect(failed.answer.value).toMatchObject({
      totalRows: 1,
      content: [{ status: 'failed' }],
      counts: { waiting: 2 },
    });
    const second = await site.call(listQueue, { ...everything, pageNum: 2, pageSize: 3 }, { token });
    expect([second.answer.value?.content.length, second.answer.value?.totalPages]).toEqual([1, 2]);
  });
});

describe('refuses', () => {
  it('invalid filters', async () => {
    const { token } = await openOperator(site);
    for (const query of ['status=done', 'pageNum=0', 'pageSize=101', 'brandId=2']) {
      const answer = await site.send('GET', `${listQueue.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, members, and the jobs of another brand', async () => {
    expect((await site.call(listQueue, everything)).answer.code).toBe('not_logged_in');
    const { token } = await registerMember(site);
    expect((await site.call(listQueue, everything, { token })).answer.code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    const own = await site.call(listQueue, everything, other);
    expect(own.answer.value).toMatchObject({ totalRows: 1, counts: { waiting: 1, running: 0, failed: 0 } });
  });
});
