import type { candidate } from '@baize/contract';
import type * as z from 'zod/mini';

type Shown = z.output<typeof candidate>;

/** A candidate with its registration link; `uplineId` is the owner of the downline that the link opens. */
export type CandidateRow = Readonly<{
  id: bigint;
  name: string;
  channel: Shown['channel'];
  contact: string;
  about: string;
  language: string;
  status: Shown['status'];
  note: string;
  linkCode: string | null;
  uplineId: bigint | null;
  decidedBy: string;
  createdAt: Date;
  decidedAt: Date | null;
}>;
