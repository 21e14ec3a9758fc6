import { describe, expect, it } from 'vitest';
import { cdnUrl } from './cdnUrl.ts';
import { gameImage, gameImageSet } from './gameImage.ts';

const hosts = ['a.pictures.example', 'b.pictures.example'];
const paths = Array.from({ length: 40 }, (_, at) => `/brand/images/tiles/game-${at}.webp`);

describe('pictures', () => {
  it('[SITE-07] are at the hosts of imageCDNs, each always at the same one, and at no other', () => {
    const urls = paths.map((path) => cdnUrl(path, hosts));
    expect(new Set(urls.map((url) => new URL(url).host))).toEqual(new Set(hosts));
    expect(paths.map((path) => cdnUrl(path, hosts))).toEqual(urls);
    expect(urls.map((url) => new URL(url).pathname)).toEqual(paths);
    const image = paths[0] ?? '';
    expect(hosts).toContain(new URL(gameImage({ image }, 180, hosts)).host);
    expect(gameImageSet({ image }, hosts)?.split(', ')).toHaveLength(2);
  });

  it('[A234] stay where they are without any such host, and so do those of others', () => {
    expect(cdnUrl('/brand/x.webp', [])).toBe('/brand/x.webp');
    for (const url of ['https://vendor.example/x.png', '//vendor.example/x.png', 'data:image/png;base64,x', '']) {
      expect(cdnUrl(url, hosts)).toBe(url);
    }
  });
});
