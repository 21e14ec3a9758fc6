import { crc32 } from 'node:zlib';
import { onePixel } from './onePixel.ts';

/** A whole PNG of exactly so many bytes, most of them a remark: what an upload refuses in it is its size alone. */
export function pictureOfSize(bytes: number): Buffer {
  const plain = Buffer.from(onePixel, 'base64');
  const remark = Buffer.alloc(bytes - plain.length, 'x');
  remark.writeUInt32BE(remark.length - 12);
  remark.write('tEXt', 4, 'latin1');
  remark.writeUInt32BE(crc32(remark.subarray(4, -4)), remark.length - 4);
  // The header takes 33 bytes, the signature included.
  return Buffer.concat([plain.subarray(0, 33), remark, plain.subarray(33)]);
}
