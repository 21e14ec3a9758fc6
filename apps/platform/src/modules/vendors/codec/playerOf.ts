import { hashToken } from '@baize/server/hashToken';
import type { KnownVendor } from '../KnownVendor.ts';
import type { Opening } from '../createSeamless.ts';
import { memberIdOf, userOf, type CallOrigin, type VendorBrand } from '../rules.ts';

/** Whom a call concerns, before it is known what it asks. */
export type Player = Readonly<{ brand: VendorBrand; memberId: bigint; user: string }>;

/** Reads a vendor's `user` back; undefined unless it is of a brand that this vendor serves. */
export function playerOf(user: string, known: KnownVendor): Player | undefined {
  const brand = known.brandByCode(user.slice(0, Math.max(user.lastIndexOf('-'), 0)));
  const memberId = brand && memberIdOf(user, brand.code);
  return brand && memberId !== undefined ? { brand, memberId, user } : undefined;
}

/** The player whom a launch token was made for. */
export function playerOfOpening({ brandId, memberId }: Opening, known: KnownVendor): Player | undefined {
  const brand = known.brandById(brandId);
  return brand && { brand, memberId, user: userOf(brand.code, memberId) };
}

/** The part of a core call that says whose money it concerns. */
export function originOf(
  { vendor }: KnownVendor,
  { brand, memberId }: Player,
  { token, currency }: { token?: string | undefined; currency?: string | undefined },
): CallOrigin {
  const tokenHash = token === undefined ? undefined : hashToken(token).toString('hex');
  return { vendor, brand, memberId, tokenHash, currency: currency ?? brand.currency };
}
