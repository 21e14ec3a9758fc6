// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

afterEach(cleanup);
const shown = (html: string): string => render(<RichText html={html} />).container.firstElementChild?.innerHTML ?? '';

describe('the preview of what was typed', () => {
  it('shows what a text needs', () => {
    const html = '<h3>A</h3><p>b <b>c</b><br><i>d</i></p><ul><li>e</li></ul>';
    expect(shown(html)).toBe(html);
    expect(shown('<img alt="c" src="/brand/images/a/b.webp">')).toBe('<img alt="c" src="/brand/images/a/b.webp">');
    expect(shown('<a href="/help#a">x</a>')).toBe('<a href="/help#a" rel="noopener noreferrer" target="_blank">x</a>');
  });

  it('[A224] makes nothing that runs, covers or leads away', () => {
    const attacks: [string, string][] = [
      ['<script>alert(1)</script>', ''],
      ['<img src=x onerror=alert(1)>', ''],
      ['<img src="/brand/images/../x.png">', ''],
      ['<p onclick="x()" style="position:fixed" id="app" class="y">a</p>', '<p>a</p>'],
      ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
      ['<a href="//x.example">a</a>', '<a>a</a>'],
      ['<div><form action="https://x.example"><b>a</b></form></div>', '<b>a</b>'],
      ['<svg><animate onbegin=alert(1)></svg><iframe src="/x">c</iframe>', ''],
    ];
    for (const [html, safe] of attacks) {
      expect(shown(html)).toBe(safe);
      cleanup();
    }
  });
});
