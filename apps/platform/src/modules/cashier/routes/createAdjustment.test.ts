import { createAdjustment, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

type Wish = InputOf<typeof createAdjustment>;
const wishFor = (memberId: bigint, change: Partial<Wish> = {}): Wish => ({
  ...{ requestId: randomUUID(), memberId: String(memberId), direction: 'credit', amount: 5_000_000n },
  ...{ cause: 'mistake', reason: 'Booked to the wrong member.', ...change },
});
const create = async (wish: Wish, as = token) => (await site.call(createAdjustment, wish, { token: as })).answer;

describe('works', () => {
  it('[A138] stores a request once, however often it is sent, and moves nothing', async () => {
    const { memberId, account } = await registerMember(site);
    const wish = wishFor(memberId);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(wish)));
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect(answers[0]?.value).toMatchObject({ account, status: 'requested', decidedBy: '', amount: 5_000_000n });
    const { rows } = await site.owner.query(`select from wallet_transfers where scope = 'cashier.adjustment'`);
    expect(rows).toEqual([]);
  });
});

describe('refuses', () => {
  it('conflicting content under an id, unpayable amounts, unknown members, and a missing reason', async () => {
    const { memberId } = await registerMember(site);
    const wish = wishFor(memberId);
    await create(wish);
    expect((await create({ ...wish, amount: 6_000_000n })).code).toBe('request_conflict');
    expect((await create(wishFor(memberId, { amount: 1n }))).code).toBe('amount_invalid');
    expect((await create(wishFor(999_999n))).code).toBe('member_not_found');
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify({ ...wishFor(memberId), amount: '50', reason: 'short' });
    expect((await site.send('POST', createAdjustment.path, { body, headers })).json()).toMatchObject({
      code: 'reason_required',
    });
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A193] the own account; [A258] members of another brand', async () => {
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await create(wishFor(member.memberId), auditor.token)).code).toBe('not_allowed');
    expect((await create(wishFor(member.memberId), member.token)).code).toBe('not_logged_in');
    expect((await site.call(createAdjustment, wishFor(member.memberId))).status).toBe(401);
    const self = await openOperator(site, { ownMemberId: member.memberId });
    expect((await create(wishFor(member.memberId), self.token)).code).toBe('not_allowed');
    const foreign = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await create(wishFor(foreign.memberId))).code).toBe('member_not_found');
  });
});
