import type * as z from 'zod/mini';
import { askVendor } from '../../codec/askVendor.ts';
import { isRsaSigned } from '../../codec/isRsaSigned.ts';
import { signedByUs } from '../../codec/signedByUs.ts';
import type { KnownVendor } from '../../KnownVendor.ts';

const DEADLINE_MS = 5_000;

/** One call in the `tcg` dialect: one URL for all calls, signed in both directions. */
export function askTcg<Shape extends z.ZodMiniType>(
  { vendor, credential }: KnownVendor,
  method: string,
  content: Readonly<Record<string, unknown>>,
  shape: Shape,
): Promise<z.output<Shape>> {
  const body = JSON.stringify({ merchant_code: vendor.operatorId, method, ...content });
  const call = {
    url: `${vendor.supplierUrl}/api`,
    headers: { 'content-type': 'application/json', 'x-tcg-sign': signedByUs(credential, body) },
    body,
    // Without it, a man in the middle could claim that money has arrived.
    isFromVendor: (text: string, header: (name: string) => string) =>
      isRsaSigned(Buffer.from(text), header('x-tcg-sign'), credential),
  };
  return askVendor(method, call, shape, DEADLINE_MS);
}
