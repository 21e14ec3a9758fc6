import * as z from 'zod/mini';

/** What a vendor published to verify a round; the server seed only once it is revealed. */
export const proof = z.strictObject({
  serverSeedHash: z.string(),
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.string(),
  verifyUrl: z.string(),
});
