import { expect, it } from 'vitest';
import { families } from './families.ts';

/** `a.{b,c}` as `a.b` and `a.c`, however often. */
function spelled(id: string): string[] {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/.exec(id);
  return match === null ? [id] : match[2]!.split(',').flatMap((one) => spelled(match[1]! + one + match[3]!));
}

/* The plays that each market knows, by the names it knows them by, and what they are called here. */
const marketPlays: Readonly<Record<string, readonly (readonly [name: string, ids: string])[]>> = {
  SSC: [
    ['5-star direct, fushi and danshi', 'ssc.star5.{direct,directEntry}'],
    ['5-star zuhe', 'ssc.star5.combo'],
    ['zuxuan 120, 60, 30, 20, 10, 5', 'ssc.star5.group{120,60,30,20,10,5}'],
    ['4-star direct and zuhe', 'ssc.star4back.{direct,directEntry,combo}'],
    ['zuxuan 24, 12, 6, 4', 'ssc.star4back.group{24,12,6,4}'],
    ['3-star direct, hezhi, kuadu', 'ssc.star3{front,middle,back}.{direct,directEntry,directSum,span}'],
    ['3-star zuhe', 'ssc.star3{front,middle,back}.combo'],
    ['zusan, zuliu, fushi and danshi', 'ssc.star3{front,middle,back}.{group3,group3Entry,group6,group6Entry}'],
    ['hunhe zuxuan, zuxuan hezhi, baodan', 'ssc.star3{front,middle,back}.{mixed,groupSum,groupBanker}'],
    ['hezhi weishu, triple, straight and pair', 'ssc.star3{front,middle,back}.{sumTail,special}'],
    ['2-star direct, hezhi, kuadu', 'ssc.star2{front,back}.{direct,directEntry,directSum,span}'],
    ['2-star zuxuan, hezhi, baodan', 'ssc.star2{front,back}.{group,groupEntry,groupSum,groupBanker}'],
    ['dingweidan', 'ssc.position.digit'],
    ['budingwei 3-star', 'ssc.anywhere.{front3,middle3,back3}.{code1,code2}'],
    ['budingwei 4-star', 'ssc.anywhere.{front4,back4}.{code1,code2}'],
    ['budingwei 5-star two and three code', 'ssc.anywhere.all5.{code2,code3}'],
    ['big, small, odd, even', 'ssc.faces.{front2,back2,front3,middle3,back3}'],
    ['quwei 5-code, 4-code and of three', 'ssc.fun.{five,four,front3,back3}.halves'],
    ['qujian 5-code, 4-code and of three', 'ssc.fun.{five,four,front3,back3}.fifths'],
    ['yifanfengshun, haoshichengshuang, sanxingbaoxi, sijifacai', 'ssc.fun.{once,twice,thrice,fourTimes}'],
    ['renxuan 2', 'ssc.any2.{direct,directEntry,directSum,group,groupEntry,groupSum}'],
    ['renxuan 3 direct', 'ssc.any3.{direct,directEntry,directSum}'],
    ['renxuan 3 zusan, zuliu, hunhe, hezhi', 'ssc.any3.{group3,group3Entry,group6,group6Entry,mixed,groupSum}'],
    ['renxuan 4', 'ssc.any4.{direct,directEntry,group24,group12,group6,group4}'],
    ['longhuhe of the first', 'ssc.dragonTiger.tenThousands-{thousands,hundreds,tens,units}'],
    ['longhuhe of the second', 'ssc.dragonTiger.thousands-{hundreds,tens,units}'],
    ['longhuhe of the others', 'ssc.dragonTiger.{hundreds-tens,hundreds-units,tens-units}'],
    ['hezhi of five and its faces', 'ssc.sum.{value,faces}'],
  ],
  '11-choose-5': [
    ['front 3 direct and group, dantuo', 'elevenFive.front3.{direct,directEntry,group,groupEntry,groupBanker}'],
    ['front 2 direct and group, dantuo', 'elevenFive.front2.{direct,directEntry,group,groupEntry,groupBanker}'],
    ['front 3 budingwei', 'elevenFive.anywhere.front3'],
    ['dingweidan', 'elevenFive.position.ball'],
    ['odd and even split, middle number', 'elevenFive.fun.{oddEven,middle}'],
    ['renxuan 1 to 8, fushi and danshi', 'elevenFive.any.pick{1,2,3,4,5,6,7,8}{,Entry}'],
    ['renxuan 2 to 8 dantuo', 'elevenFive.any.pick{2,3,4,5,6,7,8}Banker'],
  ],
  K3: [
    ['sum and its faces', 'kThree.sum.{value,faces}'],
    ['specific triple, any triple', 'kThree.triple.{one,any}'],
    ['pair and single, pair fuxuan', 'kThree.pair.{single,singleEntry,any}'],
    ['three different, two different', 'kThree.different.{three,two}'],
    ['specific straight, any straight', 'kThree.straight.{one,any}'],
    ['single die appears', 'kThree.single.appears'],
  ],
  PK10: [
    ['champion and runner-up sum, faces', 'pkTen.sum.{value,faces}'],
    ['faces of each rank, dingwei', 'pkTen.position.{faces,car}'],
    ['dragon and tiger', 'pkTen.dragonTiger.{rank1-rank10,rank2-rank9,rank3-rank8,rank4-rank7,rank5-rank6}'],
    ['any of front 3, back 3', 'pkTen.anywhere.{front3,back3}'],
    ['front 2 to 5 direct, fushi and danshi', 'pkTen.front{2,3,4,5}.{direct,directEntry}'],
  ],
  '3D and PL3': [
    ['direct, zusan, zuliu', 'threeDigit.star3.{direct,group3,group6}'],
    ['budingwei one and two code', 'threeDigit.anywhere.all3.{code1,code2}'],
    ['2-star direct and group', 'threeDigit.star2{front,back}.{direct,group}'],
    ['dingweidan', 'threeDigit.position.digit'],
    ['big, small, odd, even', 'threeDigit.faces.{front2,back2}'],
  ],
  'Mark Six': [
    ['special number, regular number', 'markSix.{special,regular}.number'],
    ['two faces, waves, zodiac of the special', 'markSix.special.{faces,wave,zodiac}'],
    ['half wave, half of a half wave', 'markSix.special.{halfWave,quarterWave}'],
    ['special head, special tail', 'markSix.special.{head,tail}'],
    ['total faces', 'markSix.total.faces'],
    ['one zodiac, one tail', 'markSix.{zodiac,tail}.one'],
    ['zodiac link 2 to 5', 'markSix.zodiac.link{2,3,4,5}'],
    ['zodiac miss 2 to 5', 'markSix.zodiac.linkMiss{2,3,4,5}'],
    ['miss 5 to 12 numbers', 'markSix.miss.pick{5,6,7,8,9,10,11,12}'],
    ['4 of 4, 3 of 3, 3-hit-2, 2 of 2', 'markSix.hit.{four,three,threeTwo,two}'],
    ['2-hit-special, special pair (techuan)', 'markSix.hit.{twoSpecial,specialPair}'],
  ],
  PC28: [
    ['total, faces, combos, extremes, waves', '{pc28,kenoPc28}.sum.{value,faces,corners,extremes,wave}'],
    ['triple, straight, pair', '{pc28,kenoPc28}.shape.value'],
  ],
  Vietnam: [
    ['lô 2 số, 2 số 1K, 2 số đầu, 3 số, 4 số', '{vnNorth,vnCentral,vnSouth}.lot.{two,twoOneLine,twoHead,three,four}'],
    ['bảy lô, tám lô', '{vnNorth.lot.eightPrizes,vnCentral.lot.sevenPrizes,vnSouth.lot.sevenPrizes}'],
    ['xiên 2, 3, 4; đá 2, 3, 4, đá thẳng', '{vnNorth,vnCentral,vnSouth}.link.pick{2,3,4}'],
    ['xiên quay', '{vnNorth,vnCentral,vnSouth}.link.pick{2,3,4}Banker'],
    ['đá xiên, đá xiên vòng', 'vnTwoStations.link.pick{2,3,4}'],
    ['đề đặc biệt, đầu đặc biệt', '{vnNorth,vnCentral,vnSouth}.two.{special,specialHead}'],
    ['đề đầu, đầu đuôi', '{vnNorth,vnCentral,vnSouth}.two.{low,lowAndSpecial}'],
    ['đề giải nhất, đầu giải nhất', '{vnNorth,vnCentral,vnSouth}.two.{first,firstHead}'],
    ['đề giải 7', '{vnNorth.two.low,vnCentral.two.seventh,vnSouth.two.seventh}'],
    ['đầu, đuôi', '{vnNorth,vnCentral,vnSouth}.digit.{tens,units}'],
    ['3 càng, xỉu chủ', '{vnNorth,vnCentral,vnSouth}.three.{low,special,lowAndSpecial,first}'],
    ['4 càng đặc biệt', '{vnNorth,vnCentral,vnSouth}.four.special'],
    ['trượt xiên 4, 8, 10, 12, 14', '{vnNorth,vnCentral,vnSouth}.miss.pick{4,8,10,12,14}'],
    ['bao lô đảo, xỉu chủ đảo', '{vnNorth,vnCentral,vnSouth}.orders.{three,four,special,low,lowAndSpecial}'],
  ],
  Thailand: [
    ['3 top, 3 tod, 2 top, run top', 'thai.top.{three,threeTod,two,run}'],
    ['2 bottom, run bottom, 3 bottom, 3 front', 'thai.{bottom.two,bottom.run,bottom.three,front.three}'],
    ['4 tod, 5 tod, floating digits', 'thai.top.{fourTod,fiveTod,position}'],
  ],
  'Laos and Hanoi': [
    ['top', '{laos,hanoi}.top.{three,threeTod,two,run}'],
    ['bottom', '{laos,hanoi}.bottom.{two,run}'],
  ],
  Malaysia: [
    ['big and small', 'malaysia.{big,small}.straight'],
    ['box, iBox, roll', 'malaysia.{big,small}.{box,iBox,roll}'],
    ['4A, 3A, ABC', 'malaysia.{fourA.straight,threeDigits.threeA,threeDigits.threeABC}'],
  ],
};

it.each(Object.entries(marketPlays))('every play that the market of %s knows is offered', (_, plays) => {
  const ids = new Set(families(6).flatMap((family) => family.plays.map(({ id }) => id)));
  const missing = plays.flatMap(([name, written]) =>
    spelled(written).flatMap((id) => (ids.has(id) ? [] : [`${name}: ${id}`])),
  );
  expect(missing).toEqual([]);
});
