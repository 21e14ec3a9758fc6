import { createHash } from 'node:crypto';

/** What is published of a seed before it is used: SHA-256 of its text, in hex. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
