import { runJob } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await site.owner.query(
    `insert into kit_schedule (name, every_ms, next_at) values ('outbox.tidy', 60000, now() + interval '1 hour')`,
  );
});
afterAll(() => site.close());

const isDue = async (): Promise<boolean> =>
  ((await site.owner.query(`select from kit_schedule where next_at <= clock_timestamp()`)).rowCount ?? 0) > 0;

describe('refuses', () => {
  it('unknown jobs', async () => {
    const { token } = await openOperator(site);
    expect((await site.call(runJob, { name: 'outbox.other' }, { token })).answer.code).toBe('job_not_found');
    const answer = await site.send('POST', runJob.path, {
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: '*' }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, members and auditors', async () => {
    const input = { name: 'outbox.tidy' };
    expect((await site.call(runJob, input)).answer.code).toBe('not_logged_in');
    const member = await registerMember(site);
    expect((await site.call(runJob, input, { token: member.token })).answer.code).toBe('not_logged_in');
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(runJob, input, auditor)).answer.code).toBe('not_allowed');
    expect(await isDue()).toBe(false);
  });
});

describe('works', () => {
  it('makes the next run due now, and records the operator', async () => {
    const { token } = await openOperator(site);
    expect((await site.call(runJob, { name: 'outbox.tidy' }, { token })).answer.success).toBe(true);
    expect(await isDue()).toBe(true);
    const { rows } = await site.owner.query(`select object_id from audit_trail where action = 'jobs.runJob'`);
    expect(rows).toEqual([{ object_id: 'outbox.tidy' }]);
  });
});
