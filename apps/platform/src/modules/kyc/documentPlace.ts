/** Binds an encrypted document to its place: it cannot be opened at another. */
export function documentPlace(brandId: number, memberId: bigint, id: string): string {
  return `kyc:${brandId}:${memberId}:${id}`;
}
