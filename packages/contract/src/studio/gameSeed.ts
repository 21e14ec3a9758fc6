import * as z from 'zod/mini';
import { units } from './shapes.ts';

/** The seeds of the next rounds. */
export const gameSeed = z.strictObject({ serverSeedHash: z.string(), clientSeed: z.string(), nextNonce: units });
