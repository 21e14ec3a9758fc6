import { crc32 } from 'node:zlib';
import { inflateCounted } from './inflateCounted.ts';
import { isSaneSize } from './isSaneSize.ts';

const pngHead = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
/**
 * Chunks needed to display a picture, with the most bytes that one can have. All others, such as texts, locations and
 * further frames, are dropped.
 */
const pngParts = new Map<string, number>(
  Object.entries({ IHDR: 13, PLTE: 768, IDAT: Infinity, IEND: 0, tRNS: 256, gAMA: 4, cHRM: 32, sRGB: 1 }),
);
/** Samples per pixel, by the colour type: grey, true colour, palette, grey and colour with transparency. */
const samplesOf = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
/** Start and step of each pass of an interlaced picture: column, row, columns, rows (PNG specification, section 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Parses the chunks of a PNG: each must be complete with a valid checksum, the last must end the file, and its pixels
 * must be as many as it says, with nothing packed in behind them.
 */
export async function cleanPng(bytes: Buffer): Promise<Buffer | undefined> {
  if (!bytes.subarray(0, 8).equals(pngHead)) return undefined;
  const kept: Buffer[] = [pngHead];
  const pixels: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    if (at === 8 ? name !== 'IHDR' || length !== 13 : name === 'IHDR') return undefined;
    const most = pngParts.get(name);
    if (most !== undefined) {
      if (length > most) return undefined;
      kept.push(bytes.subarray(at, end));
    }
    if (name === 'IDAT') pixels.push(bytes.subarray(at + 8, end - 4));
    if (name === 'IEND')
      return end === bytes.length && (await isWhole(bytes, pixels)) ? Buffer.concat(kept) : undefined;
    at = end;
  }
  return undefined;
}

/** Whether the pixels are all that is packed. */
async function isWhole(bytes: Buffer, pixels: readonly Buffer[]): Promise<boolean> {
  const size = sizeOfPixels(bytes);
  if (size === undefined) return false;
  const read = await inflateCounted(pixels, size);
  const packed = pixels.reduce((sum, { length }) => sum + length, 0);
  return read !== undefined && read.made === size && read.used === packed;
}

/** Bytes of the pixels with the byte that says the filter before each row; undefined for a header that makes no sense. */
function sizeOfPixels(bytes: Buffer): number | undefined {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlaced = 0] = bytes.subarray(24, 29);
  const samples = samplesOf.get(colour);
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth) || interlaced > 1) return undefined;
  if (!isSaneSize(width, height)) return undefined;
  const sizeOf = (columns: number, rows: number): number =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * samples * depth) / 8));
  if (interlaced === 0) return sizeOf(width, height);
  const counted = (size: number, start: number, step: number): number => Math.max(0, Math.ceil((size - start) / step));
  return passes.reduce(
    (sum, [left, top, across, down]) => sum + sizeOf(counted(width, left, across), counted(height, top, down)),
    0,
  );
}
