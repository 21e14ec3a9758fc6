import { expect, it } from 'vitest';
import { isPlainHtml } from './isPlainHtml.ts';

it.each([
  '',
  'Words &amp; more &lt;words&gt;',
  '<h3>One</h3><p>Two<br />three <b>four</b></p><ul><li>five</li></ul>',
  '<a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">out</a>',
  '<a href="/terms#limits" rel="noopener noreferrer">in</a><a href="#top" rel="noopener noreferrer">up</a><a>none</a>',
  '<a href="mailto:help@example.com" rel="noopener noreferrer">mail</a>',
  '<img src="/brand/images/a.webp" alt="A picture" />',
])('lets through what a text of the house is made of: %s', (html) => {
  expect(isPlainHtml(html)).toBe(true);
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="x()">a</p>',
  '<p style="position:fixed">a</p>',
  '<p\nonclick=x()>a</p>',
  '<img src="/brand/a.webp" alt="" onerror="x()" />',
  '<img src="https://elsewhere.example/a.webp" alt="" />',
  '<img src=x onerror=x()>',
  '<a href="javascript:x()" rel="noopener noreferrer">a</a>',
  '<a href="http://elsewhere.example" rel="noopener noreferrer">a</a>',
  '<a href="//elsewhere.example" rel="noopener noreferrer">a</a>',
  '<a href="/\\elsewhere.example" rel="noopener noreferrer">a</a>',
  '<a href="/a" rel="noopener noreferrer" onclick="x()">a</a>',
  '<a href="/a" target="_self">a</a>',
  '<svg><p>a</p></svg>',
  '<!-- a -->',
  '<p',
  '</p foo>',
  'a > b',
])('refuses everything else: %s', (html) => {
  expect(isPlainHtml(html)).toBe(false);
});
