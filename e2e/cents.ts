/** The amount in a text of the page, in hundredths: "−¥1,234.50" is -123450n. */
export function cents(text: string | null): bigint {
  const match = /([−+-]?)[^\d−+-]*([\d,]+)\.(\d\d)(?!\d)/.exec(text ?? '');
  if (!match) throw new Error(`There is no amount in "${text}".`);
  const [, sign, whole = '', rest = ''] = match;
  const size = BigInt(whole.replaceAll(',', '')) * 100n + BigInt(rest);
  return sign === '−' || sign === '-' ? -size : size;
}
