import { getMemberSecurity } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it("returns a member's sessions, and that two-step login is off", async () => {
    const { memberId } = await registerMember(site);
    const { token } = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(getMemberSecurity, { memberId: String(memberId) }, { token });
    expect(answer.value).toMatchObject({
      ...{ secondStep: { isOn: false, codesLeft: 0 }, resets: [], links: [] },
      sessions: [{ kind: 'session', isLive: true }],
    });
    expect(JSON.stringify(answer.value)).not.toContain('hash');
  });

  it('returns accounts that share a browser or a payout account, of this brand only', async () => {
    const [one, other, stranger] = [await registerPayee(site), await registerPayee(site), await registerMember(site)];
    const { token } = await openOperator(site);
    const linksOf = async ({ memberId }: { memberId: bigint }) =>
      (await site.call(getMemberSecurity, { memberId: String(memberId) }, { token })).answer.value?.links;
    expect(await linksOf(one)).toEqual([]);
    await site.owner.query(
      `insert into cashier_accounts (brand_id, member_id, request_id, kind, bank, branch, holder_name, number_key)
       select brand_id, $2, gen_random_uuid(), kind, bank, branch, holder_name, number_key
         from cashier_accounts where member_id = $1`,
      [one.memberId, other.memberId],
    );
    await site.owner.query(
      `insert into identity_browsers (token_hash, member_id, brand_id)
       select sha256('shared'), m, case when m = $4 then 2 else 1 end from unnest($1::bigint[]) m
        where m in ($2, $3, $4)`,
      [[one.memberId, other.memberId, stranger.memberId], one.memberId, other.memberId, stranger.memberId],
    );
    expect(await linksOf(one)).toEqual([
      { memberId: String(other.memberId), account: expect.any(String), by: ['payee', 'browser'] },
    ]);
    expect((await linksOf(other))?.map(({ memberId }) => memberId)).toEqual([String(one.memberId)]);
    expect(await linksOf(stranger)).toEqual([]);
  });
});

describe('refuses', () => {
  it('an unknown member', async () => {
    const { token } = await openOperator(site);
    const { answer } = await site.call(getMemberSecurity, { memberId: '9999999' }, { token });
    expect(answer.code).toBe('member_not_found');
  });
});

describe('forbids', () => {
  it('[A257] [A258] members, guests and operators of another brand', async () => {
    const { memberId, token } = await registerMember(site);
    const input = { memberId: String(memberId) };
    expect((await site.call(getMemberSecurity, input, { token })).status).toBe(401);
    expect((await site.call(getMemberSecurity, input)).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(getMemberSecurity, input, { token: foreign.token, host })).answer.code).toBe(
      'member_not_found',
    );
  });
});
