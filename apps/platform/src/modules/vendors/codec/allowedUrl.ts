import type { KnownVendor } from '../KnownVendor.ts';
import { SupplierError } from '../SupplierError.ts';

/** A member's browser may only be sent to the vendor's own origins; the server itself never opens the URL. */
export function allowedUrl({ vendor }: Pick<KnownVendor, 'vendor'>, url: string): string {
  const isOwn = URL.canParse(url) && vendor.launchOrigins.includes(new URL(url).origin);
  if (!isOwn) throw new SupplierError('the address is not one of the vendor');
  return url;
}
