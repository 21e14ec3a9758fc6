import type { KnownVendor } from '../KnownVendor.ts';
import { SupplierError } from '../SupplierError.ts';

/** An address that a member's browser is sent to must be one of the vendor's own; the server itself never opens it. */
export function allowedUrl({ vendor }: Pick<KnownVendor, 'vendor'>, url: string): string {
  const isOwn = URL.canParse(url) && vendor.launchOrigins.includes(new URL(url).origin);
  if (!isOwn) throw new SupplierError('the address is not one of the vendor');
  return url;
}
