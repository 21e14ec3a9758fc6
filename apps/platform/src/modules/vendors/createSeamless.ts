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
import { closeRound, findSession, postCalls, prepareCalls, type PostedCall } from './store.ts';
import {
  findBetOfRound,
  findLivingSession,
  findMovements,
  findOrigin,
  type Movement,
  type Origin,
} from './store/bets.ts';
import { findOpenFree, isFreeTransfer, postFreeCall, type OpenFree } from './store/freeCalls.ts';
import { cancelHeld, findHeldKeys, lockHeldByKey, lockRound, readWinCap } from './store/heldWins.ts';
import { postPoolCall, type JackpotPool } from './store/jackpots.ts';
import { HELD_SCOPE, HELD_WIN, heldItem, heldKey, isAboveCap, isLargePayout } from './heldItem.ts';

/**
 * Why a game, or these stakes, are closed right now; undefined if they are open. Injected by the catalogue, which this
 * module does not depend on.
 */
export type JudgeStake = (stake: {
  brandId: number;
  vendorId: number;
  gameCode: string;
  currency: string;
  /** In 1/100,000; empty where money is only held. */
  amounts: readonly bigint[];
}) => Promise<'game_closed' | 'limit_reached' | undefined>;

type Money = RoundOrigin & Readonly<{ transaction: string; amount: bigint; closesRound: boolean }>;

export type Living = Readonly<{ tokenHash: string; game: string }>;

/** The member and game of a launch token. */
export type Opening = Readonly<{ brandId: number; memberId: bigint; game: string; isExpired: boolean }>;

/**
 * The core of every vendor protocol. A vendor's transaction id has one effect for ever at a brand: a resend with the
 * same content gets the first answer, other content is refused. Calls that cost the member money need a valid token and
 * an open account, game and brand; calls that pay or take a result back are always accepted. Amounts are 1/100,000
 * units. A BatchError means that the outcome is unknown, and the vendor must retry.
 */
export type Seamless = Readonly<{
  /** The member of a launch token and their spendable balance. */
  authenticate(call: CallOrigin): Promise<PlayAnswer>;
  /** The member's spendable balance, without a token. */
  balance(call: CallOrigin): Promise<PlayAnswer>;
  /** The launch of a token at this vendor, expired or not; undefined if the vendor has no such token. */
  opening(vendor: Vendor, token: string): Promise<Opening | undefined>;
  /** The member's valid launch at the vendor, for protocols whose calls carry no token. */
  living(vendor: Vendor, player: Readonly<{ brand: { id: number }; memberId: bigint }>): Promise<Living | undefined>;
  bet(call: Money): Promise<PlayAnswer>;
  /**
   * A bet that the house pays: uses up one round of the grant named by `reward` and moves no money. `amount` is the
   * stake the vendor reports, or zero if it reports none; it must match the grant. Its wins and its rollback arrive
   * like those of every bet and are booked as those of a free round.
   */
  freeBet(call: Money & Readonly<{ reward: string }>): Promise<PlayAnswer>;
  /** The free rounds that a member can still play in a game, earliest end first. */
  freeRounds(call: CallOrigin & Readonly<{ game: string }>): Promise<readonly OpenFree[]>;
  /** Pays out on a standing bet of the same member, round and game. */
  win(call: Money & Readonly<{ betTransaction: string }>): Promise<PlayAnswer>;
  /** The same, plus the pool that the bet contributed to: the whole pool, once per bet; the pool then starts anew. */
  winJackpot(call: Money & Readonly<{ betTransaction: string }>): Promise<PlayAnswer>;
  /** Amounts of a game's pools, by the bet that can win them. */
  jackpots(call: CallOrigin & Readonly<{ game: string }>): Promise<readonly JackpotPool[]>;
  /** Pays out on a round if the vendor names no bet: on a standing bet of the same member and game in it. */
  winOfRound(call: Money): Promise<PlayAnswer>;
  /**
   * Both in one transaction: either the bet is refused and nothing happened, or both are booked. A resend (`isResend`)
   * of a call that the vendor accepted before the session ended needs no valid token.
   */
  betAndWin(call: Money & Readonly<{ winAmount: bigint; isResend?: boolean }>): Promise<PlayAnswer>;
  /**
   * Rolls back a bet or a win of the same member, round and game; if it never came, it is refused when it arrives
   * later.
   */
  rollback(
    call: RoundOrigin & Readonly<{ transaction: string; target: string; closesRound: boolean }>,
  ): Promise<PlayAnswer>;
  /** The same if the vendor names no round: uses that of the transaction to roll back. */
  rollbackOf(call: CallOrigin & Readonly<{ transaction: string; target: string }>): Promise<PlayAnswer>;
  /** Round and game of a booked transaction; undefined if it never came. */
  origin(call: CallOrigin & Readonly<{ target: string }>): Promise<Origin | undefined>;
  /**
   * A later correction, up or down. If the member cannot pay it, it becomes a debt and the spendable balance stays at
   * zero, or the correction is refused, as agreed with the vendor. An empty round: it belongs to none.
   */
  adjust(call: Money): Promise<PlayAnswer>;
  /** A promo paid by the vendor: prizes, jackpots and free rounds that belong to no round here. */
  promo(call: CallOrigin & Readonly<{ transaction: string; amount: bigint; promotion: string }>): Promise<PlayAnswer>;
  /** Everything booked in a round, in order. */
  movements(call: CallOrigin & Readonly<{ round: string }>): Promise<readonly Movement[]>;
  /** Several movements of one round, all or none. */
  together(call: RoundOrigin & Readonly<{ closesRound: boolean; steps: readonly Step[] }>): Promise<PlayAnswer>;
  /** Ends the round: nothing more will come; idempotent. */
  endRound(call: RoundOrigin): Promise<PlayAnswer>;
  /** Makes the first calls as quick as the later ones; not needed for their being right. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}>;

/** What one transaction booked, and what its pool paid. */
type Work = { items: readonly WalletItem[]; results: PostedCall[]; jackpot?: bigint | undefined };

/** Items of one call; several are sent together and are all booked or none. */
type Entry = Readonly<{ memberKey: string; items: readonly WalletItem[]; json: string }>;

type Options = {
  pool: Pool;
  /** Called for every win that is held because it exceeds the maximum of its game. */
  onHeld?: (call: RoundOrigin, items: readonly Transfer[]) => void;
  /** Called for debits that could not be refused and left nothing spendable; what was short is a debt now. */
  onShort?: (call: CallOrigin, items: readonly WalletItem[]) => Promise<void>;
  wallet: Posting;
  judgeStake: JudgeStake;
  /** Without it no game has a jackpot. */
  pools?: Pools;
  maxBatch?: number;
  concurrency?: number;
};

/** Creates the core that all dialects call. */
export function createSeamless({
  pool,
  wallet,
  judgeStake,
  pools,
  onHeld = () => undefined,
  onShort = async () => undefined,
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
    // One batch at a time: arrivals meanwhile enlarge the next one, and a larger batch costs less per call.
    concurrency,
  });

  async function post(
    call: RoundOrigin,
    items: readonly WalletItem[],
    extra: { costs: boolean; closesRound: boolean },
    whyNot?: Reason,
  ): Promise<PlayAnswer> {
    // Even what is not allowed is looked up: a resend of a booked call gets its first answer, whatever changed since.
    if (items.some(namesItself)) return { isAccepted: false, reason: 'transaction_unknown' };
    const unstorable = items.find((item) => !isStorable(item));
    if (unstorable !== undefined) throw new UnsoundItem(unstorable);
    const closed = inItsMoney(call, whyNot);
    const jsonOf = (own: readonly WalletItem[]): string =>
      own.map((item) => callJson(call, item, { ...extra, isProbe: closed !== undefined })).join(',');
    if (items.some(isLargePayout)) {
      return withinCap(call, closed, items, async (db, own) => ({
        items: own,
        results: await postCalls(db, `[${jsonOf(own)}]`),
      }));
    }
    const results = await batcher.submit({
      memberKey: `${call.brand.id}:${call.memberId}`,
      items,
      json: jsonOf(items),
    });
    sound(items, results);
    await tellShort(call, items, results);
    return answerOf(decisiveOf(results), closed);
  }

  /** Bets are refused instead of owed, so that they never wait for this. */
  async function tellShort(
    call: CallOrigin,
    items: readonly WalletItem[],
    results: readonly PostResult[],
  ): Promise<void> {
    const short = items.filter((item, nth) => mayOwe(item) && isNewlyEmpty(results[nth]));
    if (short.length > 0) await onShort(call, short);
  }

  /**
   * Posts what pays a member more than the cap of its game into a separate account, for operators to decide on. What
   * was booked before, held or not, is looked up as it was booked: the first answer holds whatever the bounds are now.
   * Large wins of a round wait for each other, so that each is measured with all that were paid before it.
   */
  async function withinCap(
    call: RoundOrigin,
    closed: Reason | undefined,
    items: readonly WalletItem[],
    work: (db: Queryable, items: readonly WalletItem[]) => Promise<Work>,
  ): Promise<PlayAnswer> {
    const large = items.filter(isLargePayout);
    if (large.length === 0) return allOrNone(call, closed, (db) => work(db, items));
    const asIf = (isHeld: (item: Transfer) => boolean): WalletItem[] =>
      items.map((item) => (isLargePayout(item) && isHeld(item) ? heldItem(item) : item));
    let held: readonly Transfer[] = [];
    const answer = await allOrNone(call, closed, async (db) => {
      await lockRound(db, call);
      const { multiple, capAmount, stake, won } = await readWinCap(db, { ...gameOf(call), ...call });
      const staked = items.reduce(
        (sum, item) => sum + (stakeKinds.has(item.kind) && 'amount' in item ? item.amount : 0n),
        stake,
      );
      held = large.filter(({ amount }) => isAboveCap({ amount, won, stake: staked }, { multiple, amount: capAmount }));
      return work(
        db,
        asIf((item) => held.includes(item)),
      );
    });
    if (answer.isAccepted) {
      if (held.length > 0 && !answer.isReplayed) onHeld(call, held);
      return answer;
    }
    if (answer.reason !== 'duplicate_differs') return answer;
    const known = await findHeldKeys(pool, { ...placeOf(call), keys: large.map(({ key }) => key) });
    return allOrNone(call, closed, (db) =>
      work(
        db,
        asIf(({ key }) => known.has(key)),
      ),
    );
  }

  /** Rolls back a win that is or was held, together with the operators' decision; undefined if it never was. */
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

  /** Several movements in one transaction: if one is refused, all are rolled back. */
  async function allOrNone(
    call: RoundOrigin,
    closed: Reason | undefined,
    work: (db: Queryable) => Promise<Work>,
  ): Promise<PlayAnswer> {
    try {
      const { items, results, jackpot } = await transact(pool, async (client) => {
        const done = await work(client);
        sound(done.items, done.results);
        const decisive = decisiveOf(done.results);
        // If nothing moved there is nothing to roll back, and a refusal for insufficient funds stays permanent.
        if (answerOf(decisive, closed).isAccepted || !done.results.some(isNewlyDone)) return done;
        throw new Undone(decisive);
      });
      wallet.announce(items, results);
      await tellShort(call, items, results);
      const answer = answerOf(decisiveOf(results), closed);
      return answer.isAccepted && jackpot !== undefined ? { ...answer, jackpot } : answer;
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
      const answer = answerOf(error.posted, closed);
      // The balance read half-way through is no longer valid.
      const now = await read({ ...call, currency: call.brand.currency });
      return now.isAccepted && 'balance' in answer ? { ...answer, balance: now.balance } : answer;
    }
  }

  const gameOf = (call: CallOrigin & { game: string }) => ({
    ...{ brandId: call.brand.id, vendorId: call.vendor.id, gameCode: call.game },
  });
  const hasPools = async (call: RoundOrigin): Promise<boolean> => pools !== undefined && pools.has(gameOf(call));

  /** A call and its effect on a pool, in one transaction. */
  async function postWithPool(
    call: RoundOrigin & { closesRound: boolean },
    item: WalletItem,
    act: 'bet' | 'jackpot' | 'rollback',
    whyNot?: Reason,
  ): Promise<PlayAnswer> {
    if (namesItself(item)) return { isAccepted: false, reason: 'transaction_unknown' };
    const closed = inItsMoney(call, whyNot);
    const extra = { costs: act === 'bet', closesRound: call.closesRound, isProbe: closed !== undefined };
    return withinCap(call, closed, [item], async (db, [own = item]) => {
      const results = await postPoolCall(db, callJson(call, own, extra), act);
      return { items: results.map(() => own), results, jackpot: act === 'jackpot' ? results[1]?.amount : undefined };
    });
  }

  /** A call of a free round: the count of its grant and the ledger entries in one transaction. */
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
    return withinCap(call, closed, [item], async (db, [own = item]) => {
      const json = callJson(call, own, { ...extra, counts: own.kind === HELD_WIN ? undefined : counts });
      const results = await postFreeCall(db, { json, act, isPooled, reward, stake });
      return { items: results.map(() => own), results, jackpot: act === 'jackpot' ? results[1]?.amount : undefined };
    });
  }

  /** Carries out as a free round what was refused because the bet it names was a free one. */
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

  /** Items of no round go directly to the ledger. */
  async function postOutside(call: CallOrigin, item: WalletItem): Promise<PlayAnswer> {
    const results = await transact(pool, (client) => postWithin(client, [item]));
    wallet.announce([item], results);
    await tellShort(call, [item], results);
    const [posted] = results;
    if (posted === undefined) throw new Error('The books gave no answer.');
    return answerOf({ ...posted, tokenState: 'absent' }, undefined);
  }

  /** The steps with a bet for every win; undefined if one has none. */
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
        // The stake is the grant's, independent of the member's current stake limits.
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
      // A known key is answered with its first result; without a bet to refer to it can only be a conflict.
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
      // A call between lookup and booking is found by the second lookup.
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
      if (call.round === '') return postOutside(call, item);
      return post(call, [item], { costs: false, closesRound: call.closesRound });
    },
    promo: (call) =>
      postOutside(call, {
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
      return withinCap(call, closed, items, async (db, own) => {
        const json = own.map((item, nth) =>
          callJson(call, item, {
            ...extra,
            costs: costs[nth] === true,
            counts: item.kind === SETTLED_STAKE ? 'bet' : undefined,
          }),
        );
        return { items: own, results: await postCalls(db, `[${json.join(',')}]`) };
      });
    },
    endRound: async (call) => {
      const { brand, memberId, vendor, round } = call;
      const isKnown = await closeRound(pool, { brandId: brand.id, memberId, vendorId: vendor.id, round });
      return isKnown ? read(call) : { isAccepted: false, reason: 'transaction_unknown' };
    },
    prepare: () => prepareCalls(pool),
    close: () => batcher.close(),
  };
}

/** A debit of the member that cannot be refused for want of money. */
const mayOwe = (item: WalletItem): boolean => item.rule === 'reverses' || item.shortfall === 'debt';
const isNewlyEmpty = (posted: PostResult | undefined): boolean =>
  posted?.outcome === 'applied' && !posted.isReplayed && posted.balance === 0n;

/** What an item costs the member in its round. */
const stakeKinds = new Set<LedgerKind>(['bet', SETTLED_STAKE]);

const freeWinOf = (call: Money & { betTransaction: string }): WalletItem =>
  freeWinItem(call, call.transaction, call.betTransaction, call.amount);

/** A movement that follows or reverses itself: the ledger rejects it, and the whole batch would fail with it. */
const namesItself = ({ key, ref }: WalletItem): boolean => ref === key;

/** Why a call is not carried out: its currency is not the brand's, or the given reason. */
const inItsMoney = ({ currency, brand }: CallOrigin, whyNot: Reason | undefined): Reason | undefined =>
  currency === brand.currency ? whyNot : 'currency_wrong';

/** The vendor is told that the outcome is unknown, and the log which item violates an invariant. */
function sound(items: readonly WalletItem[], results: readonly PostResult[]): void {
  const unsound = items[results.findIndex(({ outcome }) => outcome === 'unsound')];
  if (unsound !== undefined) throw new UnsoundItem(unsound);
}

/** One of several movements was refused: the transaction is rolled back. */
class Undone extends Error {
  readonly posted: PostedCall;

  constructor(posted: PostedCall) {
    super(posted.outcome);
    this.posted = posted;
  }
}

/** Origin of a rollback whose target never came. */
const noOrigin: Origin = { round: '', game: '' };

const isDone = ({ outcome }: PostedCall): boolean =>
  outcome === 'applied' || outcome === 'tombstoned' || outcome === 'already_reversed';
const isNewlyDone = (posted: PostedCall): boolean => isDone(posted) && !posted.isReplayed;

/** The first refusal, or the last of several that were booked. Rolling back what never came is no refusal. */
function decisiveOf(results: readonly PostedCall[]): PostedCall {
  const decisive = results.find((result) => !isDone(result)) ?? results.at(-1);
  if (decisive === undefined) throw new Error('The books gave no answer.');
  return decisive;
}
