import { createSecondStepReset, listSecondStepResets } from '@baize/contract';
import { createSecondStep } from '@baize/contract/identity/createSecondStep';
import { verifySecondStep } from '@baize/contract/identity/verifySecondStep';
import {
  appCode,
  brandHosts,
  goodPassword,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

const reason = 'Lost the phone and the paper codes.';
const ask = async (memberId: bigint, as = token, change: object = {}) =>
  (await site.call(createSecondStepReset, { memberId: String(memberId), reason, ...change }, { token: as })).answer;
async function secured(): Promise<bigint> {
  const { token: own, memberId } = await registerMember(site);
  const { value } = (await site.call(createSecondStep, { password: goodPassword }, { token: own })).answer;
  await site.call(verifySecondStep, { code: appCode(value?.secret ?? '', Date.now()) }, { token: own });
  return memberId;
}

describe('works', () => {
  it('waits for a second operator, is listed for them, and changes nothing before', async () => {
    const memberId = await secured();
    expect((await ask(memberId)).value).toMatchObject({ status: 'requested', isOwn: true, reason });
    const second = await openOperator(site, { role: 'approver' });
    const list = await site.call(listSecondStepResets, {}, { token: second.token });
    expect(list.answer.value).toMatchObject([{ memberId: String(memberId), isOwn: false }]);
  });
});

describe('refuses', () => {
  it('a second request while one is pending, members without two-step login, and a too short reason', async () => {
    const memberId = await secured();
    const answers = await Promise.all([ask(memberId), ask(memberId), ask(memberId)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ok', 'reset_waits_already', 'reset_waits_already']);
    expect((await ask((await registerMember(site)).memberId)).code).toBe('second_step_missing');
    expect((await ask(9_999_999n)).code).toBe('member_not_found');
    expect((await ask(memberId, token, { reason: '          x' })).code).toBe('reason_required');
  });
});

describe('forbids', () => {
  it('[A257] [A258] auditors, members, guests and operators of another brand', async () => {
    const memberId = await secured();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await ask(memberId, auditor.token)).code).toBe('not_allowed');
    const member = await registerMember(site);
    expect((await ask(memberId, member.token)).code).toBe('not_logged_in');
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const input = { memberId: String(memberId), reason };
    expect((await site.call(createSecondStepReset, input, { token: foreign.token, host })).answer.code).toBe(
      'member_not_found',
    );
  });
});
