import { getRound as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { transfersByKeys, type KeyedTransfer } from '../../wallet/index.ts';
import { scopeOf } from '../createSeamless.ts';
import { SupplierError, type RoundDetails } from '../createSupplier.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { presentRound } from '../present.ts';
import { userOf } from '../rules.ts';
import { findRound } from '../store.ts';

const kinds = ['bet', 'win', 'rollback', 'adjust'] as const;

export const getRound = ({ pool, catalogue, vendors, log }: VendorsDeps): Route =>
  implement(operation, async ({ input, session, brand, refuse, requestId }) => {
    const row = await findRound(pool, {
      brandId: session.brandId,
      memberId: session.memberId,
      id: BigInt(input.id),
    });
    const known = row === undefined ? undefined : await vendors.directory.byId(row.vendorId);
    if (row === undefined || known === undefined) throw refuse('round_not_found');

    const askVendor = async (): Promise<RoundDetails | undefined> => {
      try {
        return await vendors.supplier.round(known, {
          round: row.round,
          user: userOf(brand.code, session.memberId),
        });
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        log.warn({ err: error, vendor: known.vendor.code, request: requestId }, 'no details of a round');
        return undefined;
      }
    };
    const [transfers, details, face] = await Promise.all([
      transfersByKeys(pool, {
        brandId: session.brandId,
        scope: scopeOf(known.vendor.code),
        keys: row.transactions,
      }),
      askVendor(),
      catalogue.faceOf(row.vendorId, row.gameCode),
    ]);
    const byKey = new Map(transfers.map((transfer) => [transfer.key, transfer]));
    return {
      round: presentRound(row, face),
      entries: row.transactions.flatMap((key) => presentEntry(byKey.get(key))),
      replayUrl: details?.url ?? null,
      proof:
        details?.proof === undefined || details.verifyUrl === undefined
          ? null
          : { ...details.proof, verifyUrl: details.verifyUrl },
    };
  });

function presentEntry(transfer: KeyedTransfer | undefined) {
  const kind = kinds.find((name) => name === transfer?.kind);
  if (transfer === undefined || kind === undefined) return [];
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
