import { getRound as operation } from '@baize/contract';
import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import { implement, type Route } from '#kit/implement.ts';
import { transfersByKeys, type KeyedTransfer } from '#modules/wallet/index.ts';
import { findRoundSources } from '../findRoundSources.ts';
import { FREE_BET, FREE_WIN, SETTLED_STAKE } from '../stepItem.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { presentRound } from '../present.ts';

const kinds = ['bet', 'win', 'rollback', 'adjust'] as const;
/* A stake that was paid out of what was set aside is a stake all the same, and so is one that the house paid. */
const alike: Readonly<Partial<Record<LedgerKind, LedgerKind>>> = {
  [SETTLED_STAKE]: 'bet',
  [FREE_BET]: 'bet',
  [FREE_WIN]: 'win',
};

export const getRound = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: { brandId, memberId }, brand, refuse }) => {
    const { pool, catalogue } = deps;
    const sources = await findRoundSources(deps, { ...input, brand, memberId });
    if (!sources) throw refuse('round_not_found');
    const { row, keys, scope, askVendor } = sources;
    const [transfers, details, face] = await Promise.all([
      transfersByKeys(pool, { brandId, scope, keys }),
      askVendor(),
      catalogue.displayOf(row.vendorId, row.gameCode),
    ]);
    const byKey = new Map(transfers.map((transfer) => [transfer.key, transfer]));
    return {
      round: presentRound(row, face),
      entries: keys.flatMap((key) => presentEntry(byKey.get(key))),
      replayUrl: details?.url ?? null,
      proof:
        details?.proof === undefined || details.verifyUrl === undefined
          ? null
          : { ...details.proof, verifyUrl: details.verifyUrl },
      course: details?.course ?? null,
    };
  });

function presentEntry(transfer: KeyedTransfer | undefined) {
  if (transfer === undefined) return [];
  const kind = kinds.find((name) => name === (alike[transfer.kind] ?? transfer.kind));
  if (kind === undefined) return [];
  return [
    {
      transferId: transfer.transferId.toString(),
      kind,
      amount: transfer.amount,
      balanceAfter: transfer.balanceAfter,
      vendorTransaction: transfer.key,
      createdAt: transfer.createdAt.toISOString(),
    },
  ];
}
