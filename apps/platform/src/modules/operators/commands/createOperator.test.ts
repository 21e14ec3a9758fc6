import { getOperator, getTrialBalance, signIn } from '@baize/contract';
import { brandHosts, startPlatform, type TestPlatform } from '@baize/testkit';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from '#kit/createSecretBox.ts';
import { createHasher } from '#modules/identity/index.ts';
import { totp } from '@baize/tools/totp';
import { closeOperator, createOperator, resetOperator, type Enrolment } from '../index.ts';

let nowMs = Date.parse('2026-03-01T00:00:00Z');
const by = 'command line';
let site: TestPlatform;
let deps: Parameters<typeof createOperator>[1];

beforeAll(async () => {
  site = await startPlatform({ clock: () => nowMs });
  const secrets = createSecretBox(join(site.dataDir, 'keys', 'operators.key'));
  deps = { secrets, hasher: createHasher() };
});
afterAll(() => site.close());

const create = (username: string, role: string, ownMemberId?: bigint) =>
  createOperator(site.owner, deps, { brandId: 1, username, role, by, ownMemberId });

/** Signs in with the given credentials, with an unused code each time. */
async function come({ username, password, totpSecret }: Enrolment, host: string = brandHosts.first) {
  nowMs += 120_000;
  return site.call(signIn, { username, password, totp: totp(totpSecret, nowMs) }, { host });
}

const trail = async (action: string) =>
  (
    await site.owner.query<{ actor: string; after: string; objectId: string }>(
      `select actor, after, object_id as "objectId" from audit_trail where brand_id = 1 and action = $1 order by seq`,
      [action],
    )
  ).rows;

describe('works', () => {
  it('creates an operator of any role who can sign in with the printed credentials, and records it', async () => {
    const made = await create(' Mei ', 'platform', 7n);
    expect(made).toMatchObject({ username: 'mei', role: 'platform' });
    const { answer } = await come(made);
    expect(answer).toMatchObject({ success: true, value: { operator: { username: 'mei', role: 'platform' } } });
    const token = answer.value?.token ?? '';
    expect((await site.call(getOperator, {}, { token })).answer.value?.permissions).toContain('platform.read');
    expect((await site.call(getTrialBalance, {}, { token })).status).toBe(200);
    const [line] = await trail('operators.create');
    expect(line).toMatchObject({ actor: by });
    expect(JSON.parse(line?.after ?? '')).toEqual({ username: 'mei', role: 'platform', ownMemberId: '7' });
    expect(JSON.stringify(await trail('operators.create'))).not.toContain(made.password);
  });

  it('creates new secrets and invalidates the old ones; reopens a closed account', async () => {
    const made = await create('jun', 'operator');
    const token = (await come(made)).answer.value?.token ?? '';
    await closeOperator(site.owner, { brandId: 1, username: 'jun', by });
    expect((await site.call(getOperator, {}, { token })).status).toBe(401);
    expect((await come(made)).answer.success).toBe(false);
    const anew = await resetOperator(site.owner, deps, { brandId: 1, username: 'jun', by });
    expect((await come(made)).answer.success).toBe(false);
    expect((await come({ ...anew, password: made.password })).answer.success).toBe(false);
    expect((await come(anew)).answer.success).toBe(true);
    expect([await trail('operators.close'), await trail('operators.reset')].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });
});

describe('refuses', () => {
  it('invalid names and roles, taken names and unknown accounts', async () => {
    await create('lan', 'auditor');
    const before = await site.owner.query('select username, role from operators_accounts order by id');
    await expect(create('x', 'operator')).rejects.toThrow('"x" cannot name an operator');
    await expect(create('lan', 'operator')).rejects.toThrow('The name "lan" is taken in this brand.');
    await expect(create('bob', 'root')).rejects.toThrow(
      'There is no role "root"; there are operator, approver, auditor',
    );
    const nobody = { brandId: 1, username: 'nobody', by };
    await expect(resetOperator(site.owner, deps, nobody)).rejects.toThrow('There is no operator "nobody"');
    await expect(closeOperator(site.owner, nobody)).rejects.toThrow('There is no operator "nobody"');
    await closeOperator(site.owner, { ...nobody, username: 'lan' });
    await expect(closeOperator(site.owner, { ...nobody, username: 'lan' })).rejects.toThrow('is closed already');
    const after = await site.owner.query('select username, role from operators_accounts order by id');
    expect(after.rows).toEqual(before.rows);
  });
});

describe('forbids', () => {
  it('signing in at another brand, and the running product creating accounts', async () => {
    const made = await create('wei', 'operator');
    expect((await come(made, brandHosts.second)).answer.success).toBe(false);
    const asked = resetOperator(site.platform.pool, deps, { brandId: 1, username: 'wei', by });
    await expect(asked).rejects.toThrow(/permission denied/);
  });
});
