import { listOpenedNumbers } from '@baize/contract';
import { MOST_DRAWS } from '@baize/contract/lotteries/listOpenedNumbers';
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

  it('lists a day of the lottery’s own time zone in one page, however many hours it has', async () => {
    const far = await openLottery(site, { time_zone: 'America/New_York' });
    await far.pastMinutes('2026-03-07', '2026-03-09');
    for (const [day, minutes] of [
      ['2026-03-07', 1_440],
      ['2026-03-08', 1_380],
      ['2026-03-10', 0],
    ] as const) {
      const asked = { gameCode: far.code, day, pageNum: 1, pageSize: MOST_DRAWS };
      const { value } = (await site.call(listOpenedNumbers, asked)).answer;
      const nos = Array.from({ length: minutes }, (_, at) => String(minutes - at).padStart(4, '0'));
      expect(
        value?.content.map(({ no }) => no),
        day,
      ).toEqual(nos.map((nth) => `${day.replaceAll('-', '')}-${nth}`));
      expect(value?.totalRows, day).toBe(minutes);
    }
  });
});

describe('refuses', () => {
  it('an unknown lottery, an invalid page, and what is no day', async () => {
    expect((await opened('nothing')).code).toBe('lottery_not_found');
    for (const query of ['pageNum=0', 'pageSize=1441', 'day=2026-02-30', 'day=0000-01-01', 'day=today']) {
      const { status } = await site.send('GET', `${listOpenedNumbers.path}?gameCode=${lottery.code}&${query}`);
      expect(status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('lotteries of another brand', async () => {
    expect((await opened(lottery.code, brandHosts.second)).code).toBe('lottery_not_found');
  });
});
