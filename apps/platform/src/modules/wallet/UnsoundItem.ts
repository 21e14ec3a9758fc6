import type { WalletItem } from './rules.ts';

/**
 * The ledger refused an item because it violates an invariant: nothing of it was done, nothing is remembered, and a
 * retry cannot help. It is a bug of the item's creator and never a response to a player or a vendor.
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
