import type { letterStatus } from '@baize/contract';
import type * as z from 'zod/mini';

export type LetterStatus = z.output<typeof letterStatus>;

/** A letter as its table holds it. */
export type LetterRow = {
  id: bigint;
  number: string;
  name: string;
  email: string;
  content: string;
  language: string;
  status: LetterStatus;
  answer: string;
  operatorId: bigint | null;
  operator: string;
  createdAt: Date;
  decidedAt: Date | null;
};
