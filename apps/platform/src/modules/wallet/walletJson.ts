import type { WalletItem } from './rules.ts';

/** One item in the format of `wallet_post`. Additional fields are ignored by the function. */
export function walletJson(item: WalletItem): Record<string, string | number> {
  const json: Record<string, string | number> = {
    brand: item.brandId,
    currency: item.currency,
    scope: item.scope,
    key: item.key,
    kind: item.kind,
  };
  if (item.memberId !== undefined) json['member'] = item.memberId.toString();
  if (item.content !== undefined) json['content'] = item.content;
  if (item.rule !== undefined) json['rule'] = item.rule;
  if (item.ref !== undefined) json['ref'] = item.ref;
  if (item.refContent !== undefined) json['refcontent'] = item.refContent;
  if (item.rule === 'reverses') {
    if (item.settled !== undefined) json['settled'] = item.settled;
    return json;
  }
  json['debit'] = item.debit;
  json['credit'] = item.credit;
  json['amount'] = item.amount.toString();
  if (item.shortfall !== undefined) json['shortfall'] = item.shortfall;
  return json;
}
