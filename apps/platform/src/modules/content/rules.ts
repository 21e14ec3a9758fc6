import { isSaid } from '@baize/contract/localText';
import type { Content } from './ContentRow.ts';

/** Maximum size of a picture in bytes, and in pixels per side. */
export const MAX_IMAGE_BYTES = 1_048_576;
export const MIN_SIDE = 16;
export const MAX_SIDE = 4096;

const isPath = (url: string): boolean => /^\/(?![/\\])[^\s"'<>\\]*$/.test(url);

/** An https URL; http for localhost only, where nobody is in between. */
export function isSafeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

const fitsLinkage: Record<Extract<Content, { kind: 'banner' }>['body']['linkageType'], (url: string) => boolean> = {
  none: (url) => url === '',
  route: isPath,
  external: (url) => url.startsWith('https://') && isSafeUrl(url),
  promotion: (url) => /^[\w-]{1,64}$/.test(url),
  game: (url) => /^[\w.-]{1,64}\/[\w.-]{1,64}$/.test(url),
};

const isPicture = (path: string): boolean => path === '' || !/\.\.|\/\//.test(path);

/** The first invalid field by name; undefined if the item is valid. */
export function faultOf(
  content: Content,
  period: { startsAt: string | null; endsAt: string | null },
): string | undefined {
  const { startsAt, endsAt } = period;
  if (startsAt !== null && endsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt)) return 'endsAt';
  switch (content.kind) {
    case 'banner': {
      const { linkageType, url, image, imageSmall, headline } = content.body;
      if (!fitsLinkage[linkageType](url)) return 'url';
      if (!isPicture(image)) return 'image';
      if (!isPicture(imageSmall)) return 'imageSmall';
      return image === '' && !isSaid(headline) ? 'headline' : undefined;
    }
    case 'announcement':
    case 'article':
      return isSaid(content.body.title) ? undefined : 'title';
    case 'resource':
      if (!isSafeUrl(content.body.url)) return 'url';
      return isSaid(content.body.labelName) ? undefined : 'labelName';
    case 'badge':
      if (!isPicture(content.body.image)) return 'image';
      if (content.body.url !== '' && !isSafeUrl(content.body.url)) return 'url';
      return isSaid(content.body.name) ? undefined : 'name';
  }
}
