import {
  createExclusion,
  createSecondStepReset,
  decideSecondStepReset,
  getLimits,
  getMemberInfo,
  getMemberSecurity,
  listMessages,
  listTrail,
  login,
} from '@baize/contract';
import { createSecondStep } from '@baize/contract/identity/createSecondStep';
import { verifySecondStep } from '@baize/contract/identity/verifySecondStep';
import {
  appCode,
  brandHosts,
  credentials,
  goodPassword,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
});
afterAll(() => site.close());

const reason = 'Showed the passport in a video call.';

/** A member with two-step login, and one operator's request to reset it. */
async function asked() {
  const member = await registerMember(site);
  const { token } = member;
  const { value } = (await site.call(createSecondStep, { password: goodPassword }, { token })).answer;
  now += 30_000;
  await site.call(verifySecondStep, { code: appCode(value?.secret ?? '', now) }, { token });
  const asker = await openOperator(site);
  const second = await openOperator(site);
  const wish = { memberId: String(member.memberId), reason };
  const reset = await site.call(createSecondStepReset, wish, { token: asker.token });
  return { member, asker, second, resetId: reset.answer.value?.id ?? '' };
}
type Asked = Awaited<ReturnType<typeof asked>>;
const decide = async ({ resetId }: Asked, token: string, outcome: 'approve' | 'reject' = 'approve') =>
  (await site.call(decideSecondStepReset, { resetId, outcome, reason }, { token })).answer;
const enter = async ({ member }: Asked) => (await site.call(login, await credentials(site, member.account))).answer;
const isOn = async ({ member, asker }: Asked) =>
  (await site.call(getMemberSecurity, { memberId: String(member.memberId) }, { token: asker.token })).answer.value
    ?.secondStep.isOn;

describe('works', () => {
  it('disables two-step login, ends every session, notifies the member, and writes audit rows', async () => {
    const all = await asked();
    expect((await enter(all)).code).toBe('verification_needed');
    expect((await decide(all, all.second.token)).value).toMatchObject({ status: 'approved' });
    expect((await site.call(getMemberInfo, {}, { token: all.member.token })).status).toBe(401);
    expect(await isOn(all)).toBe(false);
    const entered = await enter(all);
    expect(entered.code).toBe('ok');
    const { token } = await site.platform.identity.openSession({
      ...{ brandId: 1, memberId: all.member.memberId, address: '127.0.0.1', userAgent: 'test' },
    });
    const page = { filter: 'all' as const, pageNum: 1, pageSize: 20 };
    expect((await site.call(listMessages, page, { token })).answer.value?.content[0]?.title).toBe('您的两步登录已关闭');
    const found = { objectId: String(all.member.memberId), pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, found, { token: all.second.token });
    expect(trail.answer.value?.page.content.map(({ action, actor }) => [action, actor])).toEqual([
      ['members.decideSecondStepReset', all.second.username],
      ['members.createSecondStepReset', all.asker.username],
    ]);
  });

  it('changes nothing when rejected', async () => {
    const all = await asked();
    expect((await decide(all, all.second.token, 'reject')).value).toMatchObject({ status: 'rejected' });
    expect((await site.call(getMemberInfo, {}, { token: all.member.token })).status).toBe(200);
    expect((await enter(all)).code).toBe('verification_needed');
  });
});

describe('refuses', () => {
  it('the requester: it needs a second operator, in any case', async () => {
    const all = await asked();
    expect((await decide(all, all.asker.token)).code).toBe('second_operator_needed');
    expect(await isOn(all)).toBe(true);
    await expect(
      site.owner.query(
        `update members_second_step_resets set status = 'approved', decided_by = requested_by, decided_at = now()
          where id = $1`,
        [all.resetId],
      ),
    ).rejects.toThrow('members_second_step_resets');
  });

  it('a second decision, also under concurrency', async () => {
    const all = await asked();
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(all, all.second.token)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'reset_decided')).toHaveLength(5);
    expect((await decide({ ...all, resetId: '999999' }, all.second.token)).code).toBe('reset_not_found');
  });

  it("[A093] unlocking: the account's status and exclusions stay", async () => {
    const locked = await asked();
    await site.platform.identity.setStatus({ brandId: 1, memberId: locked.member.memberId, status: 'locked' });
    expect((await decide(locked, locked.second.token)).code).toBe('ok');
    expect((await enter(locked)).success).toBe(false);
    const { rows } = await site.owner.query('select status from identity_accounts where id = $1', [
      locked.member.memberId,
    ]);
    expect(rows).toEqual([{ status: 'locked' }]);
    const excluded = await asked();
    const exclusion = { memberId: String(excluded.member.memberId), days: 30, reason };
    await site.call(createExclusion, exclusion, { token: excluded.asker.token });
    await decide(excluded, excluded.second.token);
    const { token } = await site.platform.identity.openSession({
      ...{ brandId: 1, memberId: excluded.member.memberId, address: '127.0.0.1', userAgent: 'test' },
    });
    expect((await site.call(getLimits, {}, { token })).answer.value?.block?.kind).toBe('operatorExclusion');
  });
});

describe('forbids', () => {
  it('[A257] [A258] auditors, members, guests, operators of another brand, and the own account', async () => {
    const all = await asked();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await decide(all, auditor.token)).code).toBe('not_allowed');
    expect((await decide(all, all.member.token)).code).toBe('not_logged_in');
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const input = { resetId: all.resetId, outcome: 'approve' as const, reason };
    const strange = await site.call(decideSecondStepReset, input, { token: foreign.token, host });
    expect(strange.answer.code).toBe('reset_not_found');
    const own = await openOperator(site, { ownMemberId: all.member.memberId });
    expect((await decide(all, own.token)).code).toBe('not_allowed');
    expect(await isOn(all)).toBe(true);
  });
});
