import type { contentBody } from '@baize/contract';
import type * as z from 'zod/mini';

/** A kind together with its body. */
export type Content = z.output<typeof contentBody>;
export type Kind = Content['kind'];
export type BodyOf<K extends Kind> = Extract<Content, { kind: K }>['body'];

/** One content item as stored. */
export type ContentRow<K extends Kind = Kind> = {
  id: bigint;
  brandId: number;
  kind: K;
  position: number;
  isShown: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  body: BodyOf<K>;
  version: number;
  updatedBy: string;
  createdAt: Date;
  updatedAt: Date;
};
