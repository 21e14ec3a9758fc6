import { claimRaffle, joinPromotion, listPromotions, updateCampaign } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  promotionDraftOf,
  registerMember,
  startPlatform,
  textsOf,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const update = async (
  id: string,
  draft: ReturnType<typeof promotionDraftOf>,
  { version = 1, token = operator.token, host = brandHosts.first as string } = {},
) => (await site.call(updateCampaign, { id, version, draft }, { token, host })).answer;

describe('works', () => {
  it('changes everything but the kind while nobody participates', async () => {
    const id = await openPromotion(site, 'signUp');
    const draft = promotionDraftOf('signUp', { terms: { amount: 500_000n }, title: textsOf('New'), isShown: false });
    expect((await update(id, draft)).value).toMatchObject({ version: 2, isShown: false, terms: { amount: 500_000n } });
    const shown = (await site.call(listPromotions, {})).answer.value;
    expect(shown?.some((one) => one.id === id)).toBe(false);
  });

  it('changes texts and postpones the end while members participate, also after prizes were drawn', async () => {
    const prizes = [
      { name: textsOf('Gold'), amount: 100_000n, weight: 1_000_000, stock: 5 },
      { name: textsOf('Blank'), amount: 0n, weight: 1, stock: null },
    ];
    const id = await openPromotion(site, 'raffle', { prizes, endsAt: '2090-01-01T00:00:00.000Z' });
    const { token } = await registerMember(site);
    await site.call(joinPromotion, { promotionId: id }, { token });
    await site.call(claimRaffle, { promotionId: id }, { token });
    const later = { prizes, endsAt: '2095-01-01T00:00:00.000Z', title: textsOf('Longer') };
    const { value } = await update(id, promotionDraftOf('raffle', later));
    expect(value).toMatchObject({ title: textsOf('Longer'), endsAt: '2095-01-01T00:00:00.000Z', members: 1 });
    const { rows } = await site.owner.query<{ left: number }>(
      'select sum(stock)::int as left from promotions_prizes where campaign_id = $1',
      [id],
    );
    expect(rows[0]?.left).toBe(5 - (value?.paid === 100_000n ? 1 : 0));
  });
});

describe('refuses', () => {
  it('other terms than members joined on', async () => {
    const id = await openPromotion(site, 'signUp', { endsAt: '2090-01-01T00:00:00.000Z' });
    const { token } = await registerMember(site);
    await site.call(joinPromotion, { promotionId: id }, { token });
    const end = { endsAt: '2090-01-01T00:00:00.000Z' };
    const changes = [
      { ...end, terms: { amount: 1_000n } },
      { ...end, terms: { multiple: 50 } },
      { ...end, audience: 'depositors' as const },
      { ...end, startsAt: '2021-01-01T00:00:00.000Z' },
      { endsAt: '2080-01-01T00:00:00.000Z' },
    ];
    for (const change of changes) {
      expect((await update(id, promotionDraftOf('signUp', change))).code).toBe('promotion_in_use');
    }
    expect((await update(id, promotionDraftOf('application'))).code).toBe('promotion_in_use');
  });

  it('an outdated version, invalid values, and unknown promotions', async () => {
    const id = await openPromotion(site, 'signUp');
    expect((await update(id, promotionDraftOf('signUp'), { version: 7 })).code).toBe('version_conflict');
    expect((await update(id, promotionDraftOf('signUp', { terms: { cap: 1n } }))).code).toBe('promotion_invalid');
    expect((await update('999999', promotionDraftOf('signUp'))).code).toBe('promotion_not_found');
  });
});

describe('forbids', () => {
  it('auditors and operators of another brand', async () => {
    const id = await openPromotion(site, 'signUp');
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await update(id, promotionDraftOf('signUp'), { token: auditor.token })).code).toBe('not_allowed');
    const { token, host } = await openOperator(site, { host: brandHosts.second });
    expect((await update(id, promotionDraftOf('signUp'), { token, host })).code).toBe('promotion_not_found');
  });
});
