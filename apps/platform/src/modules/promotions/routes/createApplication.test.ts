import {
  approveApplication,
  claimReward,
  createApplication,
  getApplicationImage,
  listApplications,
  listOwnPromotions,
} from '@baize/contract';
import {
  brandHosts,
  onePixel,
  openOperator,
  openPromotion,
  pictureOfSize,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const ofSize = (bytes: number) => pictureOfSize(bytes).toString('base64');
const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64').toString('base64');
const text = Buffer.from('<script>alert(1)</script>').toString('base64');

const apply = async (promotionId: string, { token }: { token: string }, remark = 'Please', images: string[] = []) =>
  (await site.call(createApplication, { promotionId, remark, images }, { token })).answer;
const statusOf = async (promotionId: string, { token }: TestMember) =>
  (await site.call(listOwnPromotions, {}, { token })).answer.value?.find((one) => one.promotionId === promotionId)
    ?.status;
const rows = async (promotionId: string) =>
  (await site.owner.query('select from promotions_participations where campaign_id = $1', [promotionId])).rowCount;

describe('works', () => {
  it('[PROMO-01] accepts a comment and up to three pictures, visible to operators only', async () => {
    const promotion = await openPromotion(site, 'application');
    const member = await registerMember(site);
    const answer = await apply(promotion, member, '  生日快乐\r\nThanks ', [onePixel, onePixel, onePixel]);
    expect(answer.value).toMatchObject({ status: 'applying', isHeld: true, amount: null });
    expect(await statusOf(promotion, member)).toBe('applying');
    const { token } = await openOperator(site);
    const query = { view: 'waiting' as const, pageNum: 1, pageSize: 20 };
    const { answer: queue } = await site.call(listApplications, query, { token });
    expect(queue.value?.waiting).toBe(1);
    const [row] = queue.value?.page.content ?? [];
    expect(row).toMatchObject({ account: member.account, remark: '生日快乐\nThanks', images: 3, status: 'applying' });
    const seen = { applicationId: row?.id ?? '', position: 3 };
    expect((await site.call(getApplicationImage, seen, { token })).answer.value).toEqual({
      ...{ mediaType: 'image/png', data: onePixel },
    });
  });

  it('[A180] [PROMO-01] stores one under concurrency; applying again returns the current state', async () => {
    const promotion = await openPromotion(site, 'application');
    const member = await registerMember(site);
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(promotion, member, 'x', [onePixel])));
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect(await rows(promotion)).toBe(1);
    const { rowCount } = await site.owner.query(
      'select from promotions_images i join promotions_participations p on p.id = i.participation_id where p.campaign_id = $1',
      [promotion],
    );
    expect(rowCount).toBe(1);
  });

  it('[PROMO-05] a picture of exactly 5 MB, and [PROMO-03] exactly 140 characters', async () => {
    const promotion = await openPromotion(site, 'application');
    const member = await registerMember(site);
    const answer = await apply(promotion, member, '字'.repeat(140), [ofSize(5_242_880)]);
    expect(answer.code).toBe('ok');
  });
});

describe('refuses', () => {
  it('[PROMO-03] 141 characters, [PROMO-06] [A216] a fourth picture, and nothing at all', async () => {
    const promotion = await openPromotion(site, 'application');
    const member = await registerMember(site);
    expect((await apply(promotion, member, 'x'.repeat(141))).code).toBe('remark_too_long');
    expect((await apply(promotion, member, 'x', [onePixel, onePixel, onePixel, onePixel])).code).toBe(
      'images_too_many',
    );
    expect((await apply(promotion, member, '  ', [])).code).toBe('field_required');
    expect(await rows(promotion)).toBe(0);
  });

  it('[PROMO-04] a GIF, a document or a script by whatever name, and [PROMO-05] a picture beyond 5 MB', async () => {
    const promotion = await openPromotion(site, 'application');
    const member = await registerMember(site);
    const half = Buffer.from(onePixel, 'base64').subarray(0, 40).toString('base64');
    const pdf = Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n').toString('base64');
    for (const image of [gif, text, half, pdf, ofSize(5_242_881)]) {
      expect((await apply(promotion, member, 'x', [onePixel, image])).code).toBe('image_invalid');
    }
    expect(await rows(promotion)).toBe(0);
  });

  it('ended and future promotions, and those without applications', async () => {
    const member = await registerMember(site);
    const over = await openPromotion(site, 'application', { endsAt: '2020-02-01T00:00:00.000Z' });
    const gift = await openPromotion(site, 'signUp');
    expect((await apply(over, member)).code).toBe('promotion_closed');
    expect((await apply(gift, member)).code).toBe('promotion_state_changed');
    expect((await site.call(claimReward, { promotionId: gift }, { token: member.token })).answer.success).toBe(false);
  });
});

describe('forbids', () => {
  it('[A222] guests, operators, trial accounts and members of another brand; pictures are invisible to other brands', async () => {
    const promotion = await openPromotion(site, 'application');
    const member = await registerMember(site);
    const input = { promotionId: promotion, remark: 'x', images: [] };
    expect((await site.call(createApplication, input)).status).toBe(401);
    expect((await site.call(createApplication, input, await openOperator(site))).status).toBe(401);
    const other = await registerMember(site, undefined, { host: brandHosts.second });
    const foreign = { token: other.token, host: brandHosts.second };
    expect((await site.call(createApplication, input, foreign)).answer.code).toBe('promotion_not_found');
    const applied = await apply(promotion, member, 'x', [onePixel]);
    const stranger = await openOperator(site, { host: brandHosts.second });
    const image = { applicationId: applied.value?.id ?? '', position: 1 };
    expect((await site.call(getApplicationImage, image, stranger)).answer.code).toBe('application_not_found');
    const decision = { applicationId: image.applicationId, amount: 1_000n, reason: 'looks right' };
    expect((await site.call(approveApplication, decision, stranger)).answer.code).toBe('application_not_found');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [member.memberId]);
    expect((await apply(promotion, member)).code).toBe('in_need_true_account');
  });
});
