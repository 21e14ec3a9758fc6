import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readImageFacts } from './readImageFacts.ts';

const images = join(import.meta.dirname, '../../../../../brands/baize/images');
const read = (path: string) => readImageFacts(readFileSync(join(images, path)));

it('reads format and size of real pictures', () => {
  expect(read('hero/welcome-720.avif')).toEqual({ type: 'avif', width: 720, height: 704 });
  expect(read('hero/welcome-1920.webp')).toEqual({ type: 'webp', width: 1920, height: 520 });
  expect(read('icons/app-192.png')).toEqual({ type: 'png', width: 192, height: 192 });
  expect(read('icons/favicon.svg')).toBeUndefined();
});

it('finds the size of a JPEG after its other segments', () => {
  const app = Buffer.from([0xff, 0xe0, 0, 4, 1, 2]);
  const tables = Buffer.from([0xff, 0xc4, 0, 3, 9]);
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 1, 0x2c, 2, 0x58, 3, 0, 0, 0]);
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), app, tables, frame, Buffer.alloc(8)]);
  expect(readImageFacts(jpeg)).toEqual({ type: 'jpg', width: 600, height: 300 });
});

it('reads both kinds of opaque WebP', () => {
  const lossless = Buffer.alloc(32);
  lossless.write('RIFF\x18\x00\x00\x00WEBPVP8L', 0, 'latin1');
  lossless[20] = 0x2f;
  lossless.writeUInt32LE(99 | (49 << 14), 21);
  expect(readImageFacts(lossless)).toEqual({ type: 'webp', width: 100, height: 50 });
  const extended = Buffer.alloc(32);
  extended.write('RIFF\x18\x00\x00\x00WEBPVP8X', 0, 'latin1');
  extended.writeUIntLE(299, 24, 3);
  extended.writeUIntLE(199, 27, 3);
  expect(readImageFacts(extended)).toEqual({ type: 'webp', width: 300, height: 200 });
});

it('refuses a file that ends in the middle of its header', () => {
  for (const path of ['hero/welcome-720.avif', 'hero/welcome-1920.webp', 'icons/app-192.png']) {
    const bytes = readFileSync(join(images, path));
    for (const length of [0, 3, 11, 15, 18, 22]) expect(readImageFacts(bytes.subarray(0, length))).toBeUndefined();
  }
  expect(readImageFacts(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff]))).toBeUndefined();
});
