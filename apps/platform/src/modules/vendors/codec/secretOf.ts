import type { Credential } from './readCredential.ts';

/** What both sides know; empty, which fits nothing, where keys prove the calls. */
export const secretOf = (credential: Credential): string => ('secret' in credential ? credential.secret : '');
