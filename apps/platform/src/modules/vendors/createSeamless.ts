import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import { createBatcher } from '#kit/batcher.ts';
import type { Pool, Queryable } from '#kit/db.ts';
import { hashToken } from '@baize/server/hashToken';
import { transact } from '@baize/server/transact';
import {
  balanceOf,
  isStorable,
  postWithin,
  UnsoundItem,
  type PostResult,
  type Transfer,
  type Posting,
  type WalletItem,
} from '#modules/wallet/index.ts';
import { callJson } from './callJson.ts';
import type { Pools } from './createPools.ts';
import { answerOf, type CallOrigin, type PlayAnswer, type Reason, type RoundOrigin, type Vendor } from './rules.ts';
import {
  adjustItem,
  betItem,
  freeBetItem,
  freeRollbackItem,
  freeWinItem,
  houseOf,
  identityOf,
  placeOf,
  rollbackItem,
  scopeOf,
  SETTLED_STAKE,
  stepItem,
  winItem,
  type NamedStep,
  type Step,
} from './stepItem.ts';
import { closeRound, findSession, postCalls, type PostedCall } from './store.ts';
import {
  findBetOfRound,
  findLivingSession,
  findMovements,
  findOrigin,
  type Movement,
  type Origin,
} from './store/bets.ts';
import { findOpenFree, isFreeTransfer, postFreeCall, type OpenFree } from './store/freeCalls.ts';
import { cancelHeld, findHeldKeys, lockHeldByKey, readWinCap } from './store/heldWins.ts';
import { postPoolCall, type JackpotPool } from './store/jackpots.ts';
import { HELD_SCOPE, HELD_WIN, heldItem, heldKey, isAboveCap, isLargePayout } from './heldItem.ts';

/**
 * Why a game may not be staked on right now, or not with these stakes; undefined where it may. Handed in by the catalogue,
 * which this module does not know.
 */
export type JudgeStake = (stake: {
  brandId: number;
  vendorId: number;
  gameCode: string;
  currency: string;
  /** In 1/100,000; empty where money is only set aside. */
  amounts: readonly bigint[];
}) => Promise<'game_closed' | 'limit_reached' | undefined>;

type Money = RoundOrigin & Readonly<{ transaction: string; amount: bigint; closesRound: boolean }>;

export type Living = Readonly<{ tokenHash: string; game: string }>;

/** Whom a launch token was made for. */
export type Opening = Readonly<{ brandId: number; memberId: bigint; game: string; isExpired: boolean }>;

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
  /** Whose launch token this is at this vendor, alive or not; undefined for one that was never made for it. */
  opening(vendor: Vendor, token: string): Promise<Opening | undefined>;
  /** What the member plays at the vendor right now, for protocols whose calls carry no token. */
  living(vendor: Vendor, player: Readonly<{ brand: { id: number }; memberId: bigint }>): Promise<Living | undefined>;
  bet(call: Money): Promise<PlayAnswer>;
  /**
   * A bet that the house pays: uses up one round of the grant that `reward` names and moves nothing. `amount` is the stake
   * that the vendor plays at, or zero where it tells none; it has to be the grant's. Its wins and its rollback come as
   * those of every bet and are booked as what they are.
   */
  freeBet(call: Money & Readonly<{ reward: string }>): Promise<PlayAnswer>;
  /** The free rounds that a member can still play in a game, those that end first first. */
  freeRounds(call: CallOrigin & Readonly<{ game: string }>): Promise<readonly OpenFree[]>;
  /** Pays out on a bet of the same member, round and game that stands. */
  win(call: Money & Readonly<{ betTransaction: string }>): Promise<PlayAnswer>;
  /** The same, and the pool that the bet has fed: all of it, once for a bet, and the pool begins anew. */
  winJackpot(call: Money & Readonly<{ betTransaction: string }>): Promise<PlayAnswer>;
  /** What the pools of a game hold, by the bet that can win them. */
  jackpots(call: CallOrigin & Readonly<{ game: string }>): Promise<readonly JackpotPool[]>;
  /** Pays out on a round where the vendor names no bet: on a bet of the same member and game that stands in it. */
  winOfRound(call: Money): Promise<PlayAnswer>;
  /**
   * Both in one transaction: either the bet is refused and nothing happened, or both stand. A call that the vendor had
   * accepted before its session ended and only sends again (`isResend`) needs no living token.
   */
  betAndWin(call: Money & Readonly<{ winAmount: bigint; isResend?: boolean }>): Promise<PlayAnswer>;
  /** Takes a bet or a win of the same member, round and game back; what never came is refused should it still come. */
  rollback(
    call: RoundOrigin & Readonly<{ transaction: string; target: string; closesRound: boolean }>,
  ): Promise<PlayAnswer>;
  /** The same where the vendor names no round: it is that of the transaction to be taken back. */
  rollbackOf(call: CallOrigin & Readonly<{ transaction: string; target: string }>): Promise<PlayAnswer>;
  /** Round and game that a transaction was booked under; undefined when it never came. */
  origin(call: CallOrigin & Readonly<{ target: string }>): Promise<Origin | undefined>;
  /**
   * A later correction, up or down. What the member cannot pay is owed and the spendable balance stays at zero, or the
   * correction is refused, as was agreed with the vendor. An empty round: it belongs to none.
   */
  adjust(call: Money): Promise<PlayAnswer>;
  /** A gift of the vendor's own: prizes, jackpots and free rounds that belong to no round here. */
  promo(call: CallOrigin & Readonly<{ transaction: string; amount: bigint; promotion: string }>): Promise<PlayAnswer>;
  /** Everything that moved in a round and was not refused, in its order. */
  movements(call: CallOrigin & Readonly<{ round: string }>): Promise<readonly Movement[]>;
  /** Several movements of one round, all of them or none. */
  together(call: RoundOrigin & Readonly<{ closesRound: boolean; steps: readonly Step[] }>): Promise<PlayAnswer>;
  /** Nothing more will come for the round; says so again as often as it is told. */
  endRound(call: RoundOrigin): Promise<PlayAnswer>;
  close(): Promise<void>;
}>;

/** One call's items; more than one travel together and stand or fall together. */
type Entry = Readonly<{ memberKey: string; items: readonly WalletItem[]; json: string }>;

type Options = {
  pool: Pool;
  /** Hears of every win that was put aside since it is above what its game may pay. */
  onHeld?: (call: RoundOrigin, items: readonly Transfer[]) => void;
  wallet: Posting;
  judgeStake: JudgeStake;
  /** Without them no game has a jackpot. */
  pools?: Pools;
  maxBatch?: number;
  concurrency?: number;
};

/** Makes the core that all dialects speak to. */
export function createSeamless({
  pool,
  wallet,
  judgeStake,
  pools,
  onHeld = () => undefined,
  maxBatch = 64,
  concurrency = 1,
}: Options): Seamless {
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
    concurrency,
  });

  async function post(
    call: RoundOrigin,
    items: readonly WalletItem[],
    extra: { costs: boolean; closesRound: boolean },
    whyNot?: Reason,
  ): Promise<PlayAnswer> {
    // Even what is not allowed is looked up: a resend of what was booked gets its first answer, whatever changed since.
    if (items.some(namesItself)) return { isAccepted: false, reason: 'transaction_unknown' };
    const unstorable = items.find((item) => !isStorable(item));
    if (unstorable !== undefined) throw new UnsoundItem(unstorable);
    const closed = inItsMoney(call, whyNot);
    return withinCap(call, items, async (own) => {
      const results = await batcher.submit({
        memberKey: `${call.brand.id}:${call.memberId}`,
        items: own,
        json: own.map((item) => callJson(call, item, { ...extra, isProbe: closed !== undefined })).join(','),
      });
      sound(own, results);
      return answerOf(decisiveOf(results), closed);
    });
  }

  /**
   * Posts what pays a member more than its game may at once into an account of its own, for operators to decide on. What
   * was booked before, this way or that, is asked for as it was: the first answer holds whatever the bounds are now.
   */
  async function withinCap(
    call: RoundOrigin,
    items: readonly WalletItem[],
    go: (items: readonly WalletItem[]) => Promise<PlayAnswer>,
  ): Promise<PlayAnswer> {
    const large = items.filter(isLargePayout);
    if (large.length === 0) return go(items);
    const { multiple, capAmount, stake, won } = await readWinCap(pool, { ...gameOf(call), ...call });
    const staked = items.reduce(
      (sum, item) => sum + (stakeKinds.has(item.kind) && 'amount' in item ? item.amount : 0n),
      stake,
    );
    const asIf = (isHeld: (item: Transfer) => boolean): WalletItem[] =>
      items.map((item) => (isLargePayout(item) && isHeld(item) ? heldItem(item) : item));
    const isOver = ({ amount }: Transfer): boolean =>
      isAboveCap({ amount, won, stake: staked }, { multiple, amount: capAmount });
    const answer = await go(asIf(isOver));
    if (answer.isAccepted) {
      const held = large.filter(isOver);
      if (held.length > 0 && !answer.isReplayed) onHeld(call, held);
      return answer;
    }
    if (answer.reason !== 'duplicate_differs') return answer;
    const known = await findHeldKeys(pool, { ...placeOf(call), keys: large.map(({ key }) => key) });
    return go(asIf(({ key }) => known.has(key)));
  }

  /** Takes a win back that is or was held, and with it whatever operators have decided: undefined where it never was. */
  async function undoHeld(
    call: RoundOrigin & { transaction: string; target: string; closesRound: boolean },
  ): Promise<PlayAnswer | undefined> {
    const place = { ...placeOf(call), key: call.target };
    if ((await findHeldKeys(pool, { ...place, keys: [call.target] })).size === 0) return undefined;
    const closed = inItsMoney(call, undefined);
    return allOrNone(call, closed, async (db) => {
      const row = await lockHeldByKey(db, place);
      if (row === undefined) throw new Error('A held win is gone.');
      const isFree = row.house.startsWith('house.freeRounds:');
      const own = isFree ? freeRollbackItem(call) : rollbackItem(call);
      const isDecided = row.status === 'approved' || row.status === 'rejected';
      const isOwner = row.memberId === call.memberId;
      const decision: WalletItem = {
        ...{ ...identityOf(call), scope: HELD_SCOPE, key: heldKey('undo', row.id), kind: 'rollback', rule: 'reverses' },
        ref: heldKey(row.status === 'approved' ? 'approve' : 'reject', row.id),
      };
      const items = isDecided && isOwner ? [decision, own] : [own];
      const extra = { costs: false, closesRound: call.closesRound, isProbe: closed !== undefined };
      const results = await postCalls(db, `[${items.map((item) => callJson(call, item, extra)).join(',')}]`);
      const last = results.at(-1);
      if (last?.outcome === 'applied' && !last.isReplayed) await cancelHeld(db, row.id);
      return { items, results };
    });
  }

  /** Several movements in one transaction: when one of them is refused, all are taken back. */
  async function allOrNone(
    call: RoundOrigin,
    closed: Reason | undefined,
    work: (
      db: Queryable,
    ) => Promise<{ items: readonly WalletItem[]; results: PostedCall[]; jackpot?: bigint | undefined }>,
  ): Promise<PlayAnswer> {
    try {
      const { items, results, jackpot } = await transact(pool, async (client) => {
        const done = await work(client);
        sound(done.items, done.results);
        const decisive = decisiveOf(done.results);
        // Where nothing has moved there is nothing to take back, and a refusal for lack of money stays for ever.
        if (answerOf(decisive, closed).isAccepted || !done.results.some(isNewlyDone)) return done;
        throw new Undone(decisive);
      });
      wallet.announce(items, results);
      const answer = answerOf(decisiveOf(results), closed);
      return answer.isAccepted && jackpot !== undefined ? { ...answer, jackpot } : answer;
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
      const answer = answerOf(error.posted, closed);
      // What was seen half-way through is nobody's balance any more.
      const now = await read({ ...call, currency: call.brand.currency });
      return now.isAccepted && 'balance' in answer ? { ...answer, balance: now.balance } : answer;
    }
  }

  const gameOf = (call: CallOrigin & { game: string }) => ({
    ...{ brandId: call.brand.id, vendorId: call.vendor.id, gameCode: call.game },
  });
  const hasPools = async (call: RoundOrigin): Promise<boolean> => pools !== undefined && pools.has(gameOf(call));

  /** A call and what it means for a pool: both in one transaction, or neither. */
  async function postWithPool(
    call: RoundOrigin & { closesRound: boolean },
    item: WalletItem,
    act: 'bet' | 'jackpot' | 'rollback',
    whyNot?: Reason,
  ): Promise<PlayAnswer> {
    if (namesItself(item)) return { isAccepted: false, reason: 'transaction_unknown' };
    const closed = inItsMoney(call, whyNot);
    const extra = { costs: act === 'bet', closesRound: call.closesRound, isProbe: closed !== undefined };
    return withinCap(call, [item], ([own = item]) =>
      allOrNone(call, closed, async (db) => {
        const results = await postPoolCall(db, callJson(call, own, extra), act);
        return { items: results.map(() => own), results, jackpot: act === 'jackpot' ? results[1]?.amount : undefined };
      }),
    );
  }

  /** A call of a round that the house pays: the count of its grant and the books in one transaction. */
  async function postFree(
    call: RoundOrigin & { closesRound: boolean },
    item: WalletItem,
    act: 'bet' | 'win' | 'jackpot' | 'rollback',
    { reward, stake = 0n, whyNot }: { reward?: string; stake?: bigint; whyNot?: Reason | undefined } = {},
  ): Promise<PlayAnswer> {
    const closed = inItsMoney(call, whyNot);
    const extra = { costs: act === 'bet', closesRound: call.closesRound, isProbe: closed !== undefined };
    const counts = act === 'bet' ? 'bet' : act === 'rollback' ? undefined : 'win';
    const isPooled = await hasPools(call);
    return withinCap(call, [item], ([own = item]) =>
      allOrNone(call, closed, async (db) => {
        const json = callJson(call, own, { ...extra, counts: own.kind === HELD_WIN ? undefined : counts });
        const results = await postFreeCall(db, { json, act, isPooled, reward, stake });
        return { items: results.map(() => own), results, jackpot: act === 'jackpot' ? results[1]?.amount : undefined };
      }),
    );
  }

  /** What was refused since the bet that it names was a free one is carried out as that. */
  async function orAsFree(
    call: CallOrigin,
    target: string,
    answer: PlayAnswer,
    asFree: () => Promise<PlayAnswer>,
  ): Promise<PlayAnswer> {
    if (answer.isAccepted) return answer;
    if (answer.reason !== 'transaction_unknown' && answer.reason !== 'duplicate_differs') return answer;
    return (await isFreeTransfer(pool, { ...placeOf(call), key: target })) ? asFree() : answer;
  }

  /** What belongs to no round goes straight into the books. */
  async function postOutside(item: WalletItem): Promise<PlayAnswer> {
    const results = await transact(pool, (client) => postWithin(client, [item]));
    wallet.announce([item], results);
    const [posted] = results;
    if (posted === undefined) throw new Error('The books gave no answer.');
    return answerOf({ ...posted, tokenState: 'absent' }, undefined);
  }

  /** The steps with every win on a bet; undefined when there is one that has none. */
  async function withBets(call: RoundOrigin & { steps: readonly Step[] }): Promise<NamedStep[] | undefined> {
    const own = call.steps.find(({ kind }) => kind === 'bet' || kind === 'stake')?.transaction;
    const named: NamedStep[] = [];
    for (const step of call.steps) {
      if (step.kind !== 'win') named.push(step);
      else if (step.betTransaction !== undefined) named.push({ ...step, betTransaction: step.betTransaction });
      else {
        const { isKnown, ref } = await findBetOfRound(pool, {
          ...placeOf(call),
          ...call,
          transaction: step.transaction,
        });
        const betTransaction = isKnown ? (ref ?? 'none') : (own ?? ref);
        if (betTransaction === undefined) return undefined;
        named.push({ ...step, betTransaction });
      }
    }
    return named;
  }

  async function whyClosed(call: RoundOrigin, amounts: readonly bigint[]): Promise<Reason | undefined> {
    if (!call.brand.isOpen) return 'partner_closed';
    const { brand, vendor, game: gameCode, currency } = call;
    return judgeStake({ brandId: brand.id, vendorId: vendor.id, gameCode, currency, amounts });
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
    opening: async (vendor, token) => {
      const session = await findSession(pool, hashToken(token));
      if (session?.vendorId !== vendor.id) return undefined;
      const { brandId, memberId, gameCode, isExpired } = session;
      return { brandId, memberId, game: gameCode, isExpired };
    },
    bet: async (call) => {
      if (await hasPools(call)) {
        return postWithPool(call, betItem(call), 'bet', await whyClosed(call, [call.amount]));
      }
      return post(
        call,
        [betItem(call)],
        { costs: true, closesRound: call.closesRound },
        await whyClosed(call, [call.amount]),
      );
    },
    freeBet: async (call) =>
      postFree(call, freeBetItem(call), 'bet', {
        ...{ reward: call.reward, stake: call.amount },
        // The stake is the grant's, whatever a member may stake now.
        whyNot: await whyClosed(call, []),
      }),
    freeRounds: async (call) => (call.vendor.hasFreeRounds ? findOpenFree(pool, { ...gameOf(call), ...call }) : []),
    win: async (call) => {
      const answer = await post(call, [winItem(call, call.transaction, call.betTransaction, call.amount)], {
        costs: false,
        closesRound: call.closesRound,
      });
      return orAsFree(call, call.betTransaction, answer, () => postFree(call, freeWinOf(call), 'win'));
    },
    winOfRound: async (call) => {
      const { isKnown, ref } = await findBetOfRound(pool, { ...placeOf(call), ...call });
      if (ref === undefined && !isKnown) return { isAccepted: false, reason: 'transaction_unknown' };
      // A key that is known is answered by what it was; without a bet to refer to it can only be a conflict.
      return post(call, [winItem(call, call.transaction, ref ?? 'none', call.amount)], {
        costs: false,
        closesRound: call.closesRound,
      });
    },
    betAndWin: async (call) => {
      const items = [betItem(call), winItem(call, `${call.transaction} win`, call.transaction, call.winAmount)];
      const extra = { costs: call.isResend !== true, closesRound: call.closesRound };
      return post(call, items, extra, await whyClosed(call, [call.amount]));
    },
    winJackpot: async (call) => {
      if (!(await hasPools(call))) return { isAccepted: false, reason: 'transaction_unknown' };
      const item = winItem(call, call.transaction, call.betTransaction, call.amount);
      const answer = await postWithPool(call, item, 'jackpot');
      return orAsFree(call, call.betTransaction, answer, () => postFree(call, freeWinOf(call), 'jackpot'));
    },
    jackpots: async (call) => pools?.amounts(gameOf(call)) ?? [],
    rollback: async (call) => {
      const undone = await undoHeld(call);
      if (undone !== undefined) return undone;
      const item = rollbackItem(call);
      const answer = (await hasPools(call))
        ? await postWithPool(call, item, 'rollback')
        : await post(call, [item], { costs: false, closesRound: call.closesRound });
      return orAsFree(call, call.target, answer, () => postFree(call, freeRollbackItem(call), 'rollback'));
    },
    rollbackOf: async (call) => {
      // A call that comes between the look and the booking is seen by the second look.
      for (let tries = 1; ; tries += 1) {
        const origin = await findOrigin(pool, { ...placeOf(call), key: call.target });
        const item = rollbackItem({ ...call, ...(origin ?? noOrigin) });
        const undone = await undoHeld({ ...call, ...(origin ?? noOrigin), closesRound: false });
        if (undone !== undefined) return undone;
        const answer = await post({ ...call, ...(origin ?? noOrigin) }, [item], { costs: false, closesRound: false });
        const isLate = origin === undefined && !answer.isAccepted && answer.reason === 'transaction_unknown';
        if (!isLate || tries === 2) return answer;
      }
    },
    origin: (call) => findOrigin(pool, { ...placeOf(call), key: call.target }),
    adjust: async (call) => {
      const item = adjustItem(call);
      if (call.round === '') return postOutside(item);
      return post(call, [item], { costs: false, closesRound: call.closesRound });
    },
    promo: (call) =>
      postOutside({
        ...identityOf(call),
        scope: scopeOf(call.vendor.code),
        key: call.transaction,
        kind: 'promo',
        content: `promo ${call.promotion}`,
        debit: houseOf(call.vendor.code),
        credit: 'main',
        amount: call.amount,
      }),
    living: (vendor, { brand, memberId }) =>
      findLivingSession(pool, { vendorId: vendor.id, brandId: brand.id, memberId }),
    movements: (call) => findMovements(pool, { ...placeOf(call), ...call }),
    together: async (call) => {
      const steps = await withBets(call);
      if (steps === undefined) return { isAccepted: false, reason: 'transaction_unknown' };
      const items = steps.map((step) => stepItem(call, step));
      const costs = steps.map(({ kind }) => kind === 'bet' || kind === 'hold');
      const stakes = steps.flatMap((step) => (step.kind === 'bet' ? [step.amount] : []));
      const whyNot = costs.includes(true) ? await whyClosed(call, stakes) : undefined;
      const closed = inItsMoney(call, whyNot);
      const extra = { closesRound: call.closesRound, isProbe: closed !== undefined };
      return withinCap(call, items, (own) => {
        const json = own.map((item, nth) =>
          callJson(call, item, {
            ...extra,
            costs: costs[nth] === true,
            counts: item.kind === SETTLED_STAKE ? 'bet' : undefined,
          }),
        );
        return allOrNone(call, closed, async (db) => ({
          items: own,
          results: await postCalls(db, `[${json.join(',')}]`),
        }));
      });
    },
    endRound: async (call) => {
      const { brand, memberId, vendor, round } = call;
      const isKnown = await closeRound(pool, { brandId: brand.id, memberId, vendorId: vendor.id, round });
      return isKnown ? read(call) : { isAccepted: false, reason: 'transaction_unknown' };
    },
    close: () => batcher.close(),
  };
}

/** What an item costs the member in its round. */
const stakeKinds = new Set<LedgerKind>(['bet', SETTLED_STAKE]);

const freeWinOf = (call: Money & { betTransaction: string }): WalletItem =>
  freeWinItem(call, call.transaction, call.betTransaction, call.amount);

/** A movement that follows itself, or takes itself back: the books take no such thing, and the batch would end with it. */
const namesItself = ({ key, ref }: WalletItem): boolean => ref === key;

/** Why a call is not carried out: it is in money that is not the brand's, or for what else is given. */
const inItsMoney = ({ currency, brand }: CallOrigin, whyNot: Reason | undefined): Reason | undefined =>
  currency === brand.currency ? whyNot : 'currency_wrong';

/** The vendor is told that the outcome is not known, and the log which item no one should have made. */
function sound(items: readonly WalletItem[], results: readonly PostResult[]): void {
  const unsound = items[results.findIndex(({ outcome }) => outcome === 'unsound')];
  if (unsound !== undefined) throw new UnsoundItem(unsound);
}

/** Several movements of which one was refused: the transaction is taken back with all of them. */
class Undone extends Error {
  readonly posted: PostedCall;

  constructor(posted: PostedCall) {
    super(posted.outcome);
    this.posted = posted;
  }
}

/** Where a rollback stands whose target nobody has seen. */
const noOrigin: Origin = { round: '', game: '' };

const isDone = ({ outcome }: PostedCall): boolean =>
  outcome === 'applied' || outcome === 'tombstoned' || outcome === 'already_reversed';
const isNewlyDone = (posted: PostedCall): boolean => isDone(posted) && !posted.isReplayed;

/** The first refusal, or the last of several that stand. Taking back what never came is no refusal. */
function decisiveOf(results: readonly PostedCall[]): PostedCall {
  const decisive = results.find((result) => !isDone(result)) ?? results.at(-1);
  if (decisive === undefined) throw new Error('The books gave no answer.');
  return decisive;
}
