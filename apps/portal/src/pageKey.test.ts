import { expect, it } from 'vitest';
import { pageKey } from './pageKey.ts';

it('names a page by the parameters that its screen knows and by no other', () => {
  const lobby = pageKey('/rng');
  for (const query of ['?q=4f1c', '?q=a&q=b', '?utm_source=x&_=1', '?__proto__=1', '?lang=EN', '?', '#games']) {
    expect(pageKey(`/rng${query}`), query).toBe(lobby);
  }
  expect(pageKey('/rng?search=dragon')).not.toBe(lobby);
  expect(pageKey('/rng?search=dragon&q=4f1c')).toBe(pageKey('/rng?search=dragon'));
  expect(pageKey('/')).not.toBe(lobby);
});

it('has one name for all addresses that there are not, and one for a page that is not rendered', () => {
  expect(pageKey('/no/such?q=1')).toBe(pageKey('/nor/this'));
  expect(pageKey('/member?tab=1')).toBe(pageKey('/member'));
});
