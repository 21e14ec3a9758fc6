import { createHash } from 'node:crypto';

/** The published commitment of a seed: SHA-256 of its text, in hex. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
