/* Jean Meeus, Astronomical Algorithms, 2nd edition 1998: chapter 49 (phases of the moon), to a few seconds; chapter 25
   (position of the sun), to 0.01 degrees, which is a quarter of an hour. The clocks' distance from even time is after
   Espenak and Meeus, Five Millennium Canon of Solar Eclipses (2006). A date does not depend on how a float is rounded:
   until 2199 no new moon that begins a year is within three minutes of midnight. The calendar of the runtime is a day
   out where one comes within minutes of it, as in 2027 and 2030. */

const radians = Math.PI / 180;
const sine = (degrees: number): number => Math.sin(degrees * radians);

/** New moons of a year of 365.2425 days, as Meeus counts them from January 2000. */
const MOONS_PER_YEAR = 12.3685;
/** The calendar goes by the hour of China, eight ahead, and a Julian day begins at noon. */
const TO_CHINA = 0.5 + 8 / 24;
/** The Julian day that 1 January of the year 1 would have been. */
const FIRST_DAY = 1_721_426;

/** Terms of a new moon in 1/100,000 of a day: times E to a power, the sine of so many M (sun), M' and F (moon). */
const moonTerms: readonly (readonly [size: number, powerOfE: number, sun: number, moon: number, node: number])[] = [
  [-40_720, 0, 0, 1, 0],
  [17_241, 1, 1, 0, 0],
  [1_608, 0, 0, 2, 0],
  [1_039, 0, 0, 0, 2],
  [739, 1, -1, 1, 0],
  [-514, 1, 1, 1, 0],
  [208, 2, 2, 0, 0],
  [-111, 0, 0, 1, -2],
  [-57, 0, 0, 1, 2],
  [56, 1, 1, 2, 0],
  [-42, 0, 0, 3, 0],
  [42, 1, 1, 0, 2],
  [38, 1, 1, 0, -2],
  [-24, 1, -1, 2, 0],
  [-7, 0, 2, 1, 0],
  [4, 0, 0, 2, -2],
  [4, 0, 3, 0, 0],
  [3, 0, 1, 1, -2],
  [3, 0, 0, 2, 2],
  [-3, 0, 1, 1, 2],
  [3, 0, -1, 1, 2],
  [-2, 0, -1, 1, -2],
  [-2, 0, 1, 3, 0],
  [2, 0, 0, 4, 0],
];

/** Planets, in 1/1,000,000 of a day: the sine of a beginning and a step per new moon, in degrees. */
const planetTerms: readonly (readonly [size: number, start: number, step: number])[] = [
  [165, 251.88, 0.016321],
  [164, 251.83, 26.651886],
  [126, 349.42, 36.412478],
  [110, 84.66, 18.206239],
  [62, 141.74, 53.303771],
  [60, 207.14, 2.453732],
  [56, 154.84, 7.30686],
  [47, 34.52, 27.261239],
  [42, 207.19, 0.121824],
  [40, 291.34, 1.844379],
  [37, 161.72, 24.198154],
  [35, 239.56, 25.513099],
  [23, 331.55, 3.592518],
];

/** The moment of a new moon as a Julian day of even time; `k` counts from that of 6 January 2000. */
function newMoon(k: number): number {
  const t = k / 1_236.85;
  const e = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t ** 2 - 0.00000011 * t ** 3;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t ** 2 + 0.00001238 * t ** 3 - 0.000000058 * t ** 4;
  const node = 160.7108 + 390.67050284 * k - 0.0016118 * t ** 2 - 0.00000227 * t ** 3 + 0.000000011 * t ** 4;
  const omega = 124.7746 - 1.56375588 * k + 0.0020672 * t ** 2 + 0.00000215 * t ** 3;
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t ** 2 - 0.00000015 * t ** 3 + 0.00000000073 * t ** 4;
  const ofMoon = moonTerms.reduce(
    (sum, [size, power, m, n, f]) => sum + size * e ** power * sine(m * sun + n * moon + f * node),
    -17 * sine(omega),
  );
  const ofPlanets = planetTerms.reduce(
    (sum, [size, start, step]) => sum + size * sine(start + step * k),
    325 * sine(299.77 + 0.107408 * k - 0.009173 * t ** 2),
  );
  return mean + ofMoon / 100_000 + ofPlanets / 1_000_000;
}

/** How far even time is ahead of the earth's, in days. */
function clockDrift(julianDay: number): number {
  const year = 2_000 + (julianDay - 2_451_545) / 365.25;
  const t = year - 2_000;
  const long = 32 * ((year - 1_820) / 100) ** 2 - 20;
  const seconds = year < 2_050 ? 62.92 + 0.32217 * t + 0.005589 * t ** 2 : long - 0.5628 * Math.max(0, 2_150 - year);
  return seconds / 86_400;
}

/** The day in China that a new moon falls on; it begins at the Julian day `day - TO_CHINA`. */
const dayOf = (k: number): number => {
  const moment = newMoon(k);
  return Math.floor(moment - clockDrift(moment) + TO_CHINA);
};

/** Where the sun stands when a day begins in China, in degrees from the point of spring. */
function sunAt(day: number): number {
  const moment = day - TO_CHINA;
  const t = (moment + clockDrift(moment) - 2_451_545) / 36_525;
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t ** 2;
  const centre =
    (1.914602 - 0.004817 * t - 0.000014 * t ** 2) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t ** 2;
  const apparent = mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1_934.136 * t);
  return ((apparent % 360) + 360) % 360;
}

/** The last new moon of a year that is not later than the day of the winter solstice: it begins the eleventh month. */
function eleventhMonth(year: number): number {
  let k = Math.ceil((year + 1.1 - 2_000) * MOONS_PER_YEAR);
  while (sunAt(dayOf(k)) >= 270 || sunAt(dayOf(k)) < 180) k -= 1;
  return k;
}

/** A month in which the sun enters no twelfth of its way. */
const isWithoutTerm = (k: number): boolean => Math.floor(sunAt(dayOf(k)) / 30) === Math.floor(sunAt(dayOf(k + 1)) / 30);

/** The day of 1 January. */
function firstDayOf(year: number): number {
  const past = year - 1;
  return FIRST_DAY + 365 * past + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}

const known = new Map<number, number>();

/** The first day of a lunar year as month and day: 206 is 6 February. */
function newYearOf(year: number): number {
  const before = known.get(year);
  if (before !== undefined) return before;
  const eleventh = eleventhMonth(year - 1);
  /* Between two solstices there are twelve months, or thirteen, of which the first without a term is a leap month. */
  const isLong = eleventhMonth(year) - eleventh === 13;
  const isLeapBefore = isLong && (isWithoutTerm(eleventh + 1) || isWithoutTerm(eleventh + 2));
  const days = dayOf(eleventh + (isLeapBefore ? 3 : 2)) - firstDayOf(year);
  /* It is always in January or February. */
  const newYear = days < 31 ? 101 + days : 201 + days - 31;
  known.set(year, newYear);
  return newYear;
}

/** The lunar year that a day of the Gregorian calendar lies in, named by the year in which it begins. */
export function lunarYearOf(year: number, month: number, day: number): number {
  return month * 100 + day < newYearOf(year) ? year - 1 : year;
}
