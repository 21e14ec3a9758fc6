import { listQueue, retryJob } from '@baize/contract';
import { addProbe, brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from graphile_worker._private_jobs');
  await addProbe(site, { brandId: 1, id: 1n });
  await site.owner.query(
    `update graphile_worker._private_jobs
        set attempts = max_attempts, last_error = 'down', run_at = now() + interval '1 hour'`,
  );
});

const queue = async () =>
  (await site.call(listQueue, { status: 'all', pageNum: 1, pageSize: 20 }, { token })).answer.value?.content ?? [];
const jobId = async (): Promise<string> => (await queue())[0]?.id ?? '';
const audited = async (): Promise<number> =>
  (await site.owner.query(`select from audit_trail where action = 'jobs.retryJob'`)).rowCount ?? 0;

describe('works', () => {
  it('retries a failed job at once, with all attempts restored, and records the operator', async () => {
    expect(await queue()).toMatchObject([{ status: 'failed', attempts: 3 }]);
    const before = await audited();
    expect((await site.call(retryJob, { jobId: await jobId() }, { token })).answer.success).toBe(true);
    const [row] = await queue();
    expect(row).toMatchObject({ status: 'waiting', attempts: 0 });
    expect(Date.parse(row?.runAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await audited()).toBe(before + 1);
  });
});

describe('refuses', () => {
  it('unknown and running jobs, and invalid ids', async () => {
    const id = await jobId();
    await site.owner.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'someone'`);
    for (const one of [id, String(BigInt(id) + 1n)]) {
      expect((await site.call(retryJob, { jobId: one }, { token })).answer.code).toBe('job_not_found');
    }
    const answer = await site.send('POST', retryJob.path, {
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ jobId: 'all' }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, members, auditors, and jobs of another brand', async () => {
    const id = await jobId();
    expect((await site.call(retryJob, { jobId: id })).answer.code).toBe('not_logged_in');
    const member = await registerMember(site);
    expect((await site.call(retryJob, { jobId: id }, { token: member.token })).answer.code).toBe('not_logged_in');
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(retryJob, { jobId: id }, auditor)).answer.code).toBe('not_allowed');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(retryJob, { jobId: id }, other)).answer.code).toBe('job_not_found');
    expect(await queue()).toMatchObject([{ status: 'failed' }]);
  });
});
