import type { ContentItem, TextLanguage } from './ContentItem.ts';

/** What a piece is called in lists: its leading text, in the language wanted or any that it has. */
export function leadOf({ content }: ContentItem, language: TextLanguage): string {
  const texts =
    content.kind === 'banner'
      ? content.body.headline
      : content.kind === 'resource'
        ? content.body.labelName
        : content.kind === 'badge'
          ? content.body.name
          : content.body.title;
  return texts[language] || texts.EN || texts.CN || texts.MS;
}
