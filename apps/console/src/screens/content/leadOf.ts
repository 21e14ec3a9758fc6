import type { Language } from '@baize/contract/languages';
import { localText } from '@baize/contract/localText';
import type { ContentItem } from './ContentItem.ts';

/** What a piece is called in lists: its leading text, in the language wanted or any that it has. */
export function leadOf({ content }: ContentItem, language: Language): string {
  const texts =
    content.kind === 'banner'
      ? content.body.headline
      : content.kind === 'resource'
        ? content.body.labelName
        : content.kind === 'badge'
          ? content.body.name
          : content.body.title;
  return localText(texts, language);
}
