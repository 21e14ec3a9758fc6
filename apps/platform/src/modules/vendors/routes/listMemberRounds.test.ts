import { listMemberRounds } from '@baize/contract';
import {
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let member: TestMember;
let operator: { token: string };
const page = { pageNum: 1, pageSize: 20 };

beforeAll(async () => {
  site = await startPlatform();
  const vendor = await openVendor(site);
  member = await registerMember(site);
  operator = await openOperator(site);
  const player = await vendor.player({ memberId: member.memberId });
  const bet = vendor.bet(player);
  await vendor.call('/transaction/bet', bet);
  await vendor.call('/transaction/rollback', vendor.rollback(bet));
});
afterAll(() => site.close());

describe('works', () => {
  it('lists a member’s rounds for the operator', async () => {
    const input = { memberId: member.memberId.toString(), ...page };
    const { answer } = await site.call(listMemberRounds, input, { token: operator.token });
    expect(answer.value).toMatchObject({ totalRows: 1, content: [{ status: 'cancelled', bet: 0n, net: 0n }] });
  });
});

describe('refuses', () => {
  it('unknown members', async () => {
    const { status, answer } = await site.call(
      listMemberRounds,
      { memberId: '999999', ...page },
      { token: operator.token },
    );
    expect([status, answer.code]).toEqual([404, 'member_not_found']);
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    const input = { memberId: member.memberId.toString(), ...page };
    expect((await site.call(listMemberRounds, input)).status).toBe(401);
    expect((await site.call(listMemberRounds, input, { token: member.token })).status).toBe(401);
  });
});
