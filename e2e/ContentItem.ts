import type { listItems, OutputOf } from '@baize/contract';

/** A piece of content as the console reads it; journeys look at banners. */
export type ContentItem = Omit<OutputOf<typeof listItems>[number], 'content'> & {
  content: { kind: string; body: { groupName?: string } };
};
