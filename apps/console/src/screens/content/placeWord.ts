import type { WordKey } from '../../i18n/useT.ts';
import type { ContentItem } from './ContentItem.ts';

/** Where a piece shows on the site; badges have one place only. */
export function placeWord(content: ContentItem['content']): WordKey | undefined {
  switch (content.kind) {
    case 'banner':
      return `content.group.${content.body.groupName}`;
    case 'announcement':
      return `content.type.${content.body.type}`;
    case 'article':
      return `content.topic.${content.body.topic}`;
    case 'resource':
      return `content.resource.${content.body.resourceType}`;
    case 'badge':
      return undefined;
  }
}
