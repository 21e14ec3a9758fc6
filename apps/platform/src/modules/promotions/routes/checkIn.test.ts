import { checkIn, claimMission } from '@baize/contract';
import {
  openOperator,
  openPromotion,
  pastMidnight,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let beside: TestPlatform;
beforeAll(async () => {
  await pastMidnight('Asia/Shanghai');
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
});

/** Two devices of one session, each at a process of its own. */
const atBoth = <Answer>(ask: (at: TestPlatform) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 48 }, (_one, at) => ask(at % 2 === 0 ? site : beside)));
const weekOf = (id: string, doneTimes: number) =>
  expect.arrayContaining([expect.objectContaining({ id, doneTimes, status: 'signedUp' })]);

describe('works', () => {
  it('[A180] counts a day once, under concurrency over two processes, and the days of a week together', async () => {
    const week = await openPromotion(site, 'mission', {
      mission: { period: 'week', fact: 'checkIn', amount: 0n, times: 7 },
    });
    const { token, memberId } = await registerMember(site);
    for (const { answer } of await atBoth((at) => at.call(checkIn, {}, { token }))) {
      expect(answer.value).toMatchObject({ isCheckedIn: true, missions: weekOf(week, 1) });
    }
    const { rows } = await site.owner.query('select from promotions_check_ins where member_id = $1', [memberId]);
    expect(rows).toHaveLength(1);
    // Moves the check-in into another week.
    await site.owner.query(
      `insert into promotions_check_ins (brand_id, member_id, day, at) values (1, $1, '2020-01-01', '2020-01-01')`,
      [memberId],
    );
    const { answer } = await site.call(checkIn, {}, { token });
    expect(answer.value?.missions).toEqual(weekOf(week, 1));
  });

  it('[A180] [I-39] pays the reward of a day once, when two processes check in and claim at the same time', async () => {
    const missionId = await openPromotion(site, 'mission', { mission: { fact: 'checkIn', amount: 0n, times: 1 } });
    const { token, memberId } = await registerMember(site);
    const answers = await atBoth(async (at) => {
      await at.call(checkIn, {}, { token });
      return (await at.call(claimMission, { missionId }, { token })).answer;
    });
    // A lock time-out answers overloaded, and nothing was done.
    expect(answers.filter(({ code }) => !['ok', 'overloaded'].includes(code))).toEqual([]);
    const paid = answers.filter(({ success }) => success);
    expect(new Set(paid.map(({ value }) => value?.id)).size).toBe(1);
    for (const { value } of paid) expect(value).toMatchObject({ status: 'issued', amount: 800_000n });
    const counted = await site.owner.query<{ days: number; parts: number }>(
      `select (select count(*)::int from promotions_check_ins where member_id = $1) as days,
              (select count(*)::int from promotions_participations where member_id = $1) as parts`,
      [memberId],
    );
    expect(counted.rows).toEqual([{ days: 1, parts: 1 }]);
    const ledger = await site.owner.query(
      'select kind, debit, credit, amount from wallet_transfers where member_id = $1 order by created_at, id',
      [memberId],
    );
    expect(ledger.rows).toEqual([
      { kind: 'bonusGranted', debit: 'house.bonus:granted', credit: 'bonus', amount: 800_000n },
      { kind: 'bonusReleased', debit: 'bonus', credit: 'main', amount: 800_000n },
    ]);
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
