import { createElement, Fragment, useMemo, type ReactNode } from 'react';

const kept = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'img']);
const silent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'svg',
  'math',
  'noscript',
  'textarea',
  'title',
  'xmp',
  'option',
]);
const empty = new Set(['br', 'img']);

/**
 * Shows HTML the way the site will: only elements that a text needs are made, one by one, so that nothing else of what
 * was typed ever becomes part of the page. The server cleans it again when it is saved.
 */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes], [html]);
  return (
    <div className="text-body text-text-1 [&_a]:underline [&_h3]:mt-3 [&_h3]:text-h4 [&_h4]:mt-2 [&_h4]:text-label [&_img]:max-w-full [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
      {nodes.map(shown)}
    </div>
  );
}

function shown(node: Node, at: number): ReactNode {
  if (node.nodeType === 3) return node.textContent;
  if (node.nodeType !== 1) return null;
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  if (silent.has(tag)) return null;
  const children = [...element.childNodes].map(shown);
  if (!kept.has(tag)) return <Fragment key={at}>{children}</Fragment>;
  const attributes = attributesOf(tag, element);
  if (attributes === undefined) return null;
  return empty.has(tag)
    ? createElement(tag, { key: at, ...attributes })
    : createElement(tag, { key: at, ...attributes }, ...children);
}

/** The attributes that stay; nothing at all for a picture from elsewhere, which is left out. */
function attributesOf(tag: string, element: Element): Record<string, string> | undefined {
  if (tag === 'a') {
    const href = element.getAttribute('href')?.trim() ?? '';
    const isSafe = /^(?:https:\/\/|mailto:|\/(?![/\\])|#)/i.test(href);
    return isSafe ? { href, rel: 'noopener noreferrer', target: '_blank' } : {};
  }
  if (tag !== 'img') return {};
  const src = element.getAttribute('src') ?? '';
  const isOwn = /^\/brand\/(?:images|uploads)\/[\w./-]+$/.test(src) && !src.includes('..');
  return isOwn ? { src, alt: element.getAttribute('alt') ?? '' } : undefined;
}
