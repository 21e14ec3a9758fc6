/**
 * Public API of the wallet: money moves only through this module or the SQL function `wallet_post`.
 *
 * `wallet_post(items jsonb)` takes a list of transfers and returns one row per item. Call it once per transaction, in
 * READ COMMITTED. An item is a flat object; `walletJson` builds it from a `WalletItem`. Its fields:
 *   brand int, member bigint (absent: only house accounts), currency, scope + key (unique per brand for ever),
 *   kind (one of `ledgerKinds`), content (all else that must be equal on a resend),
 *   debit and credit (account names), amount bigint, rule ('', requires, consumes, reverses), ref (an earlier key of the
 *   same scope), shortfall ('', debt), settled ('', allow), refcontent (what the content of `ref` must be, if not ''),
 *   probe (boolean: only look up the key; an unknown one returns `unknown_key` and nothing is written).
 * A row: idx int, outcome text, replayed boolean, transfer_id bigint, balance bigint (spendable, as first answered),
 *   balance_now bigint, version bigint (of the main account now), amount bigint, ref_kind text.
 * An item that violates an invariant returns `unsound`: nothing of it is done, and the other items are processed.
 * Unknown fields of an item are ignored, so a module with its own rows can write them in the same round trip:
 *   with posted as materialized (select * from wallet_post($1::jsonb)),
 *        input as (select * from rows from (jsonb_to_recordset($1::jsonb) as (...)) with ordinality as i (..., idx)),
 *        kept as (insert into ... select ... from posted join input using (idx) ... on conflict ... do update ...)
 *   select * from posted order by idx
 * Money for another member is sent (`mustSend`, `sendWithin`): it is in `house.transit` until a job delivers it.
 * The outer statement's snapshot is older than the locks: write with ON CONFLICT, and base no decision on a read.
 */
export { createWallet, type Wallet } from './createWallet.ts';
export { createPosting, type PostedChange, type Posting } from './createPosting.ts';
export { isStorable } from './isStorable.ts';
export { arrive } from './arrive.ts';
export { mustPost } from './mustPost.ts';
export { mustSend } from './mustSend.ts';
export type { Send } from './Send.ts';
export { sendWithin } from './sendWithin.ts';
export { UnsoundItem } from './UnsoundItem.ts';
export { fileWords as walletFileWords } from './fileWords.ts';
export { wantedKinds } from './wantedKinds.ts';
export { walletJson } from './walletJson.ts';
export { parsePosted } from './parsePosted.ts';
export type { AccountName, Outcome, PostResult, Reversal, Transfer, WalletItem } from './rules.ts';
export {
  balanceOf,
  balancesOf,
  entriesOf,
  openMemberAccounts,
  postWithin,
  setAccountState,
  spendableOf,
  sumKindsByDay,
  transfersByKeys,
  trialBalance,
  type AccountBalance,
  type EntryPage,
  type KeyedTransfer,
  type SpendableBalance,
} from './store.ts';
export { readPayeesUnderWay, readTransits } from './store/transits.ts';
export { readSealedTransfers } from './store/sealedTransfers.ts';
export {
  countEntriesBelow,
  entriesBelow,
  entriesBelowBehind,
  isFoundByKind,
  linesByDay,
  sumTeamEntries,
  teamEntriesBehind,
  teamEntriesOf,
  type PlacedEntry,
  type TeamEntry,
} from './store/teams.ts';
export { readBookedSince, sumKindsOfMembers, sumLinesAfter } from './store/memberLines.ts';
export type { LedgerCheck } from './store.ts';
export { verifyLedger, type LedgerFault, type LedgerReport } from './verifyLedger.ts';
export type { WithdrawalFacts } from './WalletDeps.ts';
export type { EntryRow } from './EntryRow.ts';
export type { TrialBalanceRow } from './TrialBalanceRow.ts';
