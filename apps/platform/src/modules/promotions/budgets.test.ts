import {
  approveApplication,
  claimRaffle,
  claimReward,
  createApplication,
  listApplications,
  listOwnRewards,
  joinPromotion,
  listCampaigns,
  listOwnPromotions,
  listPromotions,
  updateCampaign,
} from '@baize/contract';
import { claimMission } from '@baize/contract/promotions/claimMission';
import {
  insertRound,
  openOperator,
  openPromotion,
  promotionDraftOf,
  registerMember,
  startPlatform,
  textsOf,
  waitUntil,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireRewards } from './commands/expireRewards.ts';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let beside: TestPlatform;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  operator = await openOperator(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  expect(await wrongSums()).toEqual([]);
});

/** Budgets that differ from the sum of their parts, or from the bonuses that were paid or can still be claimed. */
async function wrongSums(): Promise<unknown[]> {
  const { rows } = await site.owner.query(
    `select b.campaign_id, b.promised, s.sum from promotions_budgets b cross join lateral (
       select coalesce(sum(case when g.id is not null then g.amount
                                when p.status in ('inProcess', 'claim') then coalesce(p.amount, 0) else 0 end), 0) as sum
         from promotions_participations p left join bonuses_grants g on g.id = p.grant_id
        where p.campaign_id = b.campaign_id) s
      where s.sum <> b.promised or b.promised > b.budget`,
  );
  return rows;
}

const crowd = (size: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: size }, () => registerMember(site)));
const given = async (promotionId: string): Promise<bigint> => {
  const { rows } = await site.owner.query<{ sum: bigint }>(
    `select coalesce(sum(g.amount), 0)::bigint as sum from bonuses_grants g
       join promotions_participations p on p.grant_id = g.id where p.campaign_id = $1`,
    [promotionId],
  );
  return rows[0]?.sum ?? 0n;
};
const campaign = async (id: string) =>
  (await site.call(listCampaigns, { pageNum: 1, pageSize: 50 }, operator)).answer.value?.content.find(
    (one) => one.id === id,
  );

describe('[CALL-57] a budget', () => {
  it('is given to exactly as many as it pays for, under concurrency over two servers', async () => {
    const id = await openPromotion(site, 'signUp', { budget: 300_000n, perDevice: 100, terms: { amount: 100_000n } });
    const answers = await Promise.all(
      (await crowd(8)).flatMap(({ token }) =>
        [site, beside].map(async (server) => {
          const joined = (await server.call(joinPromotion, { promotionId: id }, { token })).answer;
          const { code } = (await server.call(claimReward, { promotionId: id }, { token })).answer;
          return { joined: joined.code, claimed: code };
        }),
      ),
    );
    expect(await given(id)).toBe(300_000n);
    const codes = new Set(answers.map(({ claimed }) => claimed));
    expect(codes.has('ok')).toBe(true);
    // Members without room either did not join at all, or are closed.
    expect(
      [...codes].filter((code) => !['ok', 'promotion_not_found', 'promotion_state_changed'].includes(code ?? '')),
    ).toEqual([]);
    expect(await campaign(id)).toMatchObject({ promised: 300_000n, paid: 300_000n, budget: 300_000n });
    const late = await registerMember(site);
    expect((await site.call(joinPromotion, { promotionId: id }, { token: late.token })).answer.code).toBe(
      'promotion_used_up',
    );
    const shown = (await site.call(listPromotions, {})).answer.value?.find((one) => one.id === id);
    expect(shown).toMatchObject({ status: 'closed', isUsedUp: true });
    const own = (await site.call(listOwnPromotions, {}, { token: late.token })).answer.value;
    expect(own?.find(({ promotionId }) => promotionId === id)).toMatchObject({ status: 'closed', reward: null });
  });

  it('closes what it can no longer pay, with a reason', async () => {
    const id = await openPromotion(site, 'signUp', { budget: 250_000n, perDevice: 100, terms: { amount: 100_000n } });
    const [one, two, three] = await crowd(3);
    if (!one || !two || !three) throw new Error('Nobody came.');
    // Two join while there is room for both; the second meets the condition when there is none.
    await site.owner.query('update promotions_budgets set budget = 150000 where campaign_id = $1', [id]);
    const rewards = [];
    for (const { token } of [one, two]) {
      rewards.push((await site.call(joinPromotion, { promotionId: id }, { token })).answer);
    }
    expect(rewards[0]?.value).toMatchObject({ status: 'claim', amount: 100_000n });
    expect(rewards[1]?.value).toMatchObject({ status: 'closed', publicReason: 'budget_used_up', amount: null });
  });

  it('is not exceeded by a draw: a prize that is too expensive counts as out of stock', async () => {
    const prizes = [
      { name: textsOf('Gold'), amount: 300_000n, weight: 1_000_000, stock: 50 },
      { name: textsOf('Blank'), amount: 0n, weight: 1, stock: null },
    ];
    const id = await openPromotion(site, 'raffle', { prizes, budget: 700_000n, perDevice: 100 });
    await Promise.all(
      (await crowd(6)).map(async ({ token }, at) => {
        const server = at % 2 === 0 ? site : beside;
        await server.call(joinPromotion, { promotionId: id }, { token });
        expect((await server.call(claimRaffle, { promotionId: id }, { token })).answer.code).toBe('ok');
      }),
    );
    expect(await given(id)).toBe(600_000n);
  });

  it("applies to missions and to operators' approvals", async () => {
    const mission = await openPromotion(site, 'mission', {
      ...{ budget: 900_000n, perDevice: 100 },
      mission: { amount: 100_000n },
      terms: { amount: 800_000n },
    });
    const codes = [];
    for (const member of await crowd(2)) {
      await insertRound(site, member, { bet: 100_000n });
      codes.push((await site.call(claimMission, { missionId: mission }, { token: member.token })).answer.code);
    }
    expect(codes).toEqual(['ok', 'promotion_used_up']);
    const applied = await openPromotion(site, 'application', { budget: 500_000n, perDevice: 100 });
    const [one] = await crowd(1);
    if (!one) throw new Error('Nobody came.');
    await site.call(createApplication, { promotionId: applied, remark: 'Please', images: [] }, { token: one.token });
    const { rows } = await site.owner.query<{ id: bigint }>(
      'select id from promotions_participations where campaign_id = $1',
      [applied],
    );
    const approve = async (amount: bigint) =>
      (
        await site.call(
          approveApplication,
          { applicationId: String(rows[0]?.id), amount, reason: 'Looked at it' },
          operator,
        )
      ).answer;
    expect((await approve(500_001n)).code).toBe('promotion_used_up');
    expect((await approve(500_000n)).value).toMatchObject({ status: 'claim', amount: 500_000n });
  });
});

describe('a reward that is not claimed in time', () => {
  const end = (id: string, shift: string) =>
    site.owner.query('update promotions_campaigns set ends_at = now() + $2::interval where id = $1', [id, shift]);
  const own = async ({ token }: TestMember, promotionId: string) => {
    const list = (await site.call(listOwnRewards, { pageNum: 1, pageSize: 20 }, { token })).answer.value;
    const of = (rows: { promotionId: string }[] | undefined) => rows?.filter((one) => one.promotionId === promotionId);
    return { claimable: of(list?.claimable), open: of(list?.open), past: of(list?.past.content) };
  };

  it('is closed with a reason that member and operator read, and frees its budget', async () => {
    const id = await openPromotion(site, 'signUp', { budget: 200_000n, perDevice: 100, terms: { amount: 100_000n } });
    const [late, later] = await crowd(2);
    if (!late || !later) throw new Error('Nobody came.');
    for (const { token } of [late, later]) await site.call(joinPromotion, { promotionId: id }, { token });
    await end(id, '-6 days 23 hours');
    expect(await expireRewards(site.platform)).toBe(0);
    await end(id, '-7 days -1 second');
    // Whoever looks sees it at once; the job stores it and frees the budget.
    const closed = { status: 'closed', publicReason: 'claim_expired', amount: 100_000n, claimBy: null };
    expect(await own(late, id)).toMatchObject({ claimable: [], open: [], past: [closed] });
    expect(await campaign(id)).toMatchObject({ promised: 200_000n });
    expect(await expireRewards(site.platform)).toBe(2);
    expect(await own(late, id)).toMatchObject({ claimable: [], open: [], past: [closed] });
    expect(await campaign(id)).toMatchObject({ promised: 0n, paid: 0n });
    const ended = (
      await site.call(listApplications, { view: 'ended', search: later.account, pageNum: 1, pageSize: 20 }, operator)
    ).answer.value;
    expect(ended?.page.content).toMatchObject([{ status: 'closed', publicReason: 'claim_expired', claimBy: null }]);
    // A later end does not bring it back.
    await end(id, '1 day');
    expect((await site.call(claimReward, { promotionId: id }, { token: late.token })).answer.code).toBe(
      'promotion_state_changed',
    );
  });

  it('[A180] is either claimed or closed, when two servers close it while both are asked for it', async () => {
    const id = await openPromotion(site, 'signUp', { budget: 1_200_000n, perDevice: 100, terms: { amount: 100_000n } });
    const members = await crowd(12);
    for (const { token } of members) await site.call(joinPromotion, { promotionId: id }, { token });
    // The deadline passes among the claims.
    await end(id, '-7 days 40 milliseconds');
    await Promise.all(
      members.flatMap(({ token }) =>
        [site, beside].flatMap((server) => [
          server.call(claimReward, { promotionId: id }, { token }),
          expireRewards(server.platform),
        ]),
      ),
    );
    await waitUntil(async () => {
      await expireRewards(site.platform);
      const { rows } = await site.owner.query<{ open: boolean }>(
        `select exists (select from promotions_participations where campaign_id = $1 and status = 'claim') as open`,
        [id],
      );
      return rows[0]?.open === false;
    });
    const { rows } = await site.owner.query<{ status: string; isPaid: boolean }>(
      `select p.status, g.id is not null as "isPaid" from promotions_participations p
         left join bonuses_grants g on g.id = p.grant_id where p.campaign_id = $1`,
      [id],
    );
    expect(rows.filter(({ status, isPaid }) => (status === 'issued') !== isPaid)).toEqual([]);
    const count = rows.filter(({ isPaid }) => isPaid).length;
    expect(await campaign(id)).toMatchObject({ promised: BigInt(count) * 100_000n, paid: BigInt(count) * 100_000n });
  });

  describe('of a promotion without an end', () => {
    const terms = { budget: 200_000n, perDevice: 100, claimDays: 3, terms: { amount: 100_000n } };
    const draft = promotionDraftOf('signUp', terms);
    const open = (budget = terms.budget) => openPromotion(site, 'signUp', { ...terms, budget });
    const join = ({ token }: TestMember, promotionId: string) => site.call(joinPromotion, { promotionId }, { token });
    /** As if the rewards had become claimable earlier. */
    const age = (id: string, by: string) =>
      site.owner.query(
        'update promotions_participations set claim_from = claim_from - $2::interval where campaign_id = $1',
        [id, by],
      );
    const days = (claimBy: string | null | undefined): number => (Date.parse(claimBy ?? '') - Date.now()) / 86_400_000;

    it('ends the set number of days after it became claimable, and frees its budget for others', async () => {
      const id = await open();
      const [late, other, next] = await crowd(3);
      if (!late || !other || !next) throw new Error('Nobody came.');
      for (const member of [late, other]) await join(member, id);
      const [told] = (await own(late, id)).claimable ?? [];
      expect(days((told as { claimBy?: string } | undefined)?.claimBy)).toBeCloseTo(3, 2);
      await age(id, '2 days 23 hours');
      expect(await expireRewards(site.platform)).toBe(0);
      expect((await site.call(claimReward, { promotionId: id }, { token: other.token })).answer.value?.status).toBe(
        'issued',
      );
      expect((await join(next, id)).answer.code).toBe('promotion_used_up');
      await age(id, '1 hour 1 second');
      expect((await site.call(claimReward, { promotionId: id }, { token: late.token })).answer.code).toBe(
        'promotion_closed',
      );
      expect(await expireRewards(site.platform)).toBe(1);
      expect(await own(late, id)).toMatchObject({ past: [{ status: 'closed', publicReason: 'claim_expired' }] });
      expect(await campaign(id)).toMatchObject({ promised: 100_000n, paid: 100_000n });
      expect((await join(next, id)).answer.value).toMatchObject({ status: 'claim' });
    });

    it('[A180] is either claimed or closed, when two servers close it while both are asked for it', async () => {
      const id = await open(1_200_000n);
      const members = await crowd(12);
      for (const member of members) await join(member, id);
      await site.owner.query(
        `update promotions_participations set claim_from = clock_timestamp() - interval '3 days -40 milliseconds'
          where campaign_id = $1`,
        [id],
      );
      await Promise.all(
        members.flatMap(({ token }) =>
          [site, beside].flatMap((server) => [
            server.call(claimReward, { promotionId: id }, { token }),
            expireRewards(server.platform),
          ]),
        ),
      );
      await waitUntil(async () => {
        await expireRewards(site.platform);
        const list = await Promise.all(members.map((member) => own(member, id)));
        return list.every(({ past }) => past?.length === 1);
      });
      const { rows } = await site.owner.query<{ status: string; isPaid: boolean }>(
        `select p.status, g.id is not null as "isPaid" from promotions_participations p
           left join bonuses_grants g on g.id = p.grant_id where p.campaign_id = $1`,
        [id],
      );
      expect(rows.filter(({ status, isPaid }) => (status === 'issued') !== isPaid)).toEqual([]);
      const paid = await given(id);
      expect(await campaign(id)).toMatchObject({ promised: paid, paid });
    });

    it('is not ended while an operator looks at it, and has all of its days from his approval on', async () => {
      const id = await open();
      const [one] = await crowd(1);
      if (!one) throw new Error('Nobody came.');
      await join(one, id);
      await site.owner.query('update promotions_participations set is_held = true where campaign_id = $1', [id]);
      await age(id, '30 days');
      expect(await expireRewards(site.platform)).toBe(0);
      const { rows } = await site.owner.query<{ id: bigint }>(
        'select id from promotions_participations where campaign_id = $1',
        [id],
      );
      const decision = { applicationId: String(rows[0]?.id), reason: 'Looked at it' };
      const decided = (await site.call(approveApplication, decision, operator)).answer.value;
      expect(days(decided?.claimBy)).toBeCloseTo(3, 2);
      expect(await expireRewards(site.platform)).toBe(0);
    });

    it('has more days by an operator’s change and never fewer, nor by an end that is taken away', async () => {
      const id = await open();
      const [one] = await crowd(1);
      if (!one) throw new Error('Nobody came.');
      await join(one, id);
      const update = async (version: number, change: Partial<typeof draft>) =>
        (await site.call(updateCampaign, { id, version, draft: { ...draft, ...change } }, operator)).answer;
      expect((await update(1, { claimDays: 2 })).code).toBe('promotion_in_use');
      for (const claimDays of [0, 366, 1.5]) {
        const { status } = await site.call(
          updateCampaign,
          { id, version: 1, draft: { ...draft, claimDays } },
          operator,
        );
        expect(status).toBe(400);
      }
      expect(await campaign(id)).toMatchObject({ version: 1, claimDays: 3 });
      expect((await update(1, { claimDays: 5 })).value).toMatchObject({ claimDays: 5 });
      const told = async () =>
        days(((await own(one, id)).claimable as { claimBy: string }[] | undefined)?.[0]?.claimBy);
      expect(await told()).toBeCloseTo(5, 2);
      await end(id, '20 days');
      expect(await told()).toBeCloseTo(25, 2);
      expect((await update(2, { claimDays: 5, endsAt: null })).code).toBe('ok');
      expect(await told()).toBeCloseTo(25, 2);
    });
  });

  it('can be claimed for as long after a late approval', async () => {
    const id = await openPromotion(site, 'application', { perDevice: 100 });
    const [one] = await crowd(1);
    if (!one) throw new Error('Nobody came.');
    await site.call(createApplication, { promotionId: id, remark: 'Please', images: [] }, { token: one.token });
    await end(id, '-20 days');
    expect(await expireRewards(site.platform)).toBe(0);
    const { rows } = await site.owner.query<{ id: bigint }>(
      'select id from promotions_participations where campaign_id = $1',
      [id],
    );
    const decided = await site.call(
      approveApplication,
      { applicationId: String(rows[0]?.id), amount: 100_000n, reason: 'Looked at it' },
      operator,
    );
    const claimBy = decided.answer.value?.claimBy ?? '';
    expect(decided.answer.value).toMatchObject({ status: 'claim' });
    expect((Date.parse(claimBy) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    expect(await expireRewards(site.platform)).toBe(0);
    expect(await own(one, id)).toMatchObject({ claimable: [{ status: 'claim', claimBy }] });
    expect((await site.call(claimReward, { promotionId: id }, { token: one.token })).answer.value?.status).toBe(
      'issued',
    );
  });
});

describe('a cap per member', () => {
  it('limits everything that a member gets, also over two servers at once, and nobody else', async () => {
    const id = await openPromotion(site, 'mission', {
      ...{ memberCap: 100_000n, perDevice: 100 },
      mission: { period: 'day', amount: 100_000n },
      terms: { amount: 60_000n },
    });
    const [one, two] = await crowd(2);
    if (!one || !two) throw new Error('Nobody came.');
    for (const member of [one, two]) await insertRound(site, member, { bet: 100_000n });
    const claim = async ({ token }: TestMember, server = site) =>
      (await server.call(claimMission, { missionId: id }, { token })).answer.code;
    expect(await claim(one)).toBe('ok');
    // Grants of other days count too.
    await site.owner.query(
      `update promotions_participations set part = '2020-01-01' where campaign_id = $1 and member_id = $2`,
      [id, one.memberId],
    );
    expect(await Promise.all([claim(one), claim(one, beside)])).toEqual(['promotion_used_up', 'promotion_used_up']);
    expect(await claim(two)).toBe('ok');
  });
});

describe('changing the budget', () => {
  const draft = promotionDraftOf('signUp', { perDevice: 100, terms: { amount: 100_000n }, budget: null });
  const update = async (id: string, version: number, budget: bigint | null) =>
    (await site.call(updateCampaign, { id, version, draft: { ...draft, budget } }, operator)).answer;

  it('is possible while members participate, includes what they were promised, and is never below it', async () => {
    const id = await openPromotion(site, 'signUp', { perDevice: 100, terms: { amount: 100_000n } });
    for (const { token } of await crowd(2)) await site.call(joinPromotion, { promotionId: id }, { token });
    expect((await update(id, 1, 199_999n)).code).toBe('promotion_invalid');
    expect((await update(id, 1, 200_000n)).value).toMatchObject({ budget: 200_000n, promised: 200_000n });
    const [late] = await crowd(1);
    const join = async () =>
      (await site.call(joinPromotion, { promotionId: id }, { token: late?.token ?? '' })).answer.code ?? '';
    expect(await join()).toBe('promotion_used_up');
    expect((await update(id, 2, 300_000n)).value).toMatchObject({ promised: 200_000n });
    expect(await join()).toBe('ok');
    expect((await update(id, 3, null)).value).toMatchObject({ budget: null, promised: 0n });
  });

  it('is refused by the table itself, and a raffle with one needs an unlimited blank', async () => {
    const id = await openPromotion(site, 'signUp', { budget: 100_000n, perDevice: 100, terms: { amount: 100_000n } });
    const [one] = await crowd(1);
    await site.call(joinPromotion, { promotionId: id }, { token: one?.token ?? '' });
    await expect(
      site.owner.query('update promotions_participations set amount = 100001 where campaign_id = $1', [id]),
    ).rejects.toThrow(/promotions_budgets/);
    const endless = [{ name: textsOf('Gold'), amount: 1n, weight: 1, stock: null }];
    await expect(openPromotion(site, 'raffle', { prizes: endless, budget: 5n })).rejects.toThrow('promotion_invalid');
  });
});
