import { deflateSync, crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cleanProof } from './cleanProof.ts';

function part(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const head = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
function header(width = 1, height = 1): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return part('IHDR', data);
}
const pixels = part('IDAT', deflateSync(Buffer.from([0, 255, 0, 0])));
const end = part('IEND');
const png = Buffer.concat([head, header(), pixels, end]);

const segment = (marker: number, data: Buffer): Buffer => {
  const start = Buffer.from([0xff, marker, 0, 0]);
  start.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([start, data]);
};
const frame = (width = 16, height = 16): Buffer =>
  segment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
]);
const [soi, eoi] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
const app0 = segment(0xe0, Buffer.from('JFIF\0'));
const jpeg = Buffer.concat([soi, app0, frame(), scan, eoi]);

const pdfOf = (inside = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n${inside}\nxref\ntrailer <<>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

describe('an uploaded proof', () => {
  it('[A198] is a complete picture or document, unchanged if it has no metadata', () => {
    expect(cleanProof(png)).toEqual({ mediaType: 'image/png', content: png });
    expect(cleanProof(jpeg)).toEqual({ mediaType: 'image/jpeg', content: jpeg });
    expect(cleanProof(pdfOf())).toEqual({ mediaType: 'application/pdf', content: pdfOf() });
  });

  it('[A220] loses location, thumbnails and comments in its metadata', () => {
    const place = Buffer.from('Exif\0\0GPS 51.5 N 0.1 W');
    const withPlace = Buffer.concat([soi, app0, segment(0xe1, place), segment(0xfe, place), frame(), scan, eoi]);
    expect(cleanProof(withPlace)?.content).toEqual(jpeg);
    const notes = [
      part('eXIf', place),
      part('tEXt', place),
      part('zTXt', place),
      part('iCCP', place),
      part('acTL', place),
    ];
    expect(cleanProof(Buffer.concat([head, header(), ...notes, pixels, end]))?.content).toEqual(png);
  });

  it('[A198] [A221] is refused if it is another format, truncated, or corrupt at any relevant byte', () => {
    for (const wrong of [
      '',
      'x',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      '<html>%PDF-1.7',
      'MZ',
      '%PDF-1.7',
    ]) {
      expect(cleanProof(Buffer.from(wrong))).toBeUndefined();
    }
    for (const whole of [png, jpeg, pdfOf()]) {
      for (let cut = 0; cut < whole.length - 1; cut += 1) expect(cleanProof(whole.subarray(0, cut))).toBeUndefined();
    }
    for (let at = 0; at < png.length; at += 1) {
      const broken = Buffer.from(png);
      broken[at] = (broken[at] ?? 0) ^ 0x55;
      expect(cleanProof(broken), `byte ${at}`).toBeUndefined();
    }
  });

  it('[A198] is refused with a second file before, in or after it', () => {
    const zip = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1');
    const script = Buffer.from('<script>alert(1)</script>');
    for (const whole of [png, jpeg, pdfOf()]) {
      for (const other of [zip, script, png, Buffer.from([0])]) {
        expect(cleanProof(Buffer.concat([whole, other]))).toBeUndefined();
        expect(cleanProof(Buffer.concat([other, whole]))).toBeUndefined();
      }
    }
    for (const acting of [
      '/JavaScript (app.alert(1))',
      '/Launch',
      '/EmbeddedFile',
      '/OpenAction',
      '<script>',
      'PK\u0005\u0006',
    ]) {
      expect(cleanProof(pdfOf(acting))).toBeUndefined();
    }
  });

  it('[A217] [A220] loses ten thousand frames and zip bombs without decompression', () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    const packed = Buffer.concat([Buffer.from('name\0\0', 'latin1'), bomb]);
    const frames = Array.from({ length: 10_000 }, () => part('fdAT', Buffer.alloc(16)));
    const heavy = [part('iCCP', packed), part('zTXt', packed), part('acTL', Buffer.alloc(8)), ...frames];
    const before = process.memoryUsage().arrayBuffers;
    const cleaned = cleanProof(Buffer.concat([head, header(), ...heavy, pixels, end]));
    expect(cleaned?.content).toEqual(png);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
  });

  it('[A217] is refused if it declares more pixels than any receipt has', () => {
    expect(cleanProof(Buffer.concat([head, header(50_000, 50_000), pixels, end]))).toBeUndefined();
    expect(cleanProof(Buffer.concat([head, header(0, 1), pixels, end]))).toBeUndefined();
    expect(cleanProof(Buffer.concat([soi, app0, frame(60_000, 60_000), scan, eoi]))).toBeUndefined();
  });

  it('[A221] is processed without exceptions for any bytes', () => {
    let seed = 7;
    const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff);
    for (let trial = 0; trial < 1_000; trial += 1) {
      const broken = Buffer.from([png, jpeg, pdfOf()][trial % 3] ?? png);
      for (let fault = 0; fault < 4; fault += 1) broken[next() % broken.length] = next() & 255;
      expect(() => cleanProof(broken)).not.toThrow();
    }
  });
});
