import {
  confirmLimits,
  createDeposit,
  createSubmission,
  decideSubmission,
  getLimits,
  listSubmissions,
  updateLimit,
} from '@baize/contract';
import { brandHosts, onePixel, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());
beforeEach(() => setProfile('MGA'));

async function setProfile(profile: 'default' | 'UK' | 'MGA'): Promise<void> {
  await site.owner.query(
    `insert into limits_policies (brand_id, profile) values (1, $1) on conflict (brand_id) do update set profile = $1`,
    [profile],
  );
}
async function ask(token: string): Promise<string> {
  const input = { requestId: randomUUID(), methodId: '1', amount: 50_000_000n };
  const { answer } = await site.call(createDeposit, input, { token });
  return answer.success ? 'taken' : (answer.code ?? '');
}
async function flags(token: string): Promise<unknown[]> {
  const { answer } = await site.call(getLimits, {}, { token });
  return [answer.value?.isLimitAsked, answer.value?.isReviewDue];
}
async function approve(token: string): Promise<void> {
  const operator = await openOperator(site);
  await site.call(createSubmission, { level: 1, documents: [onePixel] }, { token });
  const page = { status: 'inReview' as const, pageNum: 1, pageSize: 50 };
  const list = await site.call(listSubmissions, page, { token: operator.token });
  const submissionId = list.answer.value?.page.content.at(-1)?.id ?? '';
  const decision = { submissionId, outcome: 'approve' as const, reason: 'The passport was compared.' };
  await site.call(decideSubmission, decision, { token: operator.token });
}

describe('works', () => {
  it('answers what a licence asks before a first deposit, without a limit', async () => {
    const { token } = await registerMember(site);
    expect(await flags(token)).toEqual([true, false]);
    expect(await ask(token)).toBe('limit_unanswered');
    const confirmed = await site.call(confirmLimits, {}, { token });
    expect(confirmed.answer.value).toMatchObject({ isLimitAsked: false, isReviewDue: false });
    expect(confirmed.answer.value?.limits.every(({ allowed }) => allowed === null)).toBe(true);
    expect(await ask(token)).toBe('taken');
  });

  it('is no more asked for when a limit for deposits was set, and still asked for when another one was', async () => {
    const { token } = await registerMember(site);
    await site.call(updateLimit, { measure: 'loss', period: 'day', allowed: 90_000_000n }, { token });
    expect(await ask(token)).toBe('limit_unanswered');
    await site.call(updateLimit, { measure: 'deposit', period: 'day', allowed: 90_000_000n }, { token });
    expect(await flags(token)).toEqual([false, false]);
    expect(await ask(token)).toBe('taken');
  });

  it('is asked for again after six months with the licence of the United Kingdom, which refuses no deposit', async () => {
    await setProfile('UK');
    const { token, memberId } = await registerMember(site);
    await approve(token);
    await site.call(confirmLimits, {}, { token });
    await site.owner.query(
      `update limits_reviews set reviewed_at = now() - interval '6 months' - interval '1 hour' where member_id = $1`,
      [memberId],
    );
    expect(await flags(token)).toEqual([false, true]);
    expect(await ask(token)).toBe('taken');
    const confirmed = await site.call(confirmLimits, {}, { token });
    expect(confirmed.answer.value?.isReviewDue).toBe(false);
    await setProfile('MGA');
    await site.owner.query(`update limits_reviews set reviewed_at = '2020-01-01' where member_id = $1`, [memberId]);
    expect(await flags(token)).toEqual([false, false]);
  });

  it('leaves members of the house’s own rules unasked', async () => {
    await setProfile('default');
    const { token } = await registerMember(site);
    expect(await flags(token)).toEqual([false, false]);
    expect(await ask(token)).toBe('taken');
  });
});

describe('refuses', () => {
  it('a deposit of somebody unverified with the licence of the United Kingdom, answered or not', async () => {
    await setProfile('UK');
    const { token } = await registerMember(site);
    await site.call(confirmLimits, {}, { token });
    expect(await ask(token)).toBe('deposit_level_too_low');
    await approve(token);
    expect(await ask(token)).toBe('taken');
  });

  it('fields that it does not know', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify({ memberId: '1' });
    expect((await site.send('POST', confirmLimits.path, { body, headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, free play and sessions of another brand; nobody answers for another member', async () => {
    expect((await site.call(confirmLimits, {})).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    const other = await registerMember(site);
    await site.call(confirmLimits, {}, { token: other.token });
    expect(await flags(token)).toEqual([true, false]);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(confirmLimits, {}, { token })).answer.code).toBe('in_need_true_account');
    const { token: foreign } = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await site.call(confirmLimits, {}, { token: foreign })).status).toBe(401);
  });
});
