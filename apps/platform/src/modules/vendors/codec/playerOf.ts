import { hashTokenHex } from '@baize/server/hashToken';
import type { KnownVendor } from '../KnownVendor.ts';
import type { Opening } from '../createSeamless.ts';
import { memberIdOf, userOf, type CallOrigin, type VendorBrand } from '../rules.ts';

/** The player of a call, before its content is parsed. */
export type Player = Readonly<{ brand: VendorBrand; memberId: bigint; user: string }>;

/** Parses a vendor's `user`; undefined unless it is of a brand of this vendor. */
export function playerOf(user: string, known: KnownVendor): Player | undefined {
  const brand = known.brandByCode(user.slice(0, Math.max(user.lastIndexOf('-'), 0)));
  const memberId = brand && memberIdOf(user, brand.code);
  return brand && memberId !== undefined ? { brand, memberId, user } : undefined;
}

/** The player of a launch token. */
export function playerOfOpening({ brandId, memberId }: Opening, known: KnownVendor): Player | undefined {
  const brand = known.brandById(brandId);
  return brand && { brand, memberId, user: userOf(brand.code, memberId) };
}

/** The part of a core call that identifies the player. */
export function originOf(
  { vendor }: KnownVendor,
  { brand, memberId }: Player,
  { token, currency }: { token?: string | undefined; currency?: string | undefined },
): CallOrigin {
  const tokenHash = token === undefined ? undefined : hashTokenHex(token);
  return { vendor, brand, memberId, tokenHash, currency: currency ?? brand.currency };
}
