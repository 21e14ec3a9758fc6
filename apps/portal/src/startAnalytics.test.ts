// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { startAnalytics } from './startAnalytics.ts';

const page = window as Window & { dataLayer?: IArguments[] };
afterEach(() => {
  delete page.dataLayer;
  document.head.replaceChildren();
});

it('[SITE-06] loads the tag once and starts it with the id of the brand', () => {
  startAnalytics('G-ABC1234567');
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
  ]);
  expect(page.dataLayer?.map((given) => [...given].slice(0, 2))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC1234567'],
  ]);
});
