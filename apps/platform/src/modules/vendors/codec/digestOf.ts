import { createHash, createHmac } from 'node:crypto';
import type { Credential } from './readCredential.ts';

/** HMAC of a text by the shared secret, in hex; empty, which matches nothing, for other credentials. */
export function digestOf(credential: Credential, text: string | Buffer): string {
  switch (credential.kind) {
    case 'hmac':
      return createHmac('sha256', credential.secret).update(text).digest('hex');
    case 'md5':
      return createHash('md5').update(text).update(credential.secret).digest('hex');
    default:
      return '';
  }
}
