import { createItem, listTrail, uploadImage } from '@baize/contract';
import { brandHosts, draftOf, openOperator, startPlatform, type TestPlatform } from '@baize/testkit';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

/** A PNG header with this size, followed by the given number of bytes. */
function pngOf(width: number, height: number, rest = deflateSync(Buffer.alloc(64))): Buffer {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return Buffer.concat([header, rest]);
}
const upload = (bytes: Buffer, by = token) => site.call(uploadImage, { data: bytes.toString('base64') }, { token: by });
const images = join(import.meta.dirname, '../../../../../../brands/baize/images');

function load(
  path: string,
  host: string,
): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.url);
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}

describe('works', () => {
  it('stores a picture under its content hash and serves it as immutable', async () => {
    const bytes = readFileSync(join(images, 'hero/welcome-720.webp'));
    const { answer } = await upload(bytes);
    const path = answer.value?.path ?? '';
    expect(path).toMatch(/^\/brand\/uploads\/[0-9a-f]{64}\.webp$/);
    const served = await load(path, brandHosts.first);
    expect(served.status).toBe(200);
    expect(served.bytes.equals(bytes)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(served.headers['content-security-policy']).toContain("default-src 'none'");
    const banner = await site.call(createItem, draftOf('banner', { image: path }), { token });
    expect(banner.answer.code).toBe('ok');
  });

  it('detects the four formats by their bytes', async () => {
    const kinds = [
      [readFileSync(join(images, 'hero/welcome-720.avif')), 'avif'],
      [readFileSync(join(images, 'icons/app-192.png')), 'png'],
      [pngOf(800, 600), 'png'],
    ] as const;
    for (const [bytes, type] of kinds)
      expect((await upload(bytes)).answer.value?.path).toMatch(new RegExp(`\\.${type}$`));
  });

  it('stores the same picture once, with one audit row', async () => {
    const [first, second] = [await upload(pngOf(64, 64)), await upload(pngOf(64, 64))];
    expect(second.answer.value?.path).toBe(first.answer.value?.path);
    const hash = /[0-9a-f]{64}/.exec(first.answer.value?.path ?? '')?.[0] ?? '';
    const trail = await site.call(
      listTrail,
      { action: 'content.uploadImage', objectId: hash, pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(trail.answer.value?.page.content).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('other files, whatever their name', async () => {
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'GIF89a\x10\x00\x10\x00',
      '<html>',
      '\x89PNG\r\n\x1a\n',
      'RIFF',
    ];
    for (const other of others) {
      const { status, answer } = await upload(Buffer.from(other, 'latin1'));
      expect([other, status, answer.code]).toEqual([other, 400, 'image_invalid']);
    }
    expect((await upload(Buffer.alloc(0))).answer.success).toBe(false);
  });

  it('unsupported dimensions', async () => {
    for (const [width, height] of [
      [15, 100],
      [100, 5000],
      [0, 0],
      [4_000_000_000, 16],
    ] as const) {
      expect((await upload(pngOf(width, height))).answer.code).toBe('image_invalid');
    }
  });

  it('[A216] one byte more than a megabyte', async () => {
    const most = 1_048_576;
    expect((await upload(pngOf(32, 32, Buffer.alloc(most - 33)))).answer.code).toBe('ok');
    expect((await upload(pngOf(32, 32, Buffer.alloc(most - 32)))).answer.code).toBe('image_invalid');
    const send = async (data: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await site.send('POST', '/ops/content/uploadImage', { body: JSON.stringify({ data }), headers })).status;
    };
    expect(await send('A'.repeat(1_400_004))).toBe(400);
    expect(await send('A'.repeat(1_500_000))).toBe(413);
    expect(await send('not base64!')).toBe(400);
  });

  it('paths of no picture of this brand', async () => {
    const { answer } = await upload(pngOf(48, 48));
    const path = answer.value?.path ?? '';
    const statusOf = async (at: string, host: string = brandHosts.first) => (await load(at, host)).status;
    expect(await statusOf(path)).toBe(200);
    expect(await statusOf(path, brandHosts.second)).toBe(404);
    expect(await statusOf(path.replace('.png', '.webp'))).toBe(404);
    expect(await statusOf(path.replace(/[0-9a-f]{64}/, '0'.repeat(64)))).toBe(404);
    expect(await statusOf('/brand/uploads/..%2f..%2fetc%2fpasswd')).toBe(404);
  });
});

describe('forbids', () => {
  it('[A257] everyone without the permission', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await upload(pngOf(32, 32), auditor.token)).status).toBe(403);
    expect((await site.call(uploadImage, { data: '' })).status).toBe(401);
  });
});
