import { getOperator, listTrail, signOut } from '@baize/contract';
import { openOperator, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('ends this session only, and records it once', async () => {
    const [leaving, staying] = [await openOperator(site), await openOperator(site)];
    const answers = await Promise.all([1, 2].map(() => site.call(signOut, {}, { token: leaving.token })));
    expect(answers.filter(({ answer }) => answer.success).length).toBeGreaterThanOrEqual(1);
    expect((await site.call(getOperator, {}, { token: leaving.token })).answer.code).toBe('not_logged_in');
    const trail = await site.call(
      listTrail,
      { actor: leaving.username, pageNum: 1, pageSize: 20 },
      { token: staying.token },
    );
    expect(trail.answer.value?.page.content.map((row) => row.action)).toEqual(['operators.signOut']);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('POST', signOut.path, { body: '{"all":true}', headers });
    expect([answer.status, (answer.json() as { code: string }).code]).toEqual([400, 'unknown_field']);
  });
});

describe('forbids', () => {
  it('calls without a session', async () => {
    expect((await site.call(signOut, {})).status).toBe(401);
  });
});
