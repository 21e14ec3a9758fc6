import { expect, it } from 'vitest';
import { pageHead } from './pageHead.ts';
import { testStart } from './testing/testStart.ts';

const head = (changes: Partial<Parameters<typeof pageHead>[0]> = {}) =>
  pageHead({
    title: 'Slots',
    description: 'All of them',
    start: testStart(),
    isHome: false,
    isLobby: false,
    isIndexed: true,
    assets: { css: 'a{}', script: '/assets/start.js', sheet: '/assets/all.css' },
    ...changes,
  });

it('escapes what brands and words put into it', () => {
  const html = head({ title: '</title><script>', description: '" onload="x' });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;');
  expect(html).toContain('content="&quot; onload=&quot;x"');
});

it('runs no script of the page itself, only a file of the site', () => {
  expect(head().match(/<script[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/start.js" fetchpriority="low" async>',
  ]);
});

it('asks for the picture of the first slide at once, for phones and wide screens apart', () => {
  const hero = { code: 'sea', hasPicture: true, target: 'join' } as const;
  const words = { overline: {}, headline: {}, sub: {}, action: {} };
  const start = testStart({ content: { ...testStart().content, heroes: [{ ...hero, ...words }] } });
  expect(head({ start, isHome: true })).toMatch(/rel="preload" as="image"[^>]*hero\/sea-720.avif/);
  expect(head({ start, isHome: false })).not.toContain('hero/sea');
});

it('keeps unknown addresses out of search engines', () => {
  expect(head({ isIndexed: false })).toContain('noindex');
  expect(head()).toContain('hreflang="zh-Hans"');
});
