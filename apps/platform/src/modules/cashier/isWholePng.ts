import { crc32 } from 'node:zlib';
import { isSaneSize } from './isSaneSize.ts';

const pngHead = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');

/**
 * Whether these bytes are one PNG from the first to the last: every chunk complete with a valid checksum, a sane size
 * in its header, nothing behind its end. What the chunks contain is left to the decoder.
 */
export function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(pngHead)) return false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if ((name === 'IHDR') !== (at === 8)) return false;
    if (at === 8 && (end !== 33 || !isSaneSize(bytes.readUInt32BE(16), bytes.readUInt32BE(20)))) return false;
    if (name === 'IEND') return end === bytes.length && end === at + 12;
    at = end;
  }
  return false;
}
