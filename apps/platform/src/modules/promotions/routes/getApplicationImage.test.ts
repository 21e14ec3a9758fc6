import { getApplicationImage, joinPromotion } from '@baize/contract';
import { openOperator, openPromotion, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

/** A participation with one picture. */
async function pictured(): Promise<string> {
  const member = await registerMember(site);
  const promotionId = await openPromotion(site, 'signUp');
  const { answer } = await site.call(joinPromotion, { promotionId }, { token: member.token });
  const id = answer.value?.id ?? '';
  await site.owner.query(
    `insert into promotions_images (participation_id, position, brand_id, member_id, media_type, content)
     values ($1, 1, 1, $2, 'image/jpeg', '\\xffd8ff')`,
    [id, member.memberId],
  );
  return id;
}
const get = async (applicationId: string, position: number, token?: string) =>
  site.call(getApplicationImage, { applicationId, position }, token === undefined ? {} : { token });

describe('works', () => {
  it('returns a picture by its index', async () => {
    const id = await pictured();
    const { token } = await openOperator(site, { role: 'auditor' });
    expect((await get(id, 1, token)).answer.value).toEqual({ mediaType: 'image/jpeg', data: '/9j/' });
  });
});

describe('refuses', () => {
  it('an unknown index', async () => {
    const id = await pictured();
    const { token } = await openOperator(site);
    expect((await get(id, 2, token)).answer.code).toBe('application_not_found');
    expect((await get('999999', 1, token)).answer.code).toBe('application_not_found');
  });
});

describe('forbids', () => {
  it("[A222] guests and members, the picture's own included", async () => {
    const id = await pictured();
    expect((await get(id, 1)).status).toBe(401);
    expect((await get(id, 1, (await registerMember(site)).token)).status).toBe(401);
  });
});
