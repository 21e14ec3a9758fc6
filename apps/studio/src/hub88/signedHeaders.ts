import type { KeyObject } from 'node:crypto';
import { signBody } from '../signBody.ts';

/** Carries the signature over a body, in both directions. */
export const signatureName = 'X-Hub88-Signature';
export const signatureHeader = 'x-hub88-signature';

/** What goes over the wire with a body. */
export const signedHeaders = (body: string, privateKey: KeyObject): Record<string, string> => ({
  'content-type': 'application/json',
  [signatureHeader]: signBody(body, privateKey),
});
