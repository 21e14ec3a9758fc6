import { listLotteries, updateLottery, type OutputOf } from '@baize/contract';
import { families } from '@baize/maths/lottery/families';
import { prizesOf, type Terms } from '@baize/maths/lottery/prizesOf';
import {
  brandHosts,
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

type Listed = OutputOf<typeof listLotteries>[number];
const read = async (token: string, { code } = lottery): Promise<Listed> => {
  const { answer } = await site.call(listLotteries, {}, { token });
  const own = answer.value?.find(({ gameCode }) => gameCode === code);
  if (!own) throw new Error(answer.code);
  return own;
};
const change = async (token: string, own: Listed, terms: Partial<Listed['terms']>, reason = 'A calmer day') => {
  const asked = { lotteryId: own.id, version: own.version, terms: { ...own.terms, ...terms }, reason };
  return (await site.call(updateLottery, asked, { token })).answer;
};

/** A bet that wins, the terms it is accepted at, and those the lottery has later. */
type Kept = Readonly<{
  what: string;
  family: string;
  play: string;
  selection: string;
  key: string;
  result: number[];
  accepted: Partial<Listed['terms']>;
  later: Partial<Listed['terms']>;
  terms: Terms;
  refusal: string;
}>;

describe('works', () => {
  it('closes a lottery to new bets and tightens limits at once, without affecting accepted orders', async () => {
    const { token, username } = await openOperator(site);
    const member = await registerPayee(site, 10_000_000n);
    const first = await lottery.bet(member, [{ multiple: 3 }]);
    expect(first.code).toBe('ok');
    const low = { playLimit: 800_000n, memberLimit: 800_000n };
    expect((await change(token, await read(token), low)).value).toMatchObject({ version: 2, updatedBy: username });
    expect((await lottery.bet(member, [{ multiple: 2 }])).code).toBe('lottery_play_limit');
    await change(token, await read(token), { isOpen: false });
    expect((await lottery.bet(member, [{}])).code).toBe('lottery_closed');
    await change(token, await read(token), { isOpen: true, closeSeconds: 30, holidays: ['2031-01-01'] });
    expect((await read(token)).terms).toMatchObject({ closeSeconds: 30, holidays: ['2031-01-01'] });
    expect((await lottery.bet(member, [{}])).code).toBe('ok');
    const { rows } = await site.owner.query(`select actor from audit_trail where action = 'lotteries.updateLottery'`);
    expect(rows).toHaveLength(3);
  });

  it.each<Kept>([
    {
      ...{ what: 'return', family: 'pc28', play: 'pc28.sum.value', selection: '13', key: 'sum13' },
      ...{
        result: [4, 4, 5],
        accepted: { returnBps: 9_000 },
        later: { returnBps: 4_000 },
        terms: { group: 1_700, returnBps: 9_000 },
      },
      ...{ refusal: 'ok' },
    },
    {
      ...{ what: 'prize groups', family: 'ssc', play: 'ssc.star5.direct', selection: '1,2,3,4,5', key: 'win' },
      ...{
        result: [1, 2, 3, 4, 5],
        accepted: {},
        later: { minGroup: 1_900, maxGroup: 1_950 },
        terms: { group: 1_700 },
      },
      ...{ refusal: 'prize_group_out_of_range' },
    },
  ])('pays an order by the terms it was accepted at, whatever the $what of the lottery later', async (kind) => {
    const { token } = await openOperator(site);
    const own = await openLottery(site, { family: kind.family });
    await change(token, await read(token, own), kind.accepted);
    const [early, late] = [await registerPayee(site, 1_000_000n), await registerPayee(site, 1_000_000n)];
    const drawNo = await own.current();
    const bet = { play: kind.play, selection: kind.selection };
    expect((await own.bet(early, [bet], { drawNo })).code).toBe('ok');
    await change(token, await read(token, own), kind.later);
    expect((await own.bet(late, [bet], { drawNo })).code).toBe(kind.refusal);
    await own.close(drawNo);
    await own.turn();
    expect(await own.say(drawNo, kind.result)).toBe('ok');
    await own.turn();
    const play = families(6)
      .flatMap(({ plays }) => plays)
      .find(({ id }) => id === kind.play)!;
    const { multiple } = prizesOf(play, kind.terms).find(({ key }) => key === kind.key)!;
    const { rows } = await site.owner.query(
      `select o.member_id as member, o.payout from lotteries_orders o where o.draw_id = $1 order by o.id`,
      [(await own.drawOf(drawNo))['id']],
    );
    expect(rows[0]).toEqual({
      member: early.memberId,
      payout: (200_000n * multiple.numerator) / multiple.denominator,
    });
    /* A bet after the change is paid by the later terms, so that these do make a difference. */
    expect(rows[1]?.payout).not.toBe(rows[0]?.payout);
  });
});

describe('refuses', () => {
  it('contradictory terms, an outdated version, and a missing reason', async () => {
    const { token } = await openOperator(site);
    const own = await read(token);
    for (const terms of [
      { minGroup: 1_900, maxGroup: 1_800 },
      { closeSeconds: 3_600 },
      { playLimit: own.terms.memberLimit + 1n },
      { memberLimit: own.terms.drawLimit + 1n },
    ]) {
      expect((await change(token, own, terms)).code).toBe('lottery_terms_invalid');
    }
    expect((await change(token, own, {}, ' ')).code).toBe('reason_required');
    expect((await change(token, { ...own, version: own.version + 1 }, {})).code).toBe('version_conflict');
    expect((await change(token, { ...own, id: '999999999999' }, {})).code).toBe('lottery_not_found');
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const own = await read((await openOperator(site)).token);
    expect((await change((await openOperator(site, { role: 'auditor' })).token, own, {})).code).toBe('not_allowed');
    expect((await change((await registerPayee(site)).token, own, {})).code).toBe('not_logged_in');
    const { token, host } = await openOperator(site, { host: brandHosts.second });
    const asked = { lotteryId: own.id, version: own.version, terms: own.terms, reason: 'A calmer day' };
    expect((await site.call(updateLottery, asked, { token, host })).answer.code).toBe('lottery_not_found');
  });
});
