import type { WalletItem } from './rules.ts';

/** Whether the database can hold every text of an item: no zero character, and no half of a pair of surrogates. */
export function isStorable({
  currency,
  scope,
  key,
  kind,
  content = '',
  ref = '',
  refContent = '',
}: WalletItem): boolean {
  const text = [currency, scope, key, kind, content, ref, refContent].join(' ');
  return !text.includes('\0') && text.isWellFormed();
}
