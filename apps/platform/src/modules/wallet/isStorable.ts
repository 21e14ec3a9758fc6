import type { WalletItem } from './rules.ts';

/** Whether PostgreSQL can store every text of an item: no NUL, and no lone surrogate. */
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
