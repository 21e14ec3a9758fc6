import type * as z from 'zod/mini';
import type { KnownVendor } from '../createDirectory.ts';
import { askVendor } from './askVendor.ts';
import { signedByUs } from './signedByUs.ts';

/** Asks a vendor that speaks Hub88: signed by our key, answered in this shape within the deadline, or not at all. */
export async function askHub88<Shape extends z.ZodMiniType>(
  { vendor, privateKeyFile }: Pick<KnownVendor, 'vendor' | 'privateKeyFile'>,
  path: string,
  content: Readonly<Record<string, unknown>>,
  shape: Shape,
  deadlineMs: number,
): Promise<z.output<Shape>> {
  const body = JSON.stringify({ operator_id: vendor.operatorId, ...content });
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signedByUs(privateKeyFile, body) };
  return askVendor(path, { url: vendor.supplierUrl + path, headers, body }, shape, deadlineMs);
}
