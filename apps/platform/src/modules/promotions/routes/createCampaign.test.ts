import { createCampaign, listPromotions, listTrail } from '@baize/contract';
import {
  openOperator,
  promotionDraftOf,
  registerMember,
  startPlatform,
  textsOf,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const create = async (draft: ReturnType<typeof promotionDraftOf>, { token } = operator) =>
  (await site.call(createCampaign, draft, { token })).answer;

describe('works', () => {
  it('creates one of each kind, sanitised, in the brand’s currency, with its audit row', async () => {
    const kinds = ['signUp', 'firstDeposit', 'reloadDeposit', 'zaloBinding', 'application', 'raffle'] as const;
    for (const kind of kinds)
      expect((await create(promotionDraftOf(kind))).value).toMatchObject({ kind, currency: 'CNY' });
    const shown = (await site.call(listPromotions, {})).answer.value;
    expect(shown?.map(({ kind }) => kind)).toEqual([...kinds]);
    const wild = textsOf('<p onclick="x()">Terms</p><script>alert(1)</script>');
    const made = await create(promotionDraftOf('signUp', { content: wild }));
    expect(made.value?.content.EN).not.toMatch(/script|onclick/);
    const trail = await site.call(
      listTrail,
      { action: 'promotions.createCampaign', objectId: made.value?.id, pageNum: 1, pageSize: 20 },
      { token: operator.token },
    );
    expect(trail.answer.value?.page.content).toMatchObject([{ actor: operator.username }]);
  });
});

describe('refuses', () => {
  it('[CONST-23] more than 131K for Zalo, and invalid values, naming the field', async () => {
    const more = await create(promotionDraftOf('zaloBinding', { terms: { amount: 13_100_001_000n } }));
    expect([more.code, more.value]).toEqual(['promotion_invalid', { field: 'amount' }]);
    const backwards = await create(promotionDraftOf('signUp', { endsAt: '2019-01-01T00:00:00.000Z' }));
    expect(backwards.value).toEqual({ field: 'endsAt' });
    const path = await create(promotionDraftOf('signUp', { image: '/brand/images/../../etc/passwd.png' }));
    expect(path.value).toEqual({ field: 'image' });
  });
});

describe('forbids', () => {
  it('guests, members and auditors', async () => {
    const draft = promotionDraftOf('signUp');
    expect((await site.call(createCampaign, draft)).status).toBe(401);
    expect((await site.call(createCampaign, draft, { token: (await registerMember(site)).token })).status).toBe(401);
    const { token } = await openOperator(site, { role: 'auditor' });
    expect((await site.call(createCampaign, draft, { token })).answer.code).toBe('not_allowed');
  });
});
