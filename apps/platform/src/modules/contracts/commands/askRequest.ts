import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';
import { termsFault } from '@baize/maths/contracts/termsFault';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { ContractsDeps, PaidBrand, Transaction } from '../ContractsDeps.ts';
import { refuseBounds, refuseEnd, refuseLine } from '../refuseBounds.ts';
import type { RequestRow } from '../RequestRow.ts';
import { beginningOf } from '../rules.ts';
import { tellWaiting } from '../tellWaiting.ts';
import { termsJson } from '../termsJson.ts';
import { holdContracts, readOpenContracts, readToday } from '../store/contracts.ts';
import { insertRequest, readByRequestId, readPending } from '../store/requests.ts';

export type Asked = Readonly<{
  brand: PaidBrand;
  requestId: string;
  payerId: bigint;
  memberId: bigint;
  kind: ContractKind;
  /** One of the two sides; for the house with the operator's name. */
  askedBy: bigint;
  askedAs: string;
  /** Without terms it requests the end. */
  terms: Terms | undefined;
}>;

/**
 * Stores a request, idempotent. The same checks run again on acceptance: other contracts may have changed meanwhile.
 */
export async function askRequest(
  { pool }: Pick<ContractsDeps, 'pool'>,
  asked: Asked,
  within?: (client: Transaction, row: RequestRow) => Promise<void>,
): Promise<RequestRow> {
  const { brand, terms, memberId, kind } = asked;
  const brandId = brand.id;
  if (terms && termsFault(kind, terms) !== undefined) throw new Refusal('contract_terms_invalid');
  return transact(pool, async (client) => {
    await holdContracts(client, brandId);
    const known = await readByRequestId(client, { brandId, askedBy: asked.askedBy, requestId: asked.requestId });
    if (known) return sameOrConflict(known, asked);
    const today = await readToday(client, brand.timeZone);
    const [present] = await readOpenContracts(client, { brandId, memberId, side: 'received', kind, day: today });
    const waiting = await readPending(client, { brandId, memberIds: [memberId], kind });
    if (terms) await refuseLine(client, { brandId, ...asked });
    else if (!present || present.endsDay !== null || present.payerId !== asked.payerId)
      throw new Refusal('contract_none');
    if (waiting.length > 0) throw new Refusal('contract_request_waits');
    const isChange = present?.endsDay === null && present.payerId === asked.payerId;
    const fromDay = beginningOf(kind, isChange ? present : undefined, today);
    if (terms) await refuseBounds(client, { brandId, ...asked, terms, fromDay });
    else await refuseEnd(client, { brandId, memberId, kind, today });
    const row = await insertRequest(client, {
      ...asked,
      ...{ brandId, what: terms ? 'new' : 'termination', terms: terms ?? null },
    });
    await within?.(client, row);
    await tellWaiting(client, row);
    return row;
  });
}

function sameOrConflict(known: RequestRow, { payerId, memberId, kind, terms }: Asked): RequestRow {
  const isSame =
    known.payerId === payerId &&
    known.memberId === memberId &&
    known.kind === kind &&
    (known.terms === null ? '' : termsJson(known.terms)) === (terms === undefined ? '' : termsJson(terms));
  if (!isSame) throw new Refusal('request_conflict');
  return known;
}
