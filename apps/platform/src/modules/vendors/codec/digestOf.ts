import { createHash, createHmac } from 'node:crypto';
import type { Credential } from './readCredential.ts';

/** What proves a text by a secret of both sides, in hex; empty, which fits nothing, where it is proved in another way. */
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
