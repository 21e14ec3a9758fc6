import * as z from 'zod/mini';
import { units } from './shapes.ts';

/** What the next rounds are bound to. */
export const gameSeed = z.strictObject({ serverSeedHash: z.string(), clientSeed: z.string(), nextNonce: units });
