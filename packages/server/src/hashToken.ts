import { hash } from 'node:crypto';

/** The stored hash of a token: a stolen table opens no session. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** The same in hexadecimal, for calls that carry it inside JSON. */
export const hashTokenHex = (token: string): string => hash('sha256', token, 'hex');
