import { expect, it } from 'vitest';
import { inertJson } from './inertJson.ts';

it('keeps every text inside of its script element, and reads back as it was', () => {
  const value = { name: '</script><script>alert(1)</script><!--', line: 'a\u2028b\u2029c', amount: '12.5' };
  const json = inertJson(value);
  expect(json).not.toContain('<');
  expect(json).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
