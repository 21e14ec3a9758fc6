import { isSaneSize } from './isSaneSize.ts';

/** Segments between C0 and CF that do not start a frame: Huffman tables, extensions, arithmetic settings. */
const noFrames = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Whether these bytes are one JPEG from the first to the last: every segment complete and of a kind that pictures
 * have, one frame of a sane size, nothing behind its end. What the segments contain is left to the decoder.
 */
export function isWholeJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let frames = 0;
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    // Markers may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return frames === 1 && at + 2 === bytes.length;
    if (!isSegment(marker) || at + 4 > bytes.length) return false;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return false;
    if (marker <= 0xcf && !noFrames.has(marker)) {
      if (end < at + 9 || !isSaneSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return false;
      frames += 1;
    }
    at = marker === 0xda ? scanEnd(bytes, end) : end;
  }
  return false;
}

/** Frames, tables, scans, notes of applications and comments. */
function isSegment(marker: number): boolean {
  return (
    (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) ||
    [0xda, 0xdb, 0xdd, 0xfe].includes(marker) ||
    (marker >= 0xe0 && marker <= 0xef)
  );
}

/** The end of the entropy-coded data: the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
