/** Blocks, and codewords for correction in each of them, by level and version. */
const blocksOf = { L: [1, 1, 1, 1, 1, 2], M: [1, 1, 1, 2, 2, 4], Q: [1, 1, 2, 2, 4, 4], H: [1, 1, 2, 4, 4, 4] };
const sparesOf = {
  ...{ L: [7, 10, 15, 20, 26, 18], M: [10, 16, 26, 18, 24, 16] },
  ...{ Q: [13, 22, 18, 26, 18, 24], H: [17, 28, 22, 16, 22, 28] },
};

type Pattern = (x: number, y: number) => boolean;

/** What was laid over the content, by the number in the format bits. */
const masks: readonly Pattern[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const numberOf = (bits: string): number => Number.parseInt(bits, 2);

/** The dark modules of the picture, whose last path is a list of runs in rows. */
function darkModules(picture: Element): Pattern {
  const runs = [...picture.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
  const dark = new Set<string>();
  for (const [, left, y, width] of runs.matchAll(/M(\d+)[ ,](\d+)\s?h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(left) + at},${y}`);
  }
  return (x, y) => dark.has(`${x},${y}`);
}

/** Corners with the format beside them, the two lines between the corners, and the small square of versions above 1. */
function isFixed(x: number, y: number, size: number): boolean {
  const [near, far] = [9, size - 8];
  const isCorner = (x < near && (y < near || y >= far)) || (x >= far && y < near);
  const isSquare = size > 21 && Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2;
  return isCorner || isSquare || x === 6 || y === 6;
}

/** The bits of the content, read in pairs of columns from the right, up and down in turn. */
function readBits(size: number, isSet: Pattern): string {
  let bits = '';
  for (let column = size - 1; column > 0; column -= 2) {
    const right = column > 6 ? column : column - 1;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y, size)) bits += isSet(x, y) ? '1' : '0';
    }
  }
  return bits;
}

/** Reads the text of a rendered QR code of versions 1 to 6 as a scanner does, from its modules alone. */
export function readQrCode(picture: Element): string {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const version = (size - 17) / 4;
  const isDark = darkModules(picture);
  /* Level and mask stand beside the upper left corner, under a pattern of their own. */
  const format = [0, 1, 2, 3, 4].map((x) => Number(isDark(x, 8) !== (x % 2 === 0))).join('');
  const level = (['M', 'L', 'H', 'Q'] as const)[numberOf(format.slice(0, 2))] ?? 'M';
  const mask = masks[numberOf(format.slice(2))];
  const [blocks, spare] = [blocksOf[level][version - 1], sparesOf[level][version - 1]];
  if (mask === undefined || blocks === undefined || spare === undefined) throw new Error(`No code of ${size} modules.`);

  const bits = readBits(size, (x, y) => isDark(x, y) !== mask(x, y));
  const words = bits.match(/.{8}/g) ?? [];
  const least = Math.floor(words.length / blocks) - spare;
  const parts = Array.from({ length: blocks }, (): string[] => []);
  let next = 0;
  for (let at = 0; at <= least; at += 1) {
    for (const [place, part] of parts.entries()) {
      /* The last blocks hold one more, where the words cannot be shared evenly. */
      if (at < least || place >= blocks - (words.length % blocks)) part.push(words[next++] ?? '');
    }
  }
  const content = parts.flat().join('');
  if (!content.startsWith('0100')) throw new Error('The code is not of bytes.');
  const length = numberOf(content.slice(4, 12));
  const bytes = Array.from({ length }, (_, at) => numberOf(content.slice(12 + 8 * at, 20 + 8 * at)));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
