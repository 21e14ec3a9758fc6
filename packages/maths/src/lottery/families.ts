import { elevenFive } from './families/elevenFive.ts';
import { keno } from './families/keno.ts';
import { kThree } from './families/kThree.ts';
import { malaysia } from './families/malaysia.ts';
import { markSix } from './families/markSix.ts';
import { kenoPc28, pc28 } from './families/pc28.ts';
import { pkTen } from './families/pkTen.ts';
import { ssc } from './families/ssc.ts';
import { hanoi, laos, thai } from './families/thai.ts';
import { threeDigit } from './families/threeDigit.ts';
import { vietnam } from './families/vietnam.ts';
import type { Family } from './Play.ts';

/** Every family of draws. Mark Six depends on the zodiac animal of the draw's lunar year. */
export function families(yearAnimal: number): readonly Family[] {
  return [
    ssc,
    elevenFive,
    kThree,
    pkTen,
    threeDigit,
    markSix(yearAnimal),
    pc28,
    kenoPc28,
    keno,
    ...vietnam,
    thai,
    laos,
    hanoi,
    malaysia,
  ];
}
