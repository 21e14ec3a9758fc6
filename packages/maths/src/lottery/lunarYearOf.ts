const FIRST = 2_000;

/**
 * The first day of each lunar year from 2000 on, as month and day: 206 is 6 February. Written down, since the calendar
 * of the runtime is a day out where the new moon comes within minutes of midnight, as in 2027 and 2030.
 */
const newYears: readonly number[] = [
  ...[205, 124, 212, 201, 122, 209, 129, 218, 207, 126],
  ...[214, 203, 123, 210, 131, 219, 208, 128, 216, 205],
  ...[125, 212, 201, 122, 210, 129, 217, 206, 126, 213],
  ...[203, 123, 211, 131, 219, 208, 128, 215, 204, 124],
  ...[212, 201, 122, 210, 130, 217, 206, 126, 214, 202],
  ...[123, 211, 201, 219, 208, 128, 215, 204, 124, 212],
  ...[202, 121, 209, 129, 217, 205, 126, 214, 203, 123],
  ...[211, 131, 219, 207, 127, 215, 205, 124, 212, 202],
  ...[122, 209, 129, 217, 206, 126, 214, 203, 124, 210],
  ...[130, 218, 207, 127, 215, 205, 125, 212, 201, 121],
];

/** The lunar year that a day of the Gregorian calendar lies in, named by the year in which it begins; from 2000 to 2099. */
export function lunarYearOf(year: number, month: number, day: number): number {
  const newYear = newYears[year - FIRST];
  if (newYear === undefined) throw new RangeError(`The lunar new year of ${year} is not known.`);
  return month * 100 + day < newYear ? year - 1 : year;
}
