/** Where a paper belongs: sealed for one place, it opens at no other. */
export function documentPlace(brandId: number, memberId: bigint, id: string): string {
  return `kyc:${brandId}:${memberId}:${id}`;
}
