import { expect, it } from 'vitest';
import { pageHead } from './pageHead.ts';
import { screens } from './routes.tsx';
import { testStart } from './testing/testStart.ts';

const head = (changes: Partial<Parameters<typeof pageHead>[0]> = {}) =>
  pageHead({
    title: 'Slots',
    description: 'All of them',
    start: testStart(),
    address: 'https://baize.example/rng',
    preload: [],
    isIndexed: true,
    assets: { css: 'a{}', sheet: '/assets/all.css' },
    ...changes,
  });

it('escapes what brands and words put into it', () => {
  const html = head({ title: '</title><script>', description: '" onload="x' });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;');
  expect(html).toContain('content="&quot; onload=&quot;x"');
});

it('asks for no script before the page is there', () => {
  expect(head()).not.toContain('<script');
});

it('asks for the picture of the first slide at once, for phones and wide screens apart', () => {
  const words = { overline: '', headline: 'By the sea', sub: '', action: '' };
  const images = { image: '/brand/images/hero/sea-1920.avif', imageSmall: '/brand/images/hero/sea-720.avif' };
  const banner = { id: '1', groupName: 'w_home', linkageType: 'none', url: '', ...images, ...words } as const;
  const html = head({ preload: screens['/'].preload?.([banner]) ?? [] });
  expect(html).toMatch(/rel="preload" as="image"[^>]*max-width[^>]*hero\/sea-720.avif/);
  expect(html).toMatch(/rel="preload" as="image"[^>]*min-width[^>]*hero\/sea-1920.avif/);
  expect(screens['/'].preload?.([])).toEqual([]);
  expect(head()).not.toContain('rel="preload"');
});

it('keeps unknown addresses out of search engines', () => {
  expect(head({ isIndexed: false })).toContain('noindex');
  expect(head()).toContain('hreflang="zh-Hans"');
});

it('names the other languages of the page by their full addresses', () => {
  expect(head()).toContain('<link rel="alternate" hreflang="en" href="https://baize.example/rng?lang=EN">');
});
