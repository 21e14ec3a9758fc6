import { isSaneSize } from './isSaneSize.ts';

/** Tables that a picture is decoded with: Huffman, quantisation, restart interval, arithmetic settings. */
const tables = new Set([0xc4, 0xcc, 0xdb, 0xdd]);

/**
 * Parses the segments of a JPEG to its end, which must end the file; keeps what a picture is decoded with, and the two
 * notes on its colours without what may be packed in behind them.
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Markers may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      if (end < at + 9 || !isSaneSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return undefined;
      hasFrame = true;
    }
    const isNeeded = isFrame(marker) || tables.has(marker) || marker === 0xda;
    if (isNeeded) kept.push(segment);
    else if (marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)) kept.push(...colourNote(marker, segment));
    else return undefined;
    at = end;
    if (marker !== 0xda) continue;
    const next = scanEnd(bytes, at);
    kept.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at] !== 0xff) return undefined;
    if (bytes[at + 1] === 0xd9) {
      kept.push(bytes.subarray(at, at + 2));
      return hasFrame && at + 2 === bytes.length ? Buffer.concat(kept) : undefined;
    }
  }
  return undefined;
}

/** A start-of-frame segment contains the size: C0 to CF except tables, extensions and arithmetic settings. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !tables.has(marker) && marker !== 0xc8;
}

/**
 * The density of JFIF, without its thumbnail, and the colour transform of Adobe, without which colours come out wrong.
 * Everything else that applications write is dropped.
 */
function colourNote(marker: number, segment: Buffer): Buffer[] {
  if (marker === 0xe0 && segment.toString('latin1', 4, 9) === 'JFIF\0' && segment.length >= 18) {
    const note = Buffer.from(segment.subarray(0, 18));
    note.writeUInt16BE(16, 2);
    note.writeUInt16BE(0, 16);
    return [note];
  }
  if (marker === 0xee && segment.toString('latin1', 4, 9) === 'Adobe' && segment.length === 16) return [segment];
  return [];
}

/** The end of the entropy-coded data: the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
