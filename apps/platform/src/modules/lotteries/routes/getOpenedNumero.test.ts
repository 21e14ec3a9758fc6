import { getOpenedNumero } from '@baize/contract';
import { brandHosts, openLottery, startPlatform, type TestLottery, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let lottery: TestLottery;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  lottery = await openLottery(site);
});
afterAll(() => site.close());

const last = async (host: string = brandHosts.first) =>
  (await site.call(getOpenedNumero, {}, { host })).answer.value?.list;

describe('works', () => {
  it('[CALL-66] returns the last result of each lottery that has one, and whose draw it was', async () => {
    const own = await openLottery(site, { source: 'own' });
    expect(await last()).toEqual([]);
    for (const one of [own, lottery]) {
      const no = await one.current();
      await one.close(no);
      await one.turn();
    }
    expect(await last()).toMatchObject([{ gameCode: own.code, resultNo: 1, source: 'own' }]);
  });
});

describe('refuses', () => {
  it('an unknown field', async () => {
    expect((await site.send('GET', `${getOpenedNumero.path}?gameCode=x`)).status).toBe(400);
  });
});

describe('forbids', () => {
  it('results of another brand', async () => {
    expect(await last(brandHosts.second)).toEqual([]);
  });
});
