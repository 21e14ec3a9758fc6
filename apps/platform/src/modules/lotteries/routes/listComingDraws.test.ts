import { listComingDraws } from '@baize/contract';
import { brandHosts, openLottery, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const coming = async (gameCode: string, count = 30, host: string = brandHosts.first) =>
  (await site.call(listComingDraws, { gameCode, count }, { host })).answer;

const listed = ({ value }: Awaited<ReturnType<typeof coming>>) => value ?? [];

describe('works', () => {
  it('names the draws that take bets from the one that closes next, and as many as are asked for', async () => {
    const value = listed(await coming(lottery.code));
    expect(value[0]?.no).toBe(await lottery.current());
    expect(value).toHaveLength(30);
    const closes = value.map(({ closeAt }) => Date.parse(closeAt));
    expect(closes).toEqual(closes.toSorted((one, other) => one - other));
    expect((await coming(lottery.code, 3)).value).toEqual(value.slice(0, 3));
  });

  it('leaves out a draw that has closed', async () => {
    const own = await openLottery(site);
    const drawNo = await own.current();
    await own.close(drawNo);
    await own.turn();
    const value = listed(await coming(own.code));
    expect(value.map(({ no }) => no)).not.toContain(drawNo);
    expect(value[0]?.no).toBe(await own.current());
  });
});

describe('refuses', () => {
  it('a lottery that is not there or not open, and a count that is none', async () => {
    expect((await coming('nothing')).code).toBe('lottery_not_found');
    const shut = await openLottery(site);
    await site.owner.query('update lotteries_lotteries set is_open = false where code = $1', [shut.code]);
    expect((await coming(shut.code)).code).toBe('lottery_not_found');
    for (const count of ['0', '31', 'x']) {
      const { status } = await site.send('GET', `${listComingDraws.path}?gameCode=${lottery.code}&count=${count}`);
      expect(status).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('draws of another brand', async () => {
    expect((await coming(lottery.code, 5, brandHosts.second)).code).toBe('lottery_not_found');
  });
});
