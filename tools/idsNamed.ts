const id = String.raw`(?:[A-Z]+-\d+|A\d{3})`;
const list = new RegExp(String.raw`\[(${id}(?:[, ]+${id})*)\]`, 'g');
/** A literal on one line, and whether it is the title of a test that does not run. */
const literal = /(\.(?:skip|todo|fixme|fails)\w*\(\s*)?(['"`])((?:\\.|(?!\2)[^\\\n])*)\2/g;
const comment = /^\s*(?:\/\/|\/?\*).*$/gm;

/**
 * The requirements and cases that tests name in brackets: `[LOGIN-03]`, `[A105]`, `[I-04]`. They stand in titles or in
 * rows that become titles; a comment, code and a test that is skipped prove nothing.
 */
export function idsNamed(source: string): string[] {
  return [...source.replace(comment, '').matchAll(literal)]
    .filter(([, idle]) => idle === undefined)
    .flatMap(([, , , words = '']) => [...words.matchAll(list)])
    .flatMap(([, ids = '']) => ids.split(/[, ]+/));
}
