import * as z from 'zod/mini';

/** A round of a simulated vendor. Outcome and seed are null until the stake is paid. */
export const simRound = z.strictObject({
  id: z.string(),
  choice: z.string(),
  refusal: z.nullable(z.string()),
  stake: z.string(),
  /** The operator paid it. */
  isFree: z.boolean(),
  isOpen: z.boolean(),
  win: z.nullable(z.string()),
  /** The picture of the result, as markup from the studio. */
  face: z.nullable(z.string()),
  balance: z.nullable(z.string()),
  proof: z.nullable(
    z.strictObject({
      hash: z.string(),
      serverSeed: z.string(),
      clientSeed: z.string(),
      outcome: z.int(),
      outcomes: z.int(),
    }),
  ),
});
