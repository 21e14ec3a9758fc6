import { getProfit } from '@baize/contract/members/getProfit';
import { getRebate, getRound, listRounds, updateLimit, updateRebateRules } from '@baize/contract';
import {
  openLottery,
  openOperator,
  registerPayee,
  startPlatform,
  type TestLottery,
  type TestPlatform,
} from '@baize/testkit';
import { sumValidBets } from '#modules/vendors/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const HIT = [1, 2, 3, 4, 5];
const MISS = [9, 8, 7, 6, 5];
const STAKE = 200_000n;
const PRIZE = 17_000_000_000n;

it('a settled order counts as a round everywhere, follows corrections, and stops counting once it is void', async () => {
  const member = await registerPayee(site, 10_000_000n);
  const { token } = member;
  const operator = await openOperator(site);
  const none = { RNG: 0, LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, ESPORTS: 0, ELOTT: 0 };
  const rules = { rates: { ...none, LOTT: 100 }, minimum: 0n, version: 0 };
  await site.call(updateRebateRules, rules, { token: operator.token });
  const record = async () =>
    (await site.call(listRounds, { gameClassify: 'LOTT', pageNum: 1, pageSize: 20 }, { token })).answer.value;
  const rebate = async () => (await site.call(getRebate, {}, { token })).answer.value?.amount;
  const owner = { brandId: 1, memberId: member.memberId, currency: 'CNY', since: new Date(0) };
  const turnover = () => sumValidBets(site.platform.pool, owner);

  const drawNo = await lottery.current();
  expect((await lottery.bet(member, [{}], { drawNo })).code).toBe('ok');
  expect((await record())?.page.totalRows).toBe(0);
  await lottery.close(drawNo);
  await lottery.turn();
  await lottery.say(drawNo, MISS);
  await lottery.turn();
  const [lost] = (await record())?.page.content ?? [];
  expect(lost).toMatchObject({ vassalage: 'LOTTERY', gameCode: lottery.code, gameName: { EN: 'Test SSC' } });
  expect(lost).toMatchObject({ status: 'lost', bet: STAKE, validBet: STAKE, net: -STAKE });
  expect(await rebate()).toBe(STAKE / 100n);
  expect(await turnover()).toBe(STAKE);

  await lottery.say(drawNo, HIT);
  await lottery.turn();
  const won = await site.call(getRound, { id: lost!.id, language: 'EN' }, { token });
  expect(won.answer.value?.round).toMatchObject({ status: 'won', win: PRIZE, net: PRIZE - STAKE });
  expect(won.answer.value?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', -STAKE],
    ['win', PRIZE],
  ]);
  const days = {
    from: new Date(Date.now() - 86_400_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  };
  const profit = (await site.call(getProfit, days, { token })).answer.value;
  expect(profit?.categories).toMatchObject([{ gameClassify: 'LOTT', vassalage: 'LOTTERY', net: PRIZE - STAKE }]);

  await lottery.say(drawNo, 'void');
  await lottery.turn();
  expect((await record())?.page.content).toMatchObject([{ status: 'cancelled', bet: 0n, validBet: 0n, net: 0n }]);
  expect([await rebate(), await turnover()]).toEqual([0n, 0n]);
});

it("a member's limits apply to lotteries: stake, and daily loss", async () => {
  const member = await registerPayee(site, 10_000_000n);
  const { token } = member;
  await site.call(updateLimit, { measure: 'stake', period: 'bet', allowed: 300_000n }, { token });
  await site.call(updateLimit, { measure: 'loss', period: 'day', allowed: 300_000n }, { token });
  expect((await lottery.bet(member, [{ multiple: 2 }])).code).toBe('stake_limit');
  expect((await lottery.bet(member, [{}])).code).toBe('ok');
  expect((await lottery.bet(member, [{}])).code).toBe('loss_limit');
});
