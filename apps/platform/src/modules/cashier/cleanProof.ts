import { crc32 } from 'node:zlib';

export type ProofType = 'image/png' | 'image/jpeg' | 'application/pdf';
export type CleanProof = { mediaType: ProofType; content: Buffer };

/** A picture with more pixels is not a photo of a receipt, but a decompression bomb. */
const MAX_PIXELS = 50_000_000;

const pngHead = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
/** Chunks needed to display a picture. All others, such as texts, locations and further frames, are dropped. */
const pngParts = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB']);

/**
 * Sanitises an uploaded proof: the format is determined by its own bytes, from the first to the last, so that nothing
 * is hidden before, in or after it. Pictures are rewritten without metadata. Undefined for anything but a complete PNG,
 * JPEG or PDF.
 */
export function cleanProof(bytes: Buffer): CleanProof | undefined {
  const png = cleanPng(bytes);
  if (png) return { mediaType: 'image/png', content: png };
  const jpeg = cleanJpeg(bytes);
  if (jpeg) return { mediaType: 'image/jpeg', content: jpeg };
  return isPdf(bytes) ? { mediaType: 'application/pdf', content: bytes } : undefined;
}

/** Parses the chunks of a PNG: each must be complete with a valid checksum, the last must end the file. */
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

/** Parses the segments of a JPEG to its end, which must end the file; drops comments and application data. */
function cleanJpeg(bytes: Buffer): Buffer | undefined {
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
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || end > bytes.length) return undefined;
    // A start-of-frame segment contains the size: C0 to CF except tables and arithmetic settings.
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

/** The end of the entropy-coded data: the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** PDF keywords for active content and embedded files; a receipt needs none of them. */
const actingWords = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|OpenAction|RichMedia|XFA)\b/;

/** A complete PDF: header, cross-reference table, and nothing but whitespace after its end. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d[\r\n]/.test(bytes.toString('latin1', 0, 10))) return false;
  const text = bytes.toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-1_024))) return false;
  // A ZIP's end record may be far from the end of the file; with it a PDF is a polyglot.
  return !actingWords.test(text) && !text.includes('PK\u0005\u0006') && !/<(?:script|html|svg)\b/i.test(text);
}

function isSane(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= MAX_PIXELS;
}
