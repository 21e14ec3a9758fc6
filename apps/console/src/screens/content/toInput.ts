import type { createItem, InputOf } from '@baize/contract';
import type { Draft } from './ContentItem.ts';

/** What the editor holds, as the call wants it; the contract checks the body once more. */
export function toInput({ kind, body, ...frame }: Draft): InputOf<typeof createItem> {
  return { ...frame, content: { kind, body } as InputOf<typeof createItem>['content'] };
}
