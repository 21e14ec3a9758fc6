import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync, deflateSync, inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanProof } from './cleanProof.ts';
import { copyPages } from './copyPages.ts';

const payload = Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>');

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
/** A picture that is red above and blue below. */
const twoColours = sharp({ create: { width: 16, height: 32, channels: 3, background: '#f00' } }).composite([
  { input: { create: { width: 16, height: 16, channels: 3, background: '#00f' } }, gravity: 'south' },
]);
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await twoColours.clone().jpeg().toBuffer();
});
/** The JPEG with something behind its first marker. */
const within = (...parts: Buffer[]): Buffer => Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);

/** A document as sources of objects, the first of which is the catalog and the third the only page. */
function pdfOf({ catalog = '', page = '', more = '' } = {}): Buffer {
  const objects = [
    `1 0 obj <</Type /Catalog /Pages 2 0 R ${catalog}>> endobj`,
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 300] /Resources <</Font <</A 5 0 R>>>>>> endobj',
    `3 0 obj <</Type /Page /Parent 2 0 R /Contents 4 0 R ${page}>> endobj`,
    '4 0 obj <</Length 35>>\nstream\nBT /A 12 Tf 9 9 Td (Receipt) Tj ET \nendstream endobj',
    '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
    more,
  ];
  const trailer = 'trailer <</Root 1 0 R /Size 6>>\nstartxref\n9\n%%EOF\n';
  return Buffer.from(`%PDF-1.7\n${objects.join('\n')}\nxref\n0 0\n${trailer}`, 'latin1');
}
/** What the thread would make of a document. */
const copied = async (file: Buffer): Promise<Buffer | undefined> => {
  try {
    return Buffer.from(await copyPages(file));
  } catch {
    return undefined;
  }
};
/** A file as text, with all that is packed in it. */
function unpacked(file: Buffer): string {
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/stream\n([^]*?)\nendstream/g)].map(([, packed = '']) => {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  });
  return [text, ...streams].join('\n');
}
const packedObject = (objects: string, filter = '/Filter /FlateDecode', content = deflateSync(objects)): string =>
  `6 0 obj <</Type /ObjStm /N 1 /First 4 /Length ${content.length} ${filter}>>\nstream\n${content.toString('latin1')}\nendstream endobj`;

/** A stream of so many megabytes of zeros, packed without ever being in memory. */
function zeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const sum = Buffer.alloc(4);
  // Adler-32 of zeros: the first half stays 1, the second counts the bytes.
  sum.writeUInt32BE((((megabytes * 1024 * 1024) % 65_521) * 65_536 + 1) >>> 0);
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, Buffer.from([3, 0]), sum]);
}
/** The chunks of a PNG: names and contents. */
function chunksOf(file: Buffer): [string, Buffer][] {
  const found: [string, Buffer][] = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    found.push([file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  return found;
}
/** A copy with one to four bytes changed. */
function corrupt(bytes: Buffer, next: () => number): Buffer {
  const broken = Buffer.from(bytes);
  const faults = 1 + (next() % 4);
  for (let fault = 0; broken.length > 0 && fault < faults; fault += 1) broken[next() % broken.length] = next() & 255;
  return broken;
}
/** One chunk changed and given its checksum again, so that the decoder sees the fault: packed, or in what is packed. */
function corruptPng(chunks: [string, Buffer][], next: () => number): Buffer {
  const at = next() % chunks.length;
  const isWithin = next() % 2 === 0;
  const parts = chunks.map(([name, data], index) => {
    if (index !== at) return part(name, data);
    const isPacked = isWithin && name === 'IDAT';
    return part(name, isPacked ? deflateSync(corrupt(inflateSync(data), next)) : corrupt(data, next));
  });
  return Buffer.concat([head, ...parts]);
}

describe('an uploaded picture', () => {
  it('[A198] is written anew with the same pixels, and the same bytes the second time', async () => {
    const written = await cleanProof(png);
    expect(written?.mediaType).toBe('image/png');
    expect([...(await sharp(written?.content).raw().toBuffer())]).toEqual([255, 0, 0]);
    expect(await cleanProof(written?.content ?? png)).toEqual(written);
    expect((await cleanProof(jpeg))?.mediaType).toBe('image/jpeg');
  });

  it('[A198] [A220] loses everything but its pixels', async () => {
    const jpegs = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe].map((marker) => within(segment(marker, payload)));
    const tables = Buffer.concat([Buffer.from([3]), payload.subarray(0, 6), Buffer.alloc(58, 7)]);
    jpegs.push(within(segment(0xdb, tables)));
    const pngs = ['eXIf', 'tEXt', 'zTXt', 'fdAT', 'prVt'].flatMap((name) => [
      Buffer.concat([head, header(), part(name, payload), pixels, end]),
      Buffer.concat([head, header(), pixels, part(name, payload), end]),
    ]);
    for (const file of [...jpegs, ...pngs]) {
      const written = await cleanProof(file);
      expect(written).toBeDefined();
      for (const word of ['php', 'script', '<?']) expect(written?.content.includes(word)).toBe(false);
    }
    // A decoder may refuse these; what it takes comes out without them.
    for (const file of [
      within(segment(0xdd, payload)),
      Buffer.concat([head, header(), part('tRNS', payload), pixels, end]),
      Buffer.concat([head, header(), part('gAMA', payload), part('cHRM', payload), pixels, end]),
      Buffer.concat([
        head,
        header(),
        part('IDAT', deflateSync(Buffer.concat([Buffer.from([0, 255, 0, 0]), payload]))),
        end,
      ]),
      Buffer.concat([head, header(), pixels, part('IDAT', payload), end]),
    ]) {
      expect((await cleanProof(file))?.content.includes('script') ?? false).toBe(false);
    }
  });

  it('[A220] stands upright, without the note that said how', async () => {
    const turned = await twoColours.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const written = await cleanProof(turned);
    const { width, height, exif, orientation } = await sharp(written?.content).metadata();
    expect([width, height, exif, orientation]).toEqual([32, 16, undefined, undefined]);
    const raw = await sharp(written?.content).raw().toBuffer();
    // Turned to the right, what was above is on the right.
    expect([(raw[0] ?? 0) < 50, (raw[31 * 3] ?? 0) > 200]).toEqual([true, true]);
  });

  it('[A198] [A221] is refused if it is another format, cut anywhere, or has anything before or behind it', async () => {
    const zip = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1');
    for (const wrong of ['', 'x', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', 'MZ']) {
      expect(await cleanProof(Buffer.from(wrong))).toBeUndefined();
    }
    for (const whole of [png, jpeg]) {
      for (let cut = 0; cut < whole.length; cut += 1) {
        expect(await cleanProof(whole.subarray(0, cut))).toBeUndefined();
      }
      for (const other of [zip, payload, png, Buffer.from([0])]) {
        expect(await cleanProof(Buffer.concat([whole, other]))).toBeUndefined();
        expect(await cleanProof(Buffer.concat([other, whole]))).toBeUndefined();
      }
    }
  });

  it('[A198] [A217] is refused if its header lies or says more pixels than any receipt has', async () => {
    for (const size of [header(50_000, 50_000), header(0, 1), header(8, 8)]) {
      expect(await cleanProof(Buffer.concat([head, size, pixels, end]))).toBeUndefined();
    }
    const at = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
    const large = Buffer.from(jpeg);
    large.writeUInt32BE(0xea60ea60, at);
    for (const file of [large, within(segment(0xf0, payload))]) expect(await cleanProof(file)).toBeUndefined();
    expect(await cleanProof(Buffer.concat([head, header(), header(), pixels, end]))).toBeUndefined();
  });

  it('[A198] is never stored larger than an upload may be: noise that would grow becomes a JPEG', async () => {
    const noise = { raw: { width: 1_400, height: 1_400, channels: 3 as const } };
    const large = await sharp(randomBytes(1_400 * 1_400 * 3), noise)
      .png()
      .toBuffer();
    const written = await cleanProof(large);
    expect(written?.mediaType).toBe('image/jpeg');
    expect(written?.content.length).toBeLessThan(5_242_880);
  });

  it('[A217] unpacks nothing beside its pixels, whatever its other parts would unpack to', async () => {
    const bomb = zeros(512);
    const hidden = (name: string, text: string): Buffer =>
      Buffer.concat([head, header(), part(name, Buffer.concat([Buffer.from(text, 'latin1'), bomb])), pixels, end]);
    const files = {
      iCCP: hidden('iCCP', 'icc\u0000\u0000'),
      zTXt: hidden('zTXt', 'Comment\u0000\u0000'),
      iTXt: hidden('iTXt', 'Comment\u0000\u0001\u0000\u0000\u0000'),
      IDAT: Buffer.concat([head, header(), part('IDAT', bomb), end]),
    };
    await cleanProof(png);
    const before = process.resourceUsage().maxRSS;
    for (const [name, file] of Object.entries(files)) {
      expect(file.length, name).toBeLessThan(1024 * 1024);
      const written = await cleanProof(file);
      expect(written === undefined || written.content.length < 200, name).toBe(true);
    }
    // In kilobytes: less than half of what any one of them holds.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(256 * 1024);
  });

  it('[A217] becomes its first frame if it is an animation of 10,000', async () => {
    const count = Buffer.alloc(8);
    count.writeUInt32BE(10_000);
    const frames = Array.from({ length: 10_000 }, (_, at) => {
      const control = Buffer.alloc(26);
      // Sequence numbers count controls and data together; the first frame's data is the picture itself.
      control.writeUInt32BE(at === 0 ? 0 : at * 2 - 1);
      control.writeUInt32BE(1, 4);
      control.writeUInt32BE(1, 8);
      if (at === 0) return Buffer.concat([part('fcTL', control), pixels]);
      const sequence = Buffer.alloc(4);
      sequence.writeUInt32BE(at * 2);
      const data = deflateSync(Buffer.from([0, 0, at & 255, at >> 8]));
      return Buffer.concat([part('fcTL', control), part('fdAT', Buffer.concat([sequence, data]))]);
    });
    const written = await cleanProof(Buffer.concat([head, header(), part('acTL', count), ...frames, end]));
    expect(written).toEqual(await cleanProof(png));
    expect(chunksOf(written?.content ?? png).map(([name]) => name)).toEqual(expect.arrayContaining(['IHDR', 'IDAT']));
    for (const name of ['acTL', 'fcTL', 'fdAT']) expect(written?.content.includes(name)).toBe(false);
  });

  it(
    '[A221] is refused or comes out as its pixels alone, for 1,000 corrupted files',
    { timeout: 600_000 },
    async () => {
      let seed = 7;
      const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) >> 8;
      const photo = sharp(Buffer.from(Array.from({ length: 40 * 40 * 3 }, () => next() & 255)), {
        raw: { width: 40, height: 40, channels: 3 },
      });
      const plain = await photo.clone().png().toBuffer();
      const chunks = chunksOf(Buffer.concat([plain.subarray(0, 33), part('tEXt', payload), plain.subarray(33)]));
      const photoJpeg = await photo.clone().jpeg().toBuffer();
      const whole = Buffer.concat([photoJpeg.subarray(0, 2), segment(0xfe, payload), photoJpeg.subarray(2)]);
      const taken = { png: 0, jpeg: 0 };
      for (let trial = 0; trial < 1_000; trial += 1) {
        const isPng = trial % 2 === 0;
        const broken = isPng ? corruptPng(chunks, next) : corrupt(whole, next);
        const written = await cleanProof(broken);
        if (written === undefined) continue;
        taken[isPng ? 'png' : 'jpeg'] += 1;
        for (const left of ['php', 'system', 'script', 'alert']) expect(written.content.includes(left)).toBe(false);
        const { width, height, exif, icc, comments } = await sharp(written.content).metadata();
        expect([width > 0, height > 0, exif, icc, comments]).toEqual([true, true, undefined, undefined, undefined]);
      }
      // The faults reach the decoder: it takes some of either kind, and refuses others.
      for (const count of [taken.png, taken.jpeg]) expect(count > 10 && count < 490, JSON.stringify(taken)).toBe(true);
    },
  );
});

describe('an uploaded document', () => {
  it('[A198] is written anew with its pages, their fonts and what they inherit', async () => {
    const written = await cleanProof(pdfOf());
    expect(written?.mediaType).toBe('application/pdf');
    const text = unpacked(written?.content ?? png);
    for (const kept of ['(Receipt) Tj', '/BaseFont /Helvetica', '/MediaBox [ 0 0 300 300 ]', '/A ']) {
      expect(text).toContain(kept);
    }
  });

  it('[A198] [A220] loses links, named actions, metadata, layers and earlier versions', async () => {
    const kit = new PDFDocument({ info: { Author: 'PAYLOAD' } });
    const pieces: Buffer[] = [];
    kit.on('data', (piece: Buffer) => pieces.push(piece));
    const done = new Promise((resolve) => kit.on('end', resolve));
    kit.text('Receipt', { link: 'https://payload.example' }).addPage().text('PAGE');
    kit.end();
    await done;
    const files = [
      Buffer.concat(pieces),
      pdfOf({ page: '/Annots [<</Subtype /Link /A <</S /URI /URI (javascript:payload)>>>>]' }),
      pdfOf({ page: '/Annots [<</Subtype /Link /A <</S /GoToR /F (\\\\\\\\payload\\\\share)>>>>]' }),
      pdfOf({ catalog: '/OpenAction <</S /Named /N /Payload>>', page: '/AA <</O <</S /Named /N /Payload>>>>' }),
      pdfOf({ catalog: '/Outlines <</Title (payload)>> /Names <</Dests (payload)>> /AcroForm <</DA (payload)>>' }),
      pdfOf({ page: '/Metadata 6 0 R /PieceInfo 6 0 R /Tabs /Payload', more: '6 0 obj (payload) endobj' }),
      pdfOf({ page: '/Resources <</Properties <</M (payload)>> /Font <</A 5 0 R>>>>' }),
      pdfOf({ page: '/Rotate <</Payload (payload)>>' }),
      pdfOf({ more: '6 0 obj (payload) endobj' }),
    ];
    for (const file of files) {
      const written = await copied(file);
      expect(written).toBeDefined();
      expect(unpacked(written ?? file)).not.toMatch(/payload|\/Annots|\/Named|\/OpenAction|\/AA /i);
    }
  });

  it('[A198] is refused with scripts, programs, attachments or media, wherever they stand', async () => {
    const script = '<</S /JavaScript /JS (app.alert(1))>>';
    expect(await copied(pdfOf({ more: packedObject('7 0 <</S /GoTo>>') }))).toBeDefined();
    for (const file of [
      pdfOf({ catalog: `/OpenAction ${script}` }),
      pdfOf({ page: `/AA <</O ${script}>>` }),
      pdfOf({ page: '/AA <</O <</S /J#61vaScript>>>>' }),
      pdfOf({ more: '6 0 obj <</S /Launch /F (cmd.exe)>> endobj' }),
      pdfOf({ more: '6 0 obj <</Type /Filespec /EF <<>>>> endobj' }),
      pdfOf({ page: '/Annots [<</Subtype /RichMedia>>]' }),
      pdfOf({ catalog: '/AcroForm <</XFA 4 0 R>>' }),
      pdfOf({ more: packedObject(`7 0 ${script}`) }),
      pdfOf({ more: packedObject(`7 0 ${script}`).replace('/Type', '/A ( 8 0 obj) % obj\n/Type') }),
      pdfOf({ more: packedObject(`7 0 ${script}`).replace('stream\n', 'stream \n') }),
      pdfOf({ more: packedObject(`7 0 ${script}`).replace('stream\n', 'stream\r') }),
    ]) {
      expect(await copied(file)).toBeUndefined();
    }
  });

  it('[A198] [A217] [A221] is refused if it is encrypted, cut, broken, or unpacks to more than any receipt has', async () => {
    const whole = pdfOf();
    const encrypted = whole.toString('latin1').replace('/Root', '/Encrypt <</Filter /Standard /V 1>> /Root');
    const loop = whole.toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]');
    for (const file of [
      whole.subarray(0, -8),
      Buffer.concat([whole, payload]),
      Buffer.concat([payload, whole]),
      Buffer.from(encrypted, 'latin1'),
      Buffer.from(loop, 'latin1'),
      Buffer.from('%PDF-1.7\nxref\ntrailer <<>>\nstartxref\n9\n%%EOF\n'),
      pdfOf({ more: packedObject('', '/Filter /FlateDecode', Buffer.from('not packed')) }),
      pdfOf({ more: packedObject(`7 0 ${' '.repeat(64 * 1024 * 1024)}1`) }),
      pdfOf({ more: `6 0 obj ${'['.repeat(200_000)} endobj` }),
    ]) {
      expect(await cleanProof(file)).toBeUndefined();
    }
  });

  it('[A198] has no text that could be taken for a page or an archive, and is refused if it is in an image', async () => {
    const plain = pdfOf().toString('latin1').replace('(Receipt) Tj ET ', '(<script>) Tj ET');
    const written = await cleanProof(Buffer.from(plain, 'latin1'));
    expect(written?.content.includes('<script>')).toBe(false);
    expect(unpacked(written?.content ?? png)).toContain('(<script>) Tj');
    for (const hidden of ['<script>alert(1)</script>', 'PK\u0005\u0006', 'nothing to see']) {
      const dict = `<</Subtype /Image /Filter /DCTDecode /Length ${hidden.length}>>`;
      const image = `6 0 obj ${dict}\nstream\n${hidden}\nendstream endobj`;
      const file = pdfOf({ page: '/Resources <</XObject <</I 6 0 R>> /Font <</A 5 0 R>>>>', more: image });
      expect((await cleanProof(file)) !== undefined).toBe(hidden === 'nothing to see');
    }
  });
});
