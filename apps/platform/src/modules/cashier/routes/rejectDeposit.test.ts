import { createDeposit, getBalance, listDeposits, listMessages, listTrail, rejectDeposit } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestMember, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

async function request(member: TestMember): Promise<string> {
  const input = { requestId: randomUUID(), methodId: '1', amount: 2_000_000n };
  return (await site.call(createDeposit, input, { token: member.token })).answer.value?.id ?? '';
}
const reason = 'The statement of today has no such line.';

describe('works', () => {
  it('writes the public reason to the member, and not the internal one', async () => {
    const member = await registerMember(site);
    const { token } = await openOperator(site);
    await site.owner.query(`update identity_accounts set language = 'CN' where id = $1`, [member.memberId]);
    const depositId = await request(member);
    await site.call(rejectDeposit, { depositId, publicReason: 'not_received', reason }, { token });
    const page = { filter: 'unread' as const, pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(listMessages, page, { token: member.token });
    expect(answer.value?.content.map(({ title }) => title)).toEqual(['您的存款 20 CNY 未通过']);
    expect(answer.value?.content[0]?.content).toContain('我们没有收到这笔付款');
    expect(JSON.stringify(answer.value)).not.toContain(reason);
  });

  it('shows the member the public reason only, keeps the internal one in the audit trail, and moves no money', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member);
    const input = { depositId, publicReason: 'not_received' as const, reason: `  ${reason}  ` };
    const { answer } = await site.call(rejectDeposit, input, { token: operator.token });
    expect(answer.value).toMatchObject({ status: 'rejected', reason, decidedBy: operator.username });
    const own = await site.call(listDeposits, { pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(own.answer.value?.content[0]).toMatchObject({ status: 'rejected', publicReason: 'not_received' });
    expect(JSON.stringify(own.answer.value?.content[0]?.publicReason)).not.toContain(reason);
    const found = { action: 'cashier.rejectDeposit', objectId: depositId, pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, found, { token: operator.token });
    expect(trail.answer.value?.page.content).toMatchObject([{ actor: operator.username, reason }]);
    expect((await site.call(getBalance, {}, { token: member.token })).answer.value?.version).toBe('0');
  });
});

describe('refuses', () => {
  it('a reason of fewer than ten characters, not counting spaces', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member);
    for (const short of ['', 'too short', '         x         ']) {
      const body = JSON.stringify({ depositId, publicReason: 'other', reason: short });
      const headers = { authorization: `Bearer ${operator.token}` };
      const answer = await site.send('POST', rejectDeposit.path, { body, headers });
      expect([short, answer.status, (answer.json() as { code: string }).code]).toEqual([short, 400, 'reason_required']);
    }
  });

  it('unknown and decided deposits', async () => {
    const member = await registerMember(site);
    const operator = await openOperator(site);
    const depositId = await request(member);
    const input = { depositId, publicReason: 'other' as const, reason };
    const unknown = await site.call(rejectDeposit, { ...input, depositId: '999999' }, { token: operator.token });
    expect(unknown.answer.code).toBe('deposit_not_found');
    await site.call(rejectDeposit, input, { token: operator.token });
    const again = await site.call(rejectDeposit, input, { token: operator.token });
    expect(again.answer.code).toBe('deposit_not_pending');
  });
});

describe('forbids', () => {
  it('[A257] operators without the permission', async () => {
    const member = await registerMember(site);
    const depositId = await request(member);
    const input = { depositId, publicReason: 'other' as const, reason };
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(rejectDeposit, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    expect((await site.call(rejectDeposit, input, { token: member.token })).status).toBe(401);
    expect((await site.call(rejectDeposit, input)).status).toBe(401);
  });
});
