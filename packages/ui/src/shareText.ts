const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 3 });

/** A chance as per cent with three digits, as members read it. */
export const shareText = (weight: number, of: number): string => percent.format(weight / of);
