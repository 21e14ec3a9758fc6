import type { KeyObject } from 'node:crypto';
import { signBody } from '../signBody.ts';

/** The header with the signature of a body, in both directions. */
export const signatureName = 'X-Hub88-Signature';
export const signatureHeader = 'x-hub88-signature';

/** Request headers for a body. */
export const signedHeaders = (body: string, privateKey: KeyObject): Record<string, string> => ({
  'content-type': 'application/json',
  [signatureHeader]: signBody(body, privateKey),
});
