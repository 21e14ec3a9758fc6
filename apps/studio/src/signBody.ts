import { sign, type KeyObject } from 'node:crypto';

/** Base64 of RSA-SHA256 over the exact bytes of a body, in both directions. */
export function signBody(body: string, privateKey: KeyObject): string {
  return sign('sha256', Buffer.from(body, 'utf8'), privateKey).toString('base64');
}
