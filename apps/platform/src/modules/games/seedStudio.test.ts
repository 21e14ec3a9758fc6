import { listWinCaps } from '@baize/contract';
import { houseGames } from '@baize/games/houseGames';
import { openOperator, openVendor, readAnew, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedStudio } from './seedStudio.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

it('caps the wins of each house game by what its own maths can pay', async () => {
  const { publicKeyPem, id } = await openVendor(site);
  const studioId = await seedStudio(site.owner, {
    ...{ publicKeyPem, privateKeyFile: '/nowhere', operatorId: 'baize', supplierUrl: 'http://127.0.0.1:9' },
    brands: [{ brandId: 1, subPartnerId: 'baize' }],
  });
  expect(studioId).toBe(id);
  readAnew(site);
  const { answer } = await site.call(listWinCaps, { vendorId: id }, await openOperator(site));
  const caps = answer.value?.caps.map((one) => [one.gameCode, one.multiple, one.multipleFrom]);
  expect(caps).toEqual(
    expect.arrayContaining([
      ['', 20_000, 'default'],
      ['dragon-eight', 17_280, 'sums'],
      ['lantern-ways', 114, 'sums'],
      ['treasure-bowl', 2_187, 'sums'],
    ]),
  );
  const bySums = Object.values(houseGames).map(({ code, greatestWin: { numerator, denominator } }) => [
    ...[code, Number((numerator + denominator - 1n) / denominator), 'sums'],
  ]);
  expect(caps?.slice(1)).toEqual(bySums.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
});
