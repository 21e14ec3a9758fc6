import type { LocalTexts } from '@baize/contract/localText';
import type { listItems, OutputOf } from '@baize/contract';

export type ContentItem = OutputOf<typeof listItems>[number];
export type Kind = ContentItem['content']['kind'];

export type Texts = LocalTexts;

/** What is being written: every field of a body is one text, or one text for each language. */
export type Draft = {
  position: number;
  isShown: boolean;
  startsAt: string | null;
  endsAt: string | null;
  kind: Kind;
  body: Record<string, string | Texts>;
};
