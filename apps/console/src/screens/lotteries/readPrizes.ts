import { digitsOfKeno } from '@baize/maths/lottery/digitsOfKeno';
import { printedPrizes } from '@baize/maths/lottery/printedPrizes';
import { resultRows } from '@baize/maths/lottery/resultRows';

/** Numbers of a draw of many prizes, one text for each prize as it is printed; undefined where they are not all there. */
export function readPrizes(family: string, typed: Readonly<Record<string, string>>): number[] | undefined {
  const numbers = (resultRows(family) ?? []).map(([prize, digits, count]) => {
    const words = (typed[prize] ?? '').split(/[\s,;，、-]+/).filter((word) => word !== '');
    return words.length === count && words.every((word) => /^\d+$/.test(word) && word.length === digits)
      ? words.map(Number)
      : undefined;
  });
  return numbers.includes(undefined) ? undefined : numbers.flatMap((some) => some ?? []);
}

/** A result in print: with the zeros in front that its prizes have, each prize after the other; keno balls with their digits. */
export function printedResult(family: string, numbers: readonly number[]): string {
  if (family === 'kenoPc28') return `${numbers.join(' ')} → ${digitsOfKeno(numbers).join(' + ')}`;
  const prizes = printedPrizes(family, numbers);
  return prizes.length === 0 ? numbers.join(' ') : prizes.map(({ numbers: own }) => own.join(' ')).join(' · ');
}
