import { createFreeRounds, decideFreeRounds, type InputOf } from '@baize/contract';
import {
  brandHosts,
  giveFreeRounds,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
  said,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const STAKE = 100_000n;
let site: TestPlatform;
let vendor: TestVendor;
let operator: { token: string };
let approver: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { freeStakes: [STAKE] });
  operator = await openOperator(site);
  approver = await openOperator(site, { role: 'approver' });
});
afterAll(() => site.close());

async function requested(): Promise<{ id: string; memberId: bigint }> {
  const { account, memberId } = await registerMember(site);
  const { answer } = await site.call(
    createFreeRounds,
    {
      ...{ requestId: randomUUID(), account, vassalage: 'studio', gameCode: 'dragon-eight', rounds: 2, stake: STAKE },
      ...{ endsAt: new Date(Date.now() + 86_400_000).toISOString(), reason: 'agreed with the member' },
    },
    operator,
  );
  return { id: answer.value!.id, memberId };
}
const decide = async (id: string, act: InputOf<typeof decideFreeRounds>['act'], by: { token: string } = approver) =>
  (await site.call(decideFreeRounds, { id, act, reason: 'looked at it' }, by)).answer;

describe('works', () => {
  it('grants what was requested, once, and cancels what is left of it', async () => {
    const { id, memberId } = await requested();
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['free_rounds_state_changed', 'ok']);
    const player = await vendor.player({ memberId });
    const { rows } = await site.owner.query<{ reward: string }>(
      'select reward from vendors_free_rounds where id = $1',
      [id],
    );
    const free = () => vendor.bet(player, { is_free: true, reward_uuid: rows[0]!.reward });
    expect((await vendor.call('/transaction/bet', free())).status).toBe(said.done);
    expect((await decide(id, 'cancel')).value).toMatchObject({
      status: 'cancelled',
      left: 1,
      approver: approver.username,
    });
    expect((await vendor.call('/transaction/bet', free())).status).toBe(said.limitReached);
    const audit = await site.owner.query(
      `select before::jsonb as before, after::jsonb ->> 'status' as after from audit_trail
        where action = 'vendors.decideFreeRounds' and object_id = $1 order by seq`,
      [id],
    );
    expect(audit.rows).toEqual([
      { before: { status: 'requested' }, after: 'active' },
      { before: { status: 'active' }, after: 'cancelled' },
    ]);
  });

  it('refuses a request', async () => {
    const { id } = await requested();
    expect((await decide(id, 'reject')).value).toMatchObject({ status: 'rejected' });
    expect((await decide(id, 'approve')).code).toBe('free_rounds_state_changed');
  });
});

describe('refuses', () => {
  it('the same operator, unknown grants, and grants that are over or used up', async () => {
    const { id, memberId } = await requested();
    for (const act of ['approve', 'reject'] as const) {
      expect((await decide(id, act, operator)).code).toBe('second_operator_needed');
    }
    expect((await decide(id, 'cancel')).code).toBe('free_rounds_state_changed');
    expect((await decide('999999', 'approve')).code).toBe('free_rounds_not_found');
    const over = await giveFreeRounds(site, vendor, { memberId }, { status: 'requested', seconds: -1 });
    expect((await decide(over.id, 'approve')).code).toBe('free_rounds_state_changed');
    const played = await giveFreeRounds(site, vendor, { memberId }, { rounds: 1 });
    await site.owner.query('update vendors_free_rounds set used = 1 where id = $1', [played.id]);
    expect((await decide(played.id, 'cancel')).code).toBe('free_rounds_state_changed');
  });
});

describe('forbids', () => {
  it('guests, members, auditors, operators of another brand, and deciding for one’s own account', async () => {
    const { id, memberId } = await requested();
    const input = { id, act: 'approve' as const, reason: 'looked at it' };
    expect((await site.call(decideFreeRounds, input)).status).toBe(401);
    expect((await decide(id, 'approve', await registerMember(site))).code).toBe('not_logged_in');
    expect((await decide(id, 'approve', await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(decideFreeRounds, input, foreign)).answer.code).toBe('free_rounds_not_found');
    const own = await openOperator(site, { ownMemberId: memberId });
    expect((await decide(id, 'approve', own)).code).toBe('not_allowed');
  });
});
