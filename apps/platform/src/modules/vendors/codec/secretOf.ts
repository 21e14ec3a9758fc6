import type { Credential } from './readCredential.ts';

/** The shared secret; empty, which matches nothing, where keys are used. */
export const secretOf = (credential: Credential): string => ('secret' in credential ? credential.secret : '');
