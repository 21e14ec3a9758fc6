const id = String.raw`(?:[A-Z]+-\d+|A\d{3})`;
const list = new RegExp(String.raw`\[(${id}(?:[, ]+${id})*)\]`, 'g');

/** The requirements and cases that titles of tests name in brackets: `[LOGIN-03]`, `[A105]`, `[I-04]`. */
export function idsNamed(source: string): string[] {
  return [...source.matchAll(list)].flatMap(([, ids = '']) => ids.split(/[, ]+/));
}
