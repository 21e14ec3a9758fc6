import { expect, it } from 'vitest';
import { families } from './families.ts';

it('begins each family with the play that its players look for first', () => {
  expect(families(6).map(({ plays: [first] }) => first?.id)).toEqual([
    ...['ssc.star5.direct', 'elevenFive.front3.direct', 'kThree.sum.value', 'pkTen.position.car'],
    ...['threeDigit.star3.direct', 'markSix.special.number', 'pc28.sum.value'],
    ...['kenoPc28.sum.value', 'keno.pick.pick1'],
    ...['vnNorth', 'vnCentral', 'vnSouth', 'vnTwoStations'].map((region) => `${region}.lot.two`),
    ...['thai', 'laos', 'hanoi'].map((family) => `${family}.top.three`),
    'malaysia.big.straight',
  ]);
});
