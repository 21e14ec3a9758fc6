import { listRounds, listTrail } from '@baize/contract';
import { getMemberRoundFile } from '@baize/contract/vendors/getMemberRoundFile';
import { brandHosts, openOperator, openVendor, registerMember, startPlatform } from '@baize/testkit';
import type { TestMember, TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let member: TestMember;
let id: string;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  member = await registerMember(site);
  await vendor.call('/transaction/bet', vendor.bet(await vendor.player({ memberId: member.memberId })));
  const { answer } = await site.call(listRounds, { pageNum: 1, pageSize: 20 }, { token: member.token });
  id = answer.value?.page.content[0]?.id ?? '';
  token = (await openOperator(site, { role: 'auditor' })).token;
});
afterAll(() => site.close());

const ask = (round: string, memberId: bigint, as = token, host: string = brandHosts.first) =>
  site.send('GET', `${getMemberRoundFile.path}?memberId=${memberId}&id=${round}`, {
    headers: { host, authorization: `Bearer ${as}` },
  });

describe('works', () => {
  it('[A261] returns any member’s file and writes an audit row for each', async () => {
    const answer = await ask(id, member.memberId);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ member: String(member.memberId), calls: [{ kind: 'bet' }] });
    const page = { action: 'vendors.getMemberRoundFile', pageNum: 1, pageSize: 20 };
    const trail = (await site.call(listTrail, page, { token })).answer.value?.page.content;
    expect(trail).toMatchObject([{ objectType: 'member', objectId: String(member.memberId) }]);
  });
});

describe('refuses', () => {
  it('rounds of other members', async () => {
    expect((await ask('999999', member.memberId)).status).toBe(404);
    expect((await ask(id, member.memberId + 1n)).status).toBe(404);
  });
});

describe('forbids', () => {
  it('[A257] members and guests; [A258] operators of another brand', async () => {
    expect((await ask(id, member.memberId, member.token)).status).toBe(401);
    expect((await ask(id, member.memberId, '')).status).toBe(401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await ask(id, member.memberId, foreign.token, foreign.host)).status).toBe(404);
  });
});
