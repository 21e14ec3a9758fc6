import { bannerGroups, linkageTypes } from '@baize/contract';
import type { WordKey } from '../../i18n/useT.ts';
import type { Kind } from './ContentItem.ts';

export type ContentField = {
  name: string;
  label: WordKey;
  hint?: WordKey;
} & (
  | { shape: 'text'; maxLength: number }
  | { shape: 'choice'; choices: readonly { value: string; label: WordKey }[] }
  | { shape: 'image' }
  /** One text for each language; `html` has the editor with its preview. */
  | { shape: 'texts' | 'html' }
);

const groups = bannerGroups.map((value) => ({ value, label: `content.group.${value}` as const }));
const links = linkageTypes.map((value) => ({ value, label: `content.link.${value}` as const }));
const topics = ['agreement', 'account', 'money', 'games', 'fairness', 'saferPlay', 'install', 'contact'] as const;
const types = ['PL', 'PU', 'PR', 'H', 'AG'] as const;
const audiences = ['A', 'B', 'F'] as const;
const resources = ['IOS', 'Android', 'MOBILECONFIG', 'AFFILIATE'] as const;

/** The fields of each kind, in the order in which they are filled in. The first text of them names the piece. */
export const fieldsOf: Record<Kind, readonly ContentField[]> = {
  banner: [
    { name: 'groupName', label: 'content.groupName', shape: 'choice', choices: groups },
    { name: 'headline', label: 'content.headline', shape: 'texts' },
    { name: 'overline', label: 'content.overline', shape: 'texts' },
    { name: 'sub', label: 'content.sub', shape: 'texts' },
    { name: 'action', label: 'content.action', hint: 'content.actionHint', shape: 'texts' },
    { name: 'image', label: 'content.image', hint: 'content.imageHint', shape: 'image' },
    { name: 'imageSmall', label: 'content.imageSmall', hint: 'content.imageSmallHint', shape: 'image' },
    { name: 'linkageType', label: 'content.linkageType', shape: 'choice', choices: links },
    { name: 'url', label: 'content.url', hint: 'content.urlHint', shape: 'text', maxLength: 300 },
  ],
  announcement: [
    {
      name: 'type',
      label: 'content.type',
      shape: 'choice',
      choices: types.map((value) => ({ value, label: `content.type.${value}` as const })),
    },
    {
      name: 'execution',
      label: 'content.execution',
      hint: 'content.executionHint',
      shape: 'choice',
      choices: audiences.map((value) => ({ value, label: `content.execution.${value}` as const })),
    },
    { name: 'title', label: 'content.title', shape: 'texts' },
    { name: 'content', label: 'content.text', shape: 'html' },
    {
      name: 'promotionType',
      label: 'content.promotionType',
      hint: 'content.promotionTypeHint',
      shape: 'text',
      maxLength: 32,
    },
  ],
  article: [
    {
      name: 'topic',
      label: 'content.topic',
      shape: 'choice',
      choices: topics.map((value) => ({ value, label: `content.topic.${value}` as const })),
    },
    { name: 'slug', label: 'content.slug', hint: 'content.slugHint', shape: 'text', maxLength: 48 },
    { name: 'title', label: 'content.title', shape: 'texts' },
    { name: 'content', label: 'content.text', shape: 'html' },
  ],
  resource: [
    {
      name: 'resourceType',
      label: 'content.resourceType',
      shape: 'choice',
      choices: resources.map((value) => ({ value, label: `content.resource.${value}` as const })),
    },
    { name: 'labelName', label: 'content.labelName', shape: 'texts' },
    { name: 'url', label: 'content.address', hint: 'content.addressHint', shape: 'text', maxLength: 300 },
    { name: 'version', label: 'content.version', shape: 'text', maxLength: 32 },
    { name: 'sha256', label: 'content.sha256', hint: 'content.sha256Hint', shape: 'text', maxLength: 64 },
  ],
  badge: [
    { name: 'name', label: 'content.name', shape: 'texts' },
    { name: 'note', label: 'content.note', shape: 'texts' },
    { name: 'number', label: 'content.number', shape: 'text', maxLength: 48 },
    { name: 'image', label: 'content.image', shape: 'image' },
    { name: 'url', label: 'content.address', hint: 'content.badgeUrlHint', shape: 'text', maxLength: 300 },
  ],
};
