/** The number of a named field in a response text, parsed without a float; in 1/100,000 units. */
export function amountIn(text: string, name: string): bigint | undefined {
  const found = new RegExp(`"${name}":"?(\\d+)(?:\\.(\\d{1,5}))?"?[,}]`).exec(text);
  if (found === null) return undefined;
  return BigInt(found[1] ?? '0') * 100_000n + BigInt((found[2] ?? '').padEnd(5, '0'));
}
