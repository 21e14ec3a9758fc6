/**
 * What each of a line gets of a valid bet, in 1/1,000,000 of it: by how much the own rate is above every rate below it,
 * as far as the category counts. `rates` are in 1/10,000, from whoever played upwards; `percent` is how much of a rate
 * counts, 0 to 100. Together it is the highest rate of the line, whatever the order of the rates, so that nobody below
 * can make the house pay more than it gave.
 */
export function rebateShares(rates: readonly number[], percent: number): number[] {
  let highest = 0;
  return rates.map((rate) => {
    const more = Math.max(0, rate - highest);
    highest += more;
    return more * percent;
  });
}
