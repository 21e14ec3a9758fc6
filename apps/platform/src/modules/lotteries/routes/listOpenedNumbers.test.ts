import { listOpenedNumbers } from '@baize/contract';
import { brandHosts, openLottery, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const opened = async (gameCode: string, host: string = brandHosts.first) =>
  (await site.call(listOpenedNumbers, { gameCode, pageNum: 1, pageSize: 10 }, { host })).answer;

describe('works', () => {
  it('[CALL-53] lists results, latest first, and marks corrections', async () => {
    const drawn: string[] = [];
    for (const result of [
      [1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1],
    ]) {
      const no = await lottery.current();
      drawn.unshift(no);
      await lottery.close(no);
      await lottery.turn();
      await lottery.say(no, result);
      await lottery.turn();
    }
    await lottery.say(drawn[0]!, [0, 0, 0, 0, 0]);
    const { value } = await opened(lottery.code);
    expect(value?.content).toMatchObject([
      { no: drawn[0], numbers: [0, 0, 0, 0, 0], resultNo: 2, family: 'ssc' },
      { no: drawn[1], numbers: [1, 2, 3, 4, 5], resultNo: 1 },
    ]);
    await lottery.say(drawn[0]!, 'void');
    expect((await opened(lottery.code)).value?.totalRows).toBe(1);
  });
});

describe('refuses', () => {
  it('an unknown lottery, and an invalid page', async () => {
    expect((await opened('nothing')).code).toBe('lottery_not_found');
    expect((await site.send('GET', `${listOpenedNumbers.path}?gameCode=${lottery.code}&pageNum=0`)).status).toBe(400);
  });
});

describe('forbids', () => {
  it('lotteries of another brand', async () => {
    expect((await opened(lottery.code, brandHosts.second)).code).toBe('lottery_not_found');
  });
});
