import type { Play } from '@baize/maths/lottery/Play';

/**
 * What wins on plays on which something is chosen that comes or does not, by the id of the play; the first row that fits
 * counts. Families whose plays win alike share a sentence.
 */
const rows = [
  [/\.directSum$/, 'sumIs'],
  [/\.groupSum$/, 'groupSum'],
  [/\.groupBanker$/, 'groupDigit'],
  [/\.span(\.value)?$/, 'span'],
  [/^vn\w+\.digit\.sumTail$/, 'vnSumTail'],
  [/\.sumTail$/, 'sumTail'],
  [/star3\w*\.(special|shape)$/, 'shape'],
  [/^ssc\.fun\./, 'times'],
  [/^(elevenFive|pkTen)\.dragonTiger\./, 'dragon'],
  [/\.dragonTiger\./, 'dragonTie'],
  [/^pkTen\.sum\.value$/, 'sumOfTwo'],
  [/^pkTen\.sum\.faces$/, 'facesOfTwo'],
  [/\.sum\.value$/, 'sumAll'],
  [/^elevenFive\.sum\.faces$/, 'facesPush'],
  [/\.facesButTriples$/, 'facesButTriples'],
  [/^keno\.total\.faces$/, 'kenoFaces'],
  [/^keno\.total\.corners$/, 'kenoCorners'],
  [/^keno\.total\.elements$/, 'elements'],
  [/\.(sum|total)\.faces$/, 'faces'],
  [/\.(sum|total)\.corners$/, 'corners'],
  [/^ssc\.bull\.value$/, 'bull'],
  [/^ssc\.bull\.faces$/, 'bullFaces'],
  [/^ssc\.hand\.value$/, 'hand'],
  [/^elevenFive\.fun\.oddEven$/, 'oddEven'],
  [/^elevenFive\.fun\.middle$/, 'middle'],
  [/\.tailFaces$/, 'tailFaces'],
  [/^kThree\.triple\./, 'triple'],
  [/^kThree\.pair\./, 'pair'],
  [/^kThree\.straight\./, 'straight'],
  [/^kThree\.single\./, 'appears'],
  [/^kThree\.colour\./, 'colour'],
  [/^markSix\.\w+\.number$/, 'ball'],
  [/^markSix\.special\.faces$/, 'specialFaces'],
  [/^markSix\.ball\d\.faces$/, 'ballFaces'],
  [/^markSix\.\w+\.wave$/, 'wave'],
  [/^markSix\.special\.(half|quarter)Wave$/, 'waveFace'],
  [/^markSix\.special\.head$/, 'head'],
  [/^markSix\.special\.tail$/, 'tail'],
  [/^markSix\.special\.zodiac$/, 'zodiac'],
  [/^markSix\.special\.combinedZodiac$/, 'combinedZodiac'],
  [/^markSix\.zodiac\./, 'zodiacCount'],
  [/^markSix\.tail\./, 'tailCount'],
  [/\.sum\.extremes$/, 'extremes'],
  [/\.sum\.wave$/, 'sumWave'],
  [/\.shape\.value$/, 'plainShape'],
  [/\.sum\.beasts$/, 'beasts'],
  [/^keno\.halves\.upDown$/, 'upDown'],
  [/^keno\.halves\.oddEven$/, 'moreOdd'],
  [/^vn\w+\.lot\.twoHead$/, 'lotHead'],
  [/^vn\w+\.lot\.(two|twoOneLine|three|four)$/, 'lot'],
  [/^vn\w+\.lot\.eightPrizes$/, 'eightPrizes'],
  [/^vn\w+\.lot\.sevenPrizes$/, 'sevenPrizes'],
  [/^vn\w+\.(two|three|four)\.special$/, 'endOfSpecial'],
  [/^vn\w+\.two\.specialHead$/, 'startOfSpecial'],
  [/^vn\w+\.two\.firstHead$/, 'startOfFirst'],
  [/^vn\w+\.(two|three)\.first$/, 'endOfFirst'],
  [/^vn\w+\.two\.seventh$/, 'endOfSeventh'],
  [/^vnNorth\.two\.(low|lowAndSpecial)$/, 'endOfSeventhNorth'],
  [/^vnNorth\.three\.(low|lowAndSpecial)$/, 'endOfSixth'],
  [/^vn\w+\.two\.(low|lowAndSpecial)$/, 'endOfEighth'],
  [/^vn\w+\.three\.(low|lowAndSpecial)$/, 'endOfLowThree'],
  [/^vn\w+\.digit\.tens$/, 'vnHead'],
  [/^vn\w+\.digit\.units$/, 'vnTail'],
  [/^vn\w+\.faces\.special$/, 'vnFaces'],
  [/^vn\w+\.faces\.double$/, 'vnDouble'],
  [/\.top\.(two|three|four)$/, 'top'],
  [/\.top\.faces$/, 'topFaces'],
  [/\.(top|bottom)\.doors$/, 'doors'],
  [/^thai\.(front|back|bottom)\.three$/, 'threes'],
  [/^laos\.bottom\.two$/, 'bottomLaos'],
  [/^hanoi\.bottom\.two$/, 'bottomHanoi'],
  [/^thai\.bottom\.two$/, 'bottomThai'],
  [/\.bottom\.faces$/, 'bottomFaces'],
  [/^malaysia\.threeDigits\.threeA$/, 'threeA'],
  [/^malaysia\.threeDigits\.threeABC$/, 'threeABC'],
] as const;

type WinningRule = `lottery.guide.rule.${(typeof rows)[number][1]}`;

/** The least sum that is big, by family. */
const bigFrom: Readonly<Record<string, number>> = {
  ...{ ssc: 23, threeDigit: 14, pc28: 14, kenoPc28: 14, kThree: 11, pkTen: 12, markSix: 175 },
};

/** Which sentence says what wins on a play on which something is chosen that comes or does not, and its values. */
export function winningRule({
  id,
  family,
  form,
}: Pick<Play, 'id' | 'family' | 'form'>): { key: WinningRule; values: { from: string } } | undefined {
  const row = form.of === 'options' ? rows.find(([fits]) => fits.test(id)) : undefined;
  return row && { key: `lottery.guide.rule.${row[1]}`, values: { from: String(bigFrom[family] ?? '') } };
}
