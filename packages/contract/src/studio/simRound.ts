import * as z from 'zod/mini';

/** A round of a simulated vendor. What was drawn, and from which seed, are null until the stake is paid. */
export const simRound = z.strictObject({
  id: z.string(),
  choice: z.string(),
  refusal: z.nullable(z.string()),
  stake: z.string(),
  /** The operator paid it. */
  isFree: z.boolean(),
  isOpen: z.boolean(),
  win: z.nullable(z.string()),
  /** The picture of what fell, as markup made by the studio. */
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
