import { createBatcher } from '../../kit/batcher.ts';
import type { Pool } from '../../kit/db.ts';
import { balanceOf, type AccountName, type Wallet, type WalletItem } from '../wallet/index.ts';
import { callJson } from './callJson.ts';
import { answerOf, type CallOrigin, type PlayAnswer, type Reason, type RoundOrigin } from './rules.ts';
import { closeRound, findSession, postCalls, type PostedCall } from './store.ts';

/** Whether a game may be staked on right now; handed in by the catalogue, which this module does not know. */
export type IsGameOpen = (vendorId: number, gameCode: string) => Promise<boolean>;

type Money = RoundOrigin & Readonly<{ transaction: string; amount: bigint; closesRound: boolean }>;

/**
 * What every vendor's protocol comes down to. A transaction id of a vendor has one effect for ever at a brand: the same
 * content again gets the first answer, other content is refused. What costs the member money needs a living token, an
 * open account, game and brand; what gives money back or takes a result back is accepted whenever it comes. Amounts are
 * 1/100,000 units. A BatchError means that the outcome is not known, and the vendor has to ask again.
 */
export type Seamless = Readonly<{
  /** Who a launch token stands for and what they can spend. */
  authenticate(call: CallOrigin): Promise<PlayAnswer>;
  /** The same without asking for the token: what the member can spend now. */
  balance(call: CallOrigin): Promise<PlayAnswer>;
  bet(call: Money): Promise<PlayAnswer>;
  /** Pays out on a bet of the same member, round and game that stands. */
  win(call: Money & Readonly<{ betTransaction: string }>): Promise<PlayAnswer>;
  /** Both in one transaction: either the bet is refused and nothing happened, or both stand. */
  betAndWin(call: Money & Readonly<{ winAmount: bigint }>): Promise<PlayAnswer>;
  /** Takes a bet or a win of the same member, round and game back; what never came is refused should it still come. */
  rollback(
    call: RoundOrigin & Readonly<{ transaction: string; target: string; closesRound: boolean }>,
  ): Promise<PlayAnswer>;
  /** A later correction, up or down; what the member cannot pay is owed, and the spendable balance stays at zero. */
  adjust(call: Money): Promise<PlayAnswer>;
  /** Nothing more will come for the round; says so again as often as it is told. */
  endRound(call: RoundOrigin): Promise<PlayAnswer>;
  close(): Promise<void>;
}>;

/** One call's items; more than one travel together and stand or fall together. */
type Entry = Readonly<{ memberKey: string; items: readonly WalletItem[]; json: string }>;

type Options = { pool: Pool; wallet: Wallet; isGameOpen: IsGameOpen; maxBatch?: number; lanes?: number };

/** Makes the core that all dialects speak to. */
export function createSeamless({ pool, wallet, isGameOpen, maxBatch = 64, lanes = 1 }: Options): Seamless {
  const batcher = createBatcher<Entry, PostedCall[]>({
    keysOf: ({ memberKey }) => [memberKey],
    run: async (entries) => {
      const results = await postCalls(pool, `[${entries.map(({ json }) => json).join(',')}]`);
      wallet.announce(
        entries.flatMap(({ items }) => items),
        results,
      );
      let at = 0;
      return entries.map(({ items }) => results.slice(at, (at += items.length)));
    },
    maxBatch,
    // One batch at a time: what arrives meanwhile makes the next one larger, and a larger one costs less per call.
    lanes,
  });

  async function post(
    call: RoundOrigin,
    items: readonly WalletItem[],
    extra: { costs: boolean; closesRound: boolean },
    whyNot?: Reason,
  ): Promise<PlayAnswer> {
    // Even what is not allowed is looked up: a resend of what was booked gets its first answer, whatever changed since.
    const closed = call.currency === call.brand.currency ? whyNot : 'currency_wrong';
    const results = await batcher.submit({
      memberKey: `${call.brand.id}:${call.memberId}`,
      items,
      json: items.map((item) => callJson(call, item, { ...extra, isProbe: closed !== undefined })).join(','),
    });
    const refused = results.find(({ outcome }) => outcome !== 'applied');
    const decisive = refused ?? results.at(-1);
    if (decisive === undefined) throw new Error('The books gave no answer.');
    return answerOf(decisive, closed);
  }

  async function whyClosed(call: RoundOrigin): Promise<Reason | undefined> {
    if (!call.brand.isOpen) return 'partner_closed';
    return (await isGameOpen(call.vendor.id, call.game)) ? undefined : 'game_closed';
  }

  const read = async (call: CallOrigin): Promise<PlayAnswer> => {
    if (call.currency !== call.brand.currency) return { isAccepted: false, reason: 'currency_wrong' };
    const found = await balanceOf(pool, { brandId: call.brand.id, memberId: call.memberId, currency: call.currency });
    if (!found) return { isAccepted: false, reason: 'user_unknown' };
    return { isAccepted: true, balance: found.balance, isReplayed: false };
  };

  return {
    balance: read,
    authenticate: async (call) => {
      const session =
        call.tokenHash === undefined ? undefined : await findSession(pool, Buffer.from(call.tokenHash, 'hex'));
      if (!session) return { isAccepted: false, reason: 'token_unknown' };
      const isOwn =
        session.memberId === call.memberId && session.brandId === call.brand.id && session.vendorId === call.vendor.id;
      if (!isOwn) return { isAccepted: false, reason: 'token_foreign' };
      if (session.isExpired) return { isAccepted: false, reason: 'token_expired' };
      return read(call);
    },
    bet: async (call) => {
      return post(call, [betItem(call)], { costs: true, closesRound: call.closesRound }, await whyClosed(call));
    },
    win: async (call) => {
      return post(call, [winItem(call, call.transaction, call.betTransaction, call.amount)], {
        costs: false,
        closesRound: call.closesRound,
      });
    },
    betAndWin: async (call) => {
      const items = [betItem(call), winItem(call, `${call.transaction} win`, call.transaction, call.winAmount)];
      return post(call, items, { costs: true, closesRound: call.closesRound }, await whyClosed(call));
    },
    rollback: async (call) => {
      const { vendor, transaction, target, closesRound } = call;
      const item: WalletItem = {
        ...identityOf(call),
        scope: scopeOf(vendor.code),
        key: transaction,
        kind: 'rollback',
        content: contentOf(call),
        rule: 'reverses',
        ref: target,
        refContent: contentOf(call),
      };
      return post(call, [item], { costs: false, closesRound });
    },
    adjust: async (call) => {
      const house = houseOf(call.vendor.code);
      const isCredit = call.amount >= 0n;
      const item: WalletItem = {
        ...identityOf(call),
        scope: scopeOf(call.vendor.code),
        key: call.transaction,
        kind: 'adjust',
        content: `adjust ${contentOf(call)}`,
        debit: isCredit ? house : 'main',
        credit: isCredit ? 'main' : house,
        amount: isCredit ? call.amount : -call.amount,
        ...(isCredit ? {} : { shortfall: 'debt' as const }),
      };
      return post(call, [item], { costs: false, closesRound: call.closesRound });
    },
    endRound: async (call) => {
      const { brand, memberId, vendor, round } = call;
      const isKnown = await closeRound(pool, { brandId: brand.id, memberId, vendorId: vendor.id, round });
      return isKnown ? read(call) : { isAccepted: false, reason: 'transaction_unknown' };
    },
    close: () => batcher.close(),
  };
}

/** Ids are the vendor's own, so each vendor has a key space to itself. */
export function scopeOf(vendorCode: string): string {
  return `vendor.${vendorCode}`;
}

function houseOf(vendorCode: string): AccountName {
  return `house.vendor:${vendorCode}`;
}

function contentOf({ round, game }: RoundOrigin): string {
  return `${round} ${game}`;
}

function identityOf({ brand, memberId, currency }: CallOrigin) {
  return { brandId: brand.id, memberId, currency };
}

function betItem(call: Money): WalletItem {
  return {
    brandId: call.brand.id,
    memberId: call.memberId,
    currency: call.currency,
    scope: scopeOf(call.vendor.code),
    key: call.transaction,
    kind: 'bet',
    content: contentOf(call),
    debit: 'main',
    credit: houseOf(call.vendor.code),
    amount: call.amount,
  };
}

function winItem(call: Money, key: string, betTransaction: string, amount: bigint): WalletItem {
  return {
    brandId: call.brand.id,
    memberId: call.memberId,
    currency: call.currency,
    scope: scopeOf(call.vendor.code),
    key,
    kind: 'win',
    content: contentOf(call),
    debit: houseOf(call.vendor.code),
    credit: 'main',
    amount,
    rule: 'requires',
    ref: betTransaction,
    refContent: contentOf(call),
  };
}
