import { getOperator, listTrail, signIn } from '@baize/contract';
import { brandHosts, startPlatform, type TestPlatform } from '@baize/testkit';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHasher } from '#modules/identity/index.ts';
import { createSecretBox } from '#kit/createSecretBox.ts';
import { codeOf, stepOf } from '#kit/matchStep.ts';
import { seedOperators, type SeededOperator } from '../index.ts';

/** Each test signs in later than the previous one, so that codes are not reused. */
let nowMs = Date.parse('2026-03-01T00:00:00Z');
const clock = (): number => nowMs;
const later = (): void => {
  nowMs += 120_000;
};
const password = 'Baize-demo-1';

let site: TestPlatform;
let seeded: SeededOperator[];
beforeAll(async () => {
  site = await startPlatform({ clock });
  seeded = await seed();
});
afterAll(() => site.close());

async function seed(): Promise<SeededOperator[]> {
  const secrets = createSecretBox(join(site.dataDir, 'keys', 'operators.key'));
  const { rows } = await site.owner.query<{ id: number }>(`select id from site_brands where code = 'baize'`);
  const deps = { secrets, hasher: createHasher() };
  return seedOperators(site.platform.pool, deps, { brandId: rows[0]?.id ?? 0, password });
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (char) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(char).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function codeFor(username: string, stepsAway = 0): string {
  const secret = seeded.find((one) => one.username === username)?.totpSecret ?? '';
  return codeOf(fromBase32(secret), stepOf(nowMs) + stepsAway);
}

const come = (input: { username: string; password: string; totp: string }, host?: string) =>
  site.call(signIn, input, host === undefined ? {} : { host });

describe('works', () => {
  it('opens a session for name, password and code, and records it', async () => {
    later();
    const { answer } = await come({ username: ' Operator ', password, totp: codeFor('operator') });
    expect(answer).toMatchObject({
      success: true,
      value: { operator: { username: 'operator', role: 'operator', brandCode: 'baize', brandName: 'Baize' } },
    });
    const token = answer.value?.token ?? '';
    const me = await site.call(getOperator, {}, { token });
    expect(me.answer.value?.permissions).toContain('cashier.decide');
    const trail = await site.call(listTrail, { action: 'operators.signIn', pageNum: 1, pageSize: 1 }, { token });
    expect(trail.answer.value?.page.content[0]).toMatchObject({ actor: 'operator', objectType: 'operator' });
    expect(trail.answer.value?.isChainIntact).toBe(true);
  });

  it('accepts the code of the step before or after', async () => {
    later();
    const early = await come({ username: 'operator', password, totp: codeFor('operator', -1) });
    const late = await come({ username: 'operator', password, totp: codeFor('operator', 1) });
    expect([early.answer.code, late.answer.code]).toEqual(['ok', 'ok']);
  });

  it('keeps the secret when the demo is seeded again', async () => {
    expect(await seed()).toEqual(seeded);
  });
});

describe('refuses', () => {
  it('a wrong password, a wrong code, an unknown name and a foreign brand with the same response', async () => {
    later();
    const answers = await Promise.all([
      come({ username: 'operator', password: 'wrong', totp: codeFor('operator') }),
      come({ username: 'operator', password, totp: codeFor('operator') === '000000' ? '000001' : '000000' }),
      come({ username: 'nobody', password, totp: codeFor('operator') }),
      come({ username: 'operator', password, totp: codeFor('operator') }, brandHosts.second),
      come({ username: 'operator', password, totp: codeFor('approver') }),
    ]);
    for (const { status, answer } of answers) {
      expect([status, answer]).toEqual([200, { ...answers[0]?.answer, code: 'operator_sign_in_failed' }]);
    }
    await site.platform.jobs.drain();
    const { rows } = await site.owner.query<{ actor: string; brand_id: number }>(
      `select actor, brand_id from audit_trail where action = 'operators.signInFailed'`,
    );
    // Unknown names, on the other brand too, are not recorded.
    expect(rows).toEqual([1, 2, 3].map(() => ({ actor: 'operator', brand_id: 1 })));
  });

  it('a used code, also under concurrency', async () => {
    later();
    const input = { username: 'approver', password, totp: codeFor('approver') };
    const answers = await Promise.all(Array.from({ length: 5 }, () => come(input)));
    const codes = answers.map(({ answer }) => answer.code).toSorted();
    expect(codes).toEqual(['ok', ...Array.from({ length: 4 }, () => 'operator_sign_in_failed')]);
    const earlier = await come({ ...input, totp: codeFor('approver', -1) });
    expect(earlier.answer.code).toBe('operator_sign_in_failed');
  });

  it('a plain body', async () => {
    const body = JSON.stringify({ username: 'operator', password, totp: '000000' });
    const plain = await site.send('POST', signIn.path, { body });
    expect([plain.status, (plain.json() as { code: string }).code]).toEqual([400, 'envelope_required']);
  });
});

describe('forbids', () => {
  it('a session idle for 30 minutes, and any session after 12 hours', async () => {
    later();
    const { answer } = await come({ username: 'operator', password, totp: codeFor('operator') });
    const token = answer.value?.token ?? '';
    const use = async () => (await site.call(getOperator, {}, { token })).answer.code;
    expect(await use()).toBe('ok');
    await site.owner.query(`update operators_sessions set seen_at = now() - interval '31 minutes'`);
    expect(await use()).toBe('not_logged_in');
    await site.owner.query(
      `update operators_sessions set seen_at = now(), created_at = now() - interval '12 hours 1 second'`,
    );
    expect(await use()).toBe('not_logged_in');
  });

  it('further guesses after ten tries of an address at a name, without comparing the password', async () => {
    later();
    const wrong = { username: 'approver', password: 'wrong', totp: '123456' };
    for (let tries = 0; tries < 10; tries += 1) await come(wrong);
    const right = await come({ username: 'approver', password, totp: codeFor('approver') });
    expect(right.answer.code).toBe('operator_sign_in_failed');
    const other = await come({ username: 'operator', password, totp: codeFor('operator') });
    expect(other.answer.code).toBe('ok');
  });

  it("a member's credentials: no portal account opens the console", async () => {
    const { answer } = await come({ username: 'player1', password, totp: '123456' });
    expect(answer.code).toBe('operator_sign_in_failed');
  });
});
