import { crc32 } from 'node:zlib';

export type ProofType = 'image/png' | 'image/jpeg' | 'application/pdf';
export type CleanProof = { mediaType: ProofType; content: Buffer };

/** A picture of more pixels than this is no photograph of a receipt; it is a way to make a viewer run out of memory. */
const MAX_PIXELS = 50_000_000;

const pngHead = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
/** What a picture needs to be seen. Everything else, such as texts, places and further frames, is left out. */
const pngParts = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB']);

/**
 * A file that proves something, as it is kept: what it is say its own bytes, from the first to the last, and nothing else is
 * hidden before, in or behind it. Pictures are written anew without what they tell beside the picture. Undefined for
 * anything that is no whole PNG, JPEG or PDF.
 */
export function cleanProof(bytes: Buffer): CleanProof | undefined {
  const png = cleanPng(bytes);
  if (png) return { mediaType: 'image/png', content: png };
  const jpeg = cleanJpeg(bytes);
  if (jpeg) return { mediaType: 'image/jpeg', content: jpeg };
  return isPdf(bytes) ? { mediaType: 'application/pdf', content: bytes } : undefined;
}

/** Walks the parts of a PNG: each must be whole and carry its own checksum, the last must end the file. */
function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(pngHead)) return undefined;
  const kept: Buffer[] = [pngHead];
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    if (at === 8) {
      if (name !== 'IHDR' || length !== 13) return undefined;
      if (!isSane(bytes.readUInt32BE(16), bytes.readUInt32BE(20))) return undefined;
    }
    if (name === 'IDAT') hasData = true;
    if (pngParts.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return hasData && length === 0 && end === bytes.length ? Buffer.concat(kept) : undefined;
    at = end;
  }
  return undefined;
}

/** Walks the segments of a JPEG up to its end, which must end the file; leaves out comments and application data. */
function cleanJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Markers may stand behind filling bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || end > bytes.length) return undefined;
    // A start of frame holds the size: all of C0 to CF but the tables and arithmetic settings.
    if (marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      if (end < at + 9 || !isSane(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return undefined;
      hasFrame = true;
    }
    const isApplication = marker >= 0xe1 && marker <= 0xef && marker !== 0xee;
    if (!isApplication && marker !== 0xfe) kept.push(bytes.subarray(at, end));
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

/** Where the coded picture ends: at the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Words of a PDF that act by themselves or carry other files; a receipt needs none of them. */
const actingWords = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|OpenAction|RichMedia|XFA)\b/;

/** A PDF from the first byte to the last: its head, its table of contents, and nothing but space behind its end. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d[\r\n]/.test(bytes.toString('latin1', 0, 10))) return false;
  const text = bytes.toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-1_024))) return false;
  // The end of a ZIP archive may stand far from the end of the file; with it a PDF is two files in one.
  return !actingWords.test(text) && !text.includes('PK\u0005\u0006') && !/<(?:script|html|svg)\b/i.test(text);
}

function isSane(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= MAX_PIXELS;
}
