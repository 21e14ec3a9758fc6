import {
  createSubmission,
  decideSubmission,
  getKyc,
  getWithdrawRules,
  listMessages,
  listSubmissions,
  listTrail,
  updateLevels,
} from '@baize/contract';
import {
  brandHosts,
  onePixel,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWithdrawRules } from '#modules/cashier/index.ts';

let site: TestPlatform;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

const reason = 'The passport was compared with the picture.';
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function papers(token: string, level: 1 | 2 | 3 = 1): Promise<string> {
  await site.call(createSubmission, { level, documents: [onePixel] }, { token });
  const page = { status: 'inReview' as const, pageNum: 1, pageSize: 50 };
  const list = await site.call(listSubmissions, page, { token: operator.token });
  return list.answer.value?.page.content.at(-1)?.id ?? '';
}
const decide = async (submissionId: string, change: object = {}, as = operator.token) =>
  (await site.call(decideSubmission, { submissionId, outcome: 'approve', reason, ...change }, { token: as })).answer;
const kycOf = async (token: string) => (await site.call(getKyc, {}, { token })).answer.value;

describe('works', () => {
  it('approves until a day, notifies the member, and writes an audit row; after the day the level is gone', async () => {
    const { token, memberId } = await registerMember(site);
    const expiresOn = dayIn(30);
    expect((await decide(await papers(token), { expiresOn })).value).toMatchObject({ status: 'approved', expiresOn });
    expect(await kycOf(token)).toMatchObject({ level: 1, steps: [{ state: 'approved', expiresOn }, {}, {}] });
    const page = { filter: 'all' as const, pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(listMessages, page, { token });
    expect(answer.value?.content[0]?.content).toContain(expiresOn);
    const found = { objectType: 'member', objectId: String(memberId), pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, found, { token: operator.token });
    expect(trail.answer.value?.page.content).toMatchObject([{ action: 'kyc.decideSubmission', reason }]);
    await site.owner.query('alter table kyc_submissions disable trigger kyc_submissions_forward_only');
    await site.owner.query(`update kyc_submissions set expires_on = '2020-01-01' where member_id = $1`, [memberId]);
    await site.owner.query('alter table kyc_submissions enable trigger kyc_submissions_forward_only');
    expect(await kycOf(token)).toMatchObject({ level: 0, steps: [{ state: 'expired' }, {}, {}] });
    expect((await site.call(createSubmission, { level: 1, documents: [onePixel] }, { token })).answer.code).toBe('ok');
  });

  it('rejects with a reason that the member is shown; documents can then be submitted again', async () => {
    const { token } = await registerMember(site);
    const rejected = await decide(await papers(token), { outcome: 'reject', publicReason: 'unreadable' });
    expect(rejected.value).toMatchObject({ status: 'rejected', publicReason: 'unreadable' });
    expect(await kycOf(token)).toMatchObject({
      level: 0,
      steps: [{ state: 'rejected', publicReason: 'unreadable' }, {}, {}],
    });
    expect(JSON.stringify(await kycOf(token))).not.toContain(reason);
    expect(await papers(token)).not.toBe('');
  });

  it('[MEMBER-04] [A200] limits withdrawals by level: too much is refused with an error code and holds nothing', async () => {
    const payee = await registerPayee(site, 100_000_000n);
    const rules = async () => (await site.call(getWithdrawRules, {}, { token: payee.token })).answer.value;
    expect(await rules()).toMatchObject({ verificationLevel: null });
    const none = { single: null, daily: null };
    const levels = [{ single: 0n, daily: 0n }, { single: 10_000_000n, daily: 15_000_000n }, none, none];
    expect((await site.call(updateLevels, { version: 0, levels }, { token: operator.token })).answer.code).toBe('ok');
    expect(await rules()).toMatchObject({ verificationLevel: 0, maximum: 0n, missing: ['verification', 'dailySum'] });
    expect((await payee.withdraw(5_000_000n)).code).toBe('withdrawal_level_too_low');
    await decide(await papers(payee.token));
    expect(await rules()).toMatchObject({ verificationLevel: 1, maximum: 10_000_000n, dailySumLeft: 15_000_000n });
    expect((await payee.withdraw(11_000_000n)).code).toBe('withdrawal_level_too_low');
    expect((await payee.withdraw(10_000_000n)).code).toBe('ok');
    expect((await payee.withdraw(6_000_000n)).code).toBe('withdrawal_level_too_low');
    expect((await payee.withdraw(5_000_000n)).code).toBe('ok');
    expect((await rules())?.balance).toBe(85_000_000n);
    await decide(await papers(payee.token, 2));
    expect((await payee.withdraw(60_000_000n)).code).toBe('ok');
  });
});

describe('refuses', () => {
  it('a rejection without a reason, a past day, and a second decision, also under concurrency', async () => {
    const { token } = await registerMember(site);
    const id = await papers(token);
    expect((await decide(id, { outcome: 'reject' })).code).toBe('field_required');
    expect((await decide(id, { expiresOn: '2020-01-01' })).code).toBe('field_invalid');
    expect((await decide(id, { reason: '          x' })).code).toBe('reason_required');
    expect((await decide('999999')).code).toBe('kyc_not_found');
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(id)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'kyc_decided')).toHaveLength(4);
  });
});

describe('forbids', () => {
  it('[A257] [A258] auditors, members, operators of another brand, and the own documents', async () => {
    const { token, memberId } = await registerMember(site);
    const id = await papers(token);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await decide(id, {}, auditor.token)).code).toBe('not_allowed');
    expect((await decide(id, {}, token)).code).toBe('not_logged_in');
    const own = await openOperator(site, { ownMemberId: memberId });
    expect((await decide(id, {}, own.token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const input = { submissionId: id, outcome: 'approve' as const, reason };
    expect((await site.call(decideSubmission, input, { token: foreign.token, host })).answer.code).toBe(
      'kyc_not_found',
    );
    expect(await kycOf(token)).toMatchObject({ steps: [{ state: 'inReview' }, {}, {}] });
  });
});
