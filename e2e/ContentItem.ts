import type { listItems, OutputOf } from '@baize/contract';

/** A content item as the console reads it; journeys look at banners. */
export type ContentItem = Omit<OutputOf<typeof listItems>[number], 'content'> & {
  content: { kind: string; body: { groupName?: string } };
};
