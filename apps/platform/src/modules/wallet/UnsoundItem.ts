import type { WalletItem } from './rules.ts';

/**
 * The books refused an item since it breaks an invariant: nothing of it was done, nothing is remembered, and asking again
 * cannot help. It is a fault of whoever made the item and never an answer to a player or a vendor.
 */
export class UnsoundItem extends Error {
  constructor({
    brandId,
    memberId,
    scope,
    key,
    kind,
  }: Pick<WalletItem, 'brandId' | 'memberId' | 'scope' | 'key' | 'kind'>) {
    super(
      `The books take no such item: ${JSON.stringify({ brandId, memberId: memberId?.toString(), scope, key, kind })}`,
    );
    this.name = 'UnsoundItem';
  }
}
