import { getMemberStatement } from '@baize/contract/limits/getMemberStatement';
import {
  brandHosts,
  openOperator,
  readPdfText,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let member: TestMember;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  site = await startPlatform();
  member = await registerMember(site);
  operator = await openOperator(site, { role: 'auditor' });
});
afterAll(() => site.close());

const stretch = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-31T00:00:00.000Z' };
const ask = (token: string, input: Record<string, string> = {}, host: string = brandHosts.first) => {
  const asked = new URLSearchParams({ memberId: String(member.memberId), ...stretch, ...input });
  return site.send('GET', `${getMemberStatement.path}?${asked}`, {
    headers: { authorization: `Bearer ${token}`, host: `${host}:${new URL(site.url).port}` },
  });
};

describe('works', () => {
  it('is the statement that the member can download, in the member’s language', async () => {
    await site.owner.query(`update identity_accounts set language = 'CN' where id = $1`, [member.memberId]);
    const { status, bytes } = await ask(operator.token);
    expect(status).toBe(200);
    const text = readPdfText(bytes);
    for (const word of ['活动报表', member.account, '这些日子没有游戏记录。']) expect(text).toContain(word);
  });
});

describe('refuses', () => {
  it('unknown members, and invalid ranges', async () => {
    expect((await ask(operator.token, { memberId: '999999' })).json()).toMatchObject({ code: 'member_not_found' });
    expect((await ask(operator.token, { to: stretch.from })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] guests and members; [A258] operators of another brand', async () => {
    expect((await ask('')).status).toBe(401);
    expect((await ask(member.token)).status).toBe(401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await ask(foreign.token, {}, brandHosts.second)).json()).toMatchObject({ code: 'member_not_found' });
  });
});
