import { checkIn } from '@baize/contract';
import { openOperator, openPromotion, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('counts a day once, under concurrency, and the days of a week together', async () => {
    const week = await openPromotion(site, 'mission', {
      mission: { period: 'week', fact: 'checkIn', amount: 0n, times: 7 },
    });
    const { token, memberId } = await registerMember(site);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.call(checkIn, {}, { token })));
    for (const { answer } of answers) {
      expect(answer.value).toMatchObject({ isCheckedIn: true, missions: [{ id: week, doneTimes: 1 }] });
    }
    // Moves the check-in into another week.
    await site.owner.query(
      `insert into promotions_check_ins (brand_id, member_id, day, at) values (1, $1, '2020-01-01', '2020-01-01')`,
      [memberId],
    );
    const { answer } = await site.call(checkIn, {}, { token });
    expect(answer.value?.missions).toMatchObject([{ doneTimes: 1, status: 'signedUp' }]);
  });
});

describe('refuses', () => {
  it('[A182] a day or a member from the caller', async () => {
    const { token } = await registerMember(site);
    for (const extra of [{ day: '2026-01-01' }, { memberId: '1' }]) {
      const answer = await site.send('POST', checkIn.path, {
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(extra),
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, operators and trial accounts', async () => {
    expect((await site.call(checkIn, {})).status).toBe(401);
    const { token } = await openOperator(site);
    expect((await site.call(checkIn, {}, { token })).status).toBe(401);
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    expect((await site.call(checkIn, {}, { token: trial.token })).answer.code).toBe('in_need_true_account');
  });
});
