import type { WalletItem } from '#modules/wallet/index.ts';
import type { RoundOrigin } from './rules.ts';

type Extra = {
  costs: boolean;
  closesRound: boolean;
  isProbe: boolean;
  /** How it counts in the round, if different from the kind of the transfer. */
  counts?: 'bet' | 'win' | undefined;
};

/**
 * One item as `vendors_post` reads it: the fields of a wallet item and those of its round. Serialized by hand, since it
 * is on the path of every bet; values from the vendor are quoted, the others are ours and need no quoting.
 */
export function callJson({ vendor, round, game, tokenHash }: RoundOrigin, item: WalletItem, extra: Extra): string {
  const money =
    item.rule === 'reverses'
      ? '"rule":"reverses"'
      : `"debit":"${item.debit}","credit":"${item.credit}","amount":${item.amount}${
          item.rule === undefined ? '' : `,"rule":"${item.rule}"`
        }${item.shortfall === undefined ? '' : `,"shortfall":"${item.shortfall}"`}`;
  const reference =
    item.ref === undefined
      ? ''
      : `,"ref":${JSON.stringify(item.ref)},"refcontent":${JSON.stringify(item.refContent ?? '')}`;
  const counts = extra.counts === undefined ? '' : `,"counts":"${extra.counts}"`;
  const token = tokenHash === undefined ? '' : `,"token":"${tokenHash}"`;
  return `{"brand":${item.brandId},"member":${item.memberId ?? 0n},"currency":${JSON.stringify(item.currency)},"scope":"${item.scope}","key":${JSON.stringify(
    item.key,
  )},"kind":"${item.kind}","content":${JSON.stringify(item.content ?? '')},${money}${reference},"vendor":${vendor.id},"round":${JSON.stringify(
    round,
  )},"game":${JSON.stringify(game)},"closes":${extra.closesRound},"live":${extra.costs},"probe":${extra.isProbe}${counts}${token}}`;
}
