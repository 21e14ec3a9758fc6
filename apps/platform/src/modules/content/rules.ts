import { isLanguage, languageCodes, type Language } from '@baize/contract/languages';
import type { LocalTexts } from '@baize/contract/localText';
import type { Content } from './ContentRow.ts';

type Texts = LocalTexts;

/** A picture may weigh this much, and measure this many pixels on a side. */
export const MAX_IMAGE_BYTES = 1_048_576;
export const MIN_SIDE = 16;
export const MAX_SIDE = 4096;

/**
 * The language in which a piece is told: the one that was asked for, else the brand's own, else any that its leading
 * text has. All its texts follow that one choice, so that no two languages stand side by side.
 */
export function languageOf(lead: Texts, asked: Language, preset: string): Language {
  const wanted = [asked, ...(isLanguage(preset) ? [preset] : []), 'EN' as const, ...languageCodes];
  return wanted.find((language) => (lead[language] ?? '') !== '') ?? asked;
}

const isPath = (url: string): boolean => /^\/(?![/\\])[^\s"'<>\\]*$/.test(url);

/** An https address; http only to this very machine, where there is nobody in between. */
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
const isSaid = (texts: Texts): boolean => Object.values(texts).some((text) => text.trim() !== '');

/** The first field that makes no sense, by its name; nothing when the piece is sound. */
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
