import { cx } from '@baize/ui/cx';
import DOMPurify from 'dompurify';
import { askBeforeLeaving } from '../askBeforeLeaving.ts';
import { isPlainHtml } from './isPlainHtml.ts';

/** What a text of the house may be made of; everything else is taken out, whatever the server let through. */
const ALLOWED_TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'img'];
const ATTRIBUTES_OF: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] };
const ALLOWED_ATTR = Object.values(ATTRIBUTES_OF).flat();

/** A picture of the brand, at a path that leads to no other one. */
const isPicture = (src: string): boolean =>
  /^\/brand\/(?:images|uploads)(?:\/[\w.-]+)+$/.test(src) && !src.includes('..');

/** Makes HTML of the content list safe to show: no script, no style, links that cannot reach back. */
function cleaned(html: string): string {
  if (!DOMPurify.isSupported) return import.meta.env.SSR && isPlainHtml(html) ? html : '';
  const fragment = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_DOM_FRAGMENT: true });
  /* Nothing but the lists gets through, whatever the parser of this browser made of the text. */
  for (const element of fragment.querySelectorAll('*')) {
    if (!ALLOWED_TAGS.includes(element.localName)) element.remove();
    for (const { name } of [...element.attributes]) {
      if (ATTRIBUTES_OF[element.localName]?.includes(name) !== true) element.removeAttribute(name);
    }
  }
  for (const image of fragment.querySelectorAll('img')) {
    if (!isPicture(image.getAttribute('src') ?? '')) image.remove();
  }
  for (const link of fragment.querySelectorAll('a')) {
    /* Browsers read an address without its tabs and line ends, and `/<tab>/host` as the host. */
    const href = link.getAttribute('href')?.replace(/[\t\n\r]/g, '') ?? '';
    if (/^(?:\/(?![/\\])|#)/.test(href)) continue;
    if (!/^(?:https:\/\/|mailto:)/i.test(href)) link.removeAttribute('href');
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/**
 * A text that an operator wrote, with its own paragraphs, lists and links. The server shows it as it was answered if it can
 * see that nothing else is in it; what the browser makes of it takes that one's place. Links to other sites ask first.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const safe = cleaned(html);
  const settle = (element: HTMLDivElement | null): void => {
    /* Taking a page over leaves the server's HTML as it is. */
    if (element !== null && element.innerHTML !== safe) element.innerHTML = safe;
  };
  return (
    <div
      ref={settle}
      suppressHydrationWarning
      className={cx(
        'max-w-[65ch] text-body-l text-text-2 [&_a]:text-felt-text [&_a]:underline [&_b]:text-text-1 [&_h3]:mt-5 [&_h3]:text-h4 [&_h3]:text-text-1 [&_h4]:mt-4 [&_h4]:text-label [&_h4]:text-text-1 [&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-panel [&_li]:mt-1 [&_ol]:mt-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_p+p]:mt-3 [&_strong]:text-text-1 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-6',
        className,
      )}
      onClick={askBeforeLeaving}
      onAuxClick={askBeforeLeaving}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
