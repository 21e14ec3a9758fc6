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
const app0 = segment(0xe0, Buffer.from('JFIF\0\u0001\u0002\0\0\u0001\0\u0001\0\0', 'latin1'));
const jpeg = Buffer.concat([soi, app0, frame(), scan, eoi]);

const pdfOf = (inside = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n${inside}\nxref\ntrailer <<>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

describe('an uploaded proof', () => {
  it('[A198] is a complete picture or document, unchanged if it has no metadata', async () => {
    expect(await cleanProof(png)).toEqual({ mediaType: 'image/png', content: png });
    expect(await cleanProof(jpeg)).toEqual({ mediaType: 'image/jpeg', content: jpeg });
    expect(await cleanProof(pdfOf())).toEqual({ mediaType: 'application/pdf', content: pdfOf() });
  });

  it('[A220] loses location, thumbnails and comments in its metadata', async () => {
    const place = Buffer.from('Exif\0\0GPS 51.5 N 0.1 W');
    const withPlace = Buffer.concat([soi, app0, segment(0xe1, place), segment(0xfe, place), frame(), scan, eoi]);
    expect((await cleanProof(withPlace))?.content).toEqual(jpeg);
    const notes = [
      part('eXIf', place),
      part('tEXt', place),
      part('zTXt', place),
      part('iCCP', place),
      part('acTL', place),
    ];
    expect((await cleanProof(Buffer.concat([head, header(), ...notes, pixels, end])))?.content).toEqual(png);
  });

  it('[A198] [A221] is refused if it is another format, truncated, or corrupt at any relevant byte', async () => {
    for (const wrong of [
      '',
      'x',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      '<html>%PDF-1.7',
      'MZ',
      '%PDF-1.7',
    ]) {
      expect(await cleanProof(Buffer.from(wrong))).toBeUndefined();
    }
    for (const whole of [png, jpeg, pdfOf()]) {
      for (let cut = 0; cut < whole.length - 1; cut += 1)
        expect(await cleanProof(whole.subarray(0, cut))).toBeUndefined();
    }
    for (let at = 0; at < png.length; at += 1) {
      const broken = Buffer.from(png);
      broken[at] = (broken[at] ?? 0) ^ 0x55;
      expect(await cleanProof(broken), `byte ${at}`).toBeUndefined();
    }
  });

  it('[A198] is refused with a second file before, in or after it', async () => {
    const zip = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1');
    const script = Buffer.from('<script>alert(1)</script>');
    for (const whole of [png, jpeg, pdfOf()]) {
      for (const other of [zip, script, png, Buffer.from([0])]) {
        expect(await cleanProof(Buffer.concat([whole, other]))).toBeUndefined();
        expect(await cleanProof(Buffer.concat([other, whole]))).toBeUndefined();
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
      expect(await cleanProof(pdfOf(acting))).toBeUndefined();
    }
  });

  it('[A198] is refused with bytes packed in behind its pixels, or with fewer or more pixels than it says', async () => {
    const row = Buffer.from([0, 255, 0, 0]);
    const payload = Buffer.from('<?php system($_GET[0]); ?>');
    const picture = (...data: Buffer[]): Buffer =>
      Buffer.concat([head, header(), ...data.map((one) => part('IDAT', one)), end]);
    const packed = deflateSync(row);
    expect(await cleanProof(picture(packed.subarray(0, 3), packed.subarray(3)))).toBeDefined();
    expect(await cleanProof(picture(Buffer.concat([packed, payload])))).toBeUndefined();
    expect(await cleanProof(picture(packed, payload))).toBeUndefined();
    expect(await cleanProof(picture(deflateSync(Buffer.concat([row, payload]))))).toBeUndefined();
    expect(await cleanProof(picture(deflateSync(row.subarray(1))))).toBeUndefined();
    expect(await cleanProof(picture(packed.subarray(0, -2)))).toBeUndefined();
  });

  it('[A198] is refused with more in a small chunk than one can have', async () => {
    const payload = Buffer.from('<script>'.padEnd(300, 'x'));
    for (const name of ['tRNS', 'gAMA', 'cHRM', 'sRGB']) {
      expect(await cleanProof(Buffer.concat([head, header(), part(name, payload), pixels, end]))).toBeUndefined();
    }
    expect(await cleanProof(Buffer.concat([head, header(), header(), pixels, end]))).toBeUndefined();
  });

  it('[A198] loses what is packed into the colour notes of a JPEG, and is refused with segments nothing decodes', async () => {
    const payload = Buffer.from('<script>alert(1)</script>');
    const thumbnail = segment(0xe0, Buffer.concat([app0.subarray(4, 16), Buffer.from([9, 9]), payload]));
    expect((await cleanProof(Buffer.concat([soi, thumbnail, frame(), scan, eoi])))?.content).toEqual(jpeg);
    const adobe = segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\u0001', 'latin1'));
    const coloured = Buffer.concat([soi, app0, adobe, frame(), scan, eoi]);
    expect((await cleanProof(coloured))?.content).toEqual(coloured);
    for (const marker of [0xe0, 0xe2, 0xee, 0xef, 0xfe]) {
      const hidden = Buffer.concat([soi, app0, segment(marker, payload), frame(), scan, eoi]);
      expect((await cleanProof(hidden))?.content).toEqual(jpeg);
    }
    for (const marker of [0xf0, 0xfd, 0xde, 0xc8]) {
      const unknown = Buffer.concat([soi, app0, segment(marker, payload), frame(), scan, eoi]);
      expect(await cleanProof(unknown)).toBeUndefined();
    }
  });

  it('[A198] is refused with an action whose name is escaped or packed', async () => {
    const packed = (text: string, filter = '/Filter /FlateDecode', content = deflateSync(Buffer.from(text))): string =>
      `2 0 obj <</Type /ObjStm /N 1 /First 4 ${filter}>>\nstream\n${content.toString('latin1')}\nendstream endobj`;
    expect(await cleanProof(pdfOf(packed('3 0 <</Type /Page>>')))).toBeDefined();
    expect(await cleanProof(pdfOf(packed('3 0 <</Type /Page>>', '/Filter [ /FlateDecode ]')))).toBeDefined();
    expect(await cleanProof(pdfOf('/J#61vaScript (app.alert(1))'))).toBeUndefined();
    expect(await cleanProof(pdfOf(packed('3 0 <</S /JavaScript>>')))).toBeUndefined();
    expect(await cleanProof(pdfOf(packed('3 0 <</S /#4aavaScript>>')))).toBeUndefined();
    expect(await cleanProof(pdfOf(packed('', '/Filter [/ASCIIHexDecode /FlateDecode]')))).toBeUndefined();
    expect(await cleanProof(pdfOf(packed('', '/Filter /FlateDecode', Buffer.from('not packed'))))).toBeUndefined();
    expect(await cleanProof(pdfOf(packed(' '.repeat(17 * 1024 * 1024))))).toBeUndefined();
  });

  it('[A217] [A220] loses ten thousand frames and zip bombs without decompression', async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    const packed = Buffer.concat([Buffer.from('name\0\0', 'latin1'), bomb]);
    const frames = Array.from({ length: 10_000 }, () => part('fdAT', Buffer.alloc(16)));
    const heavy = [part('iCCP', packed), part('zTXt', packed), part('acTL', Buffer.alloc(8)), ...frames];
    const before = process.memoryUsage().arrayBuffers;
    const cleaned = await cleanProof(Buffer.concat([head, header(), ...heavy, pixels, end]));
    expect(cleaned?.content).toEqual(png);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
  });

  it('[A217] is refused if it declares more pixels than any receipt has', async () => {
    expect(await cleanProof(Buffer.concat([head, header(50_000, 50_000), pixels, end]))).toBeUndefined();
    expect(await cleanProof(Buffer.concat([head, header(0, 1), pixels, end]))).toBeUndefined();
    expect(await cleanProof(Buffer.concat([soi, app0, frame(60_000, 60_000), scan, eoi]))).toBeUndefined();
  });

  it('[A221] is processed without exceptions for any bytes', async () => {
    let seed = 7;
    const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff);
    for (let trial = 0; trial < 1_000; trial += 1) {
      const broken = Buffer.from([png, jpeg, pdfOf()][trial % 3] ?? png);
      for (let fault = 0; fault < 4; fault += 1) broken[next() % broken.length] = next() & 255;
      await cleanProof(broken);
    }
  });
});
