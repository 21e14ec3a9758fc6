import {
  approveApplication,
  claimReward,
  joinPromotion,
  processApplication,
  promotionStatuses,
  rejectApplication,
  type PromotionStatus,
} from '@baize/contract';
import {
  openOperator,
  openPromotion,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptStatus } from './ParticipationRow.ts';
import { moveParticipation } from './store/participations.ts';

/** Allowed transitions from each status. Two are never stored: they precede joining. */
const legal: Record<PromotionStatus, readonly PromotionStatus[]> = {
  comingSoon: [],
  join: [],
  signedUp: ['inProcess', 'claim', 'closed'],
  applying: ['inProcess', 'closed'],
  inProcess: ['claim', 'rejected', 'closed'],
  claim: ['claimed', 'rejected', 'closed'],
  claimed: ['issued', 'closed'],
  issued: [],
  rejected: [],
  closed: [],
};
const kept = promotionStatuses.filter((status) => status !== 'comingSoon' && status !== 'join');

let site: TestPlatform;
let operator: { token: string };
let member: TestMember;
let promotionId: string;
beforeAll(async () => {
  site = await startPlatform();
  [operator, member] = [await openOperator(site), await registerMember(site)];
  promotionId = await openPromotion(site, 'signUp');
});
afterAll(() => site.close());

/** Forces the member's one participation into a status, with consistent fields. */
async function stand(status: KeptStatus): Promise<string> {
  const isHeld = status === 'applying' || status === 'inProcess';
  await site.owner.query('delete from promotions_marks');
  await site.owner.query('delete from promotions_steps');
  await site.owner.query('delete from promotions_participations');
  const { rows } = await site.owner.query<{ id: bigint }>(
    `insert into promotions_participations (brand_id, campaign_id, kind, member_id, account, status, amount, currency, is_held)
     values (1, $1, 'signUp', $2, $3, $4, 1800000, 'CNY', $5) returning id`,
    [promotionId, member.memberId, member.account, status, isHeld],
  );
  return String(rows[0]?.id);
}
const statusOf = async (id: string) =>
  (await site.owner.query<{ status: string }>('select status from promotions_participations where id = $1', [id]))
    .rows[0]?.status;

describe('[A189] every forbidden status transition is refused', () => {
  it('all hundred pairs, written by the server itself', async () => {
    for (const from of kept) {
      for (const to of promotionStatuses) {
        const id = await stand(from);
        const isAllowed = from === to || legal[from].includes(to);
        const moving = moveParticipation(
          site.platform.pool,
          { brandId: 1, id },
          { from: [from], to: to as KeptStatus },
        );
        if (isAllowed) expect((await moving)?.status, `${from} to ${to}`).toBe(to);
        else await expect(moving, `${from} to ${to}`).rejects.toThrow(/cannot become|promotions_participations/);
        expect(await statusOf(id), `${from} to ${to}`).toBe(isAllowed ? to : from);
      }
    }
    for (const ahead of ['comingSoon', 'join'] as const) {
      expect(legal[ahead]).toEqual([]);
      await expect(stand(ahead as KeptStatus)).rejects.toThrow(/status_check/);
    }
  });

  it('a transition from an outdated status changes nothing', async () => {
    const id = await stand('claimed');
    const moved = await moveParticipation(site.platform.pool, { brandId: 1, id }, { from: ['claim'], to: 'claimed' });
    expect([moved, await statusOf(id)]).toEqual([undefined, 'claimed']);
  });
});

describe('the effect of each call on each status', () => {
  const changed = 'promotion_state_changed';
  const calls = {
    join: {
      signedUp: 'ok',
      applying: 'ok',
      inProcess: 'ok',
      claim: 'ok',
      claimed: 'ok',
      issued: 'ok',
      rejected: 'ok',
      closed: 'ok',
    },
    claim: {
      ...{ signedUp: 'ok issued', applying: 'promotion_held', inProcess: 'promotion_held', claim: 'ok issued' },
      ...{ claimed: 'ok', issued: 'ok', rejected: changed, closed: changed },
    },
    process: { ...all(changed), applying: 'ok inProcess' },
    approve: { ...all(changed), applying: 'ok claim', inProcess: 'ok claim' },
    reject: { ...all(changed), applying: 'ok rejected', inProcess: 'ok rejected' },
  } as const satisfies Record<string, Record<KeptStatus, string>>;

  function all(code: string): Record<KeptStatus, string> {
    return Object.fromEntries(kept.map((status) => [status, code])) as Record<KeptStatus, string>;
  }
  const act = async (name: keyof typeof calls, applicationId: string): Promise<string | undefined> => {
    const [as, by] = [{ token: member.token }, operator];
    const why = { applicationId, reason: 'Looked at it' };
    switch (name) {
      case 'join':
        return (await site.call(joinPromotion, { promotionId }, as)).answer.code;
      case 'claim':
        return (await site.call(claimReward, { promotionId }, as)).answer.code;
      case 'process':
        return (await site.call(processApplication, { applicationId }, by)).answer.code;
      case 'approve':
        return (await site.call(approveApplication, why, by)).answer.code;
      case 'reject':
        return (await site.call(rejectApplication, { ...why, publicReason: '' }, by)).answer.code;
    }
  };

  it.each(Object.keys(calls) as (keyof typeof calls)[])('%s', async (name) => {
    for (const status of kept) {
      const id = await stand(status);
      const [code, becomes = status] = calls[name][status].split(' ');
      expect(await act(name, id), `${name} ${status}`).toBe(code);
      expect(await statusOf(id), `${name} ${status}`).toBe(becomes);
    }
  });
});
