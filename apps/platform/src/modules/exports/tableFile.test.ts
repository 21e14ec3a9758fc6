import { inflateRawSync, crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FileColumn } from './Table.ts';
import { tableFile } from './tableFile.ts';
import { wallClock } from './wallClock.ts';

const columns: readonly FileColumn[] = [
  { heading: '名称', kind: 'text', width: 20 },
  { heading: 'Amount', kind: 'amount', width: 12 },
];

async function bytesOf(format: 'csv' | 'xlsx', rows: readonly (readonly string[])[]): Promise<Buffer> {
  const source = async function* () {
    yield* rows;
  };
  const pieces: Uint8Array[] = [];
  for await (const piece of tableFile({ format, name: 'list', columns, rows: source() }).chunks) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Reads an archive by its central directory, and checks each file's checksums. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const content = inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(at + 20)));
    expect([crc32(content), content.length], name).toEqual([zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)]);
    files.set(name, content.toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}

const attacks = ['=HYPERLINK("http://x","y")', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1+1', '＠x'];

describe('a list as CSV', () => {
  it('[A202] puts an apostrophe before every text that a spreadsheet would run, and quotes by RFC 4180', async () => {
    const text = (
      await bytesOf(
        'csv',
        attacks.map((attack) => [attack, '-3.5']),
      )
    ).toString('utf8');
    const lines = text.split('\r\n');
    expect(text.startsWith('\uFEFF名称,Amount\r\n')).toBe(true);
    for (const line of lines.slice(1).filter((one) => one !== '')) expect(line).toMatch(/^"?'/);
    expect(lines[1]).toBe('"\'=HYPERLINK(""http://x"",""y"")",-3.5');
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('leaves other texts and amounts unchanged', async () => {
    const text = (
      await bytesOf('csv', [
        ['a "b", c\nd', '-0.00001'],
        ['龙八', '12'],
      ])
    ).toString('utf8');
    expect(text).toContain('"a ""b"", c\nd",-0.00001\r\n龙八,12\r\n');
  });
});

describe('a list as XLSX', () => {
  it('[A202] has texts as texts, amounts as numbers, and no formulas', async () => {
    const files = unzip(
      await bytesOf(
        'xlsx',
        attacks.map((attack) => [attack, '-3.5']),
      ),
    );
    expect([...files.keys()]).toContain('[Content_Types].xml');
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet.match(/<c s="1" t="inlineStr">/g)).toHaveLength(attacks.length);
    expect(sheet.match(/<c s="2"><v>-3.5<\/v><\/c>/g)).toHaveLength(attacks.length);
    expect(files.get('xl/styles.xml')).toContain('quotePrefix="1"');
  });

  it('escapes what XML cannot contain, and keeps all digits of amounts beyond number precision', async () => {
    const exact = '1234567890123.45678';
    const files = unzip(await bytesOf('xlsx', [['<b>&\u0000\uD800_x0041_', exact]]));
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('&lt;b&gt;&amp;\uFFFD\uFFFD_x005F_x0041_');
    expect(sheet).toContain(`<t xml:space="preserve">${exact}</t>`);
  });

  it('is correct with ten thousand rows, which are streamed in many chunks', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => [`row ${n}`, String(n)]);
    const sheet = unzip(await bytesOf('xlsx', rows)).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row>/g)).toHaveLength(10_001);
    expect(sheet).toContain('<t xml:space="preserve">row 9999</t>');
  });
});

it.each(['csv', 'xlsx'] as const)('a %s fails as a whole if its rows cannot be read to the end', async (format) => {
  const broken = async function* () {
    yield ['one', '1'];
    throw new Error('the line is down');
  };
  const read = async (): Promise<void> => {
    for await (const _ of tableFile({ format, name: 'list', columns, rows: broken() }).chunks) void _;
  };
  await expect(read()).rejects.toThrow('the line is down');
});

it('formats times in the time zone, on both sides of a clock change', () => {
  const clock = wallClock('Europe/Berlin');
  expect(clock(new Date('2026-03-29T00:59:59Z'))).toBe('2026-03-29 01:59:59');
  expect(clock(new Date('2026-03-29T01:00:00Z'))).toBe('2026-03-29 03:00:00');
  expect(wallClock('Asia/Shanghai')(new Date('2026-03-04T16:00:00Z'))).toBe('2026-03-05 00:00:00');
});
