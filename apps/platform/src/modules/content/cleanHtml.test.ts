import { elementFault } from '@baize/testkit/elementFault';
import { htmlAttacks } from '@baize/testkit/htmlAttacks';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

const tag = /<\/?([a-z0-9]+)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>/g;

/** The entities that sanitised text is written with; `&` is last, as it is written first. */
const words = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The attributes of a tag, letter by letter. */
const attributesOf = (list: string): [string, string][] =>
  [...list.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, words(value)]);

/**
 * What is wrong with sanitised HTML as every parser reads it: each of its < and > belongs to a tag in one plain form, so
 * that there is nothing to disagree on.
 */
function faultsOf(html: string): string[] {
  const found = [...html.matchAll(tag)].map(([, name = '', list = '']) => elementFault(name, attributesOf(list)));
  const rest = html.replaceAll(tag, '');
  return [...found.filter((fault) => fault !== undefined), ...(/[<>]/.test(rest) ? [rest] : [])];
}

describe('the HTML of announcements', () => {
  it('keeps basic text elements', () => {
    const text =
      '<h3>A</h3><p>b <b>c</b> <strong>d</strong> <i>e</i> <em>f</em> <u>g</u> <s>h</s><br />i</p><ul><li>j</li></ul><ol><li>k</li></ol><h4>l</h4>';
    expect(cleanHtml(text)).toBe(text);
  });

  it('keeps links to sites, mail and paths, with rel=noopener', () => {
    expect(cleanHtml('<a href="https://a.example/?b=1&amp;c">x</a>')).toBe(
      '<a href="https://a.example/?b=1&amp;c" rel="noopener noreferrer">x</a>',
    );
    for (const href of ['/help#a', '#a', 'mailto:a@b.example', 'HTTPS://a.example']) {
      expect(cleanHtml(`<a href="${href}" target="_top">x</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer">x</a>`,
      );
    }
  });

  it.each(['http://a.example', 'HTTP://a.example/', 'http:a.example', '//a.example', 'intent://a.example#Intent;end'])(
    '[A226] keeps the words of a link and not where it leads: %s',
    (href) => {
      expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
    },
  );

  it('keeps pictures of the brand only', () => {
    expect(cleanHtml('<img src="/brand/images/a/b.webp" alt="c" style="d">')).toBe(
      '<img src="/brand/images/a/b.webp" alt="c" />',
    );
    for (const src of [
      'https://x.example/a.png',
      '//x.example/a.png',
      '/brand/images/../x',
      'data:image/png;base64,AA',
      '/wps/system/status',
      '',
    ]) {
      expect(cleanHtml(`<img src="${src}">`)).toBe('');
    }
  });

  it.each(htmlAttacks.map((attack) => [JSON.stringify(attack), attack] as const))(
    '[A224] removes what runs, covers or navigates: %s',
    (_name, attack) => {
      const safe = cleanHtml(attack);
      expect(faultsOf(safe)).toEqual([]);
      expect(cleanHtml(safe)).toBe(safe);
    },
  );

  it('[A224] keeps nothing that reads as an element to one reader and as words to another', () => {
    expect(faultsOf('<b>a</b> &lt;img src=x&gt;')).toEqual([]);
    expect(faultsOf('<a href="java\tscript:x()">a</a>')).not.toEqual([]);
    for (const html of ['a < b', 'a > b', '<b x=y>', '<!-- a -->', '<b\n>', '<svg>']) {
      expect(faultsOf(html), html).not.toEqual([]);
    }
  });
});
