import { getGameMenu } from '@baize/contract';
import { brandHosts, openLottery, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const menu = async (prizeMode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA', host: string = brandHosts.first) =>
  (await site.call(getGameMenu, { prizeMode, device: 'WEB' }, { host })).answer.value;

describe('works', () => {
  it('[CALL-39] [CONFIG-07] [ENTITY-40] groups the lotteries of a prize mode, each with its draws', async () => {
    const groups = await menu('ZY');
    expect(groups?.map(({ gameGroupCode }) => gameGroupCode)).toEqual(['SSC']);
    expect(groups?.[0]?.gameMenus).toMatchObject([
      {
        gameCode: lottery.code,
        family: 'ssc',
        source: 'official',
        current: { state: 'open', numbers: null },
        last: null,
      },
    ]);
    expect(await menu('SEA')).toEqual([]);
  });
});

describe('refuses', () => {
  it('[CONFIG-07] every other prize mode or device, and a call without them', async () => {
    for (const query of [
      '',
      '?prizeMode=ZY',
      '?prizeMode=zy&device=WEB',
      '?prizeMode=ZY&device=TV',
      '?prizeMode=VN&device=WEB',
    ]) {
      expect((await site.send('GET', `${getGameMenu.path}${query}`)).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('lotteries of another brand, and closed ones', async () => {
    expect(await menu('ZY', brandHosts.second)).toEqual([]);
    const shut = await openLottery(site, { prize_mode: 'ELOTT' });
    expect(await menu('ELOTT')).toHaveLength(1);
    await site.owner.query('update lotteries_lotteries set is_open = false where code = $1', [shut.code]);
    expect(await menu('ELOTT')).toEqual([]);
  });
});
