import * as z from 'zod/mini';
import { amount } from '../shapes.ts';

/** How a round went, in the vendor's words and the language that was asked for. */
export const roundCourse = z.strictObject({
  /** What happened, one after the other. */
  phases: z.readonly(
    z.array(
      z.strictObject({
        heading: z.string(),
        win: amount,
        wins: z.readonly(z.array(z.strictObject({ what: z.string(), amount }))),
      }),
    ),
  ),
  /** What the player was asked in the middle of it, and the number of the answer; null while it is awaited. */
  decision: z.nullable(z.strictObject({ answers: z.readonly(z.array(z.string())), taken: z.nullable(z.int()) })),
});
