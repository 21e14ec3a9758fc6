/** One ledger item; amounts in 1/100,000 of the currency. Empty strings and 0n stand for "none". */
export type LedgerItem = {
  brand: number;
  member: bigint;
  currency: string;
  scope: string;
  key: string;
  kind: string;
  content: string;
  refContent: string;
  rule: '' | 'requires' | 'consumes' | 'reverses';
  ref: string;
  debit: string;
  credit: string;
  amount: bigint;
  /** A debit that cannot be refused; the shortfall becomes debt. */
  mayOwe: boolean;
  /** A reversal that is allowed although another item refers to the reversed one. */
  maySettled: boolean;
  /** Only looks the key up. */
  isProbe: boolean;
};

export type LedgerAnswer = {
  outcome: string;
  isReplayed: boolean;
  /** The member's spendable balance as first returned under the key. */
  balance: bigint;
  balanceNow: bigint;
  amount: bigint;
  /** Kind of the referenced item, if it is known and belongs to the same member. */
  refKind: string | undefined;
};

/** A member's limit by measure: amounts in 1/100,000 of the currency, sessions in minutes. */
export type LedgerLimit = {
  brand: number;
  member: bigint;
  currency: string;
  measure: 'deposit' | 'loss' | 'stake' | 'session';
  period: 'day' | 'week' | 'month' | 'bet' | 'session';
  /** Undefined is unlimited. */
  allowed: bigint | undefined;
};

export type Ledger = {
  open(brand: number, member: bigint, currency: string): void;
  setClosed(brand: number, member: bigint, isClosed: boolean): void;
  setLimit(limit: LedgerLimit): void;
  /** Blocks a member from bets and deposits; undefined lifts the block. */
  setBlock(brand: number, member: bigint, block: 'excluded' | 'time_out' | undefined): void;
  /** Starts a new day, week or month for limits. */
  beginPeriod(period: 'day' | 'week' | 'month'): void;
  post(item: LedgerItem): LedgerAnswer;
  balanceOf(brand: number, member: bigint, currency: string, name: string): bigint;
  /** The number of entries of the account. */
  versionOf(brand: number, member: bigint, currency: string, name: string): bigint;
  /** The sum of all accounts of a brand and currency; must be zero. */
  sumOf(brand: number, currency: string): bigint;
};

/** The maximum balance of a member's account. */
const MAX_BALANCE = 1_000_000_000_000_000_000n;

type Standing = {
  item: LedgerItem;
  answer: LedgerAnswer;
  debt: bigint;
  reversedBy: string;
  dependents: number;
  at: number;
};

/**
 * The reference implementation of the ledger's rules: one item at a time, in memory. The database function is tested
 * against it; the two share no code.
 */
export function createLedger(): Ledger {
  const balances = new Map<string, bigint>();
  const versions = new Map<string, bigint>();
  const closed = new Set<string>();
  const records = new Map<string, Standing>();
  const limits = new Map<string, LedgerLimit>();
  const blocks = new Map<string, 'excluded' | 'time_out'>();
  const begun = new Map<string, number>();

  const placeOf = (brand: number, member: bigint, currency: string, name: string): string =>
    `${brand}/${name.startsWith('house.') ? 0n : member}/${currency}/${name}`;
  const keyOf = (item: LedgerItem, key: string): string => `${item.brand}/${item.scope}/${key}`;

  function move(place: string, amount: bigint): void {
    if (amount === 0n) return;
    balances.set(place, (balances.get(place) ?? 0n) + amount);
    versions.set(place, (versions.get(place) ?? 0n) + 1n);
  }

  /** Total of the member's losses or deposits in the current period. */
  function usedOf({ brand, member, currency, measure, period }: LedgerLimit): bigint {
    let used = 0n;
    for (const { item, answer, reversedBy, at } of records.values()) {
      const isOwn = item.brand === brand && item.member === member && item.currency === currency;
      const isStanding = answer.outcome === 'applied' && item.rule !== 'reverses' && reversedBy === '';
      if (!isOwn || !isStanding || at < (begun.get(period) ?? 0)) continue;
      const cost = item.debit === 'main' ? item.amount : item.credit === 'main' ? -item.amount : 0n;
      if (measure === 'loss' && ['bet', 'win', 'adjust', 'settledStake', 'jackpot'].includes(item.kind)) used += cost;
      if (measure === 'deposit' && item.kind === 'deposit') used -= cost;
    }
    return used;
  }

  /** The limit or block that refuses a stake or a deposit, in the order in which a caller is told. */
  function refusalOf(item: LedgerItem): string | undefined {
    const isStake = item.kind === 'bet';
    if (!isStake && item.kind !== 'deposit') return undefined;
    const block = blocks.get(`${item.brand}/${item.member}`);
    if (block !== undefined) return block;
    for (const measure of isStake ? (['session', 'stake', 'loss'] as const) : (['deposit'] as const)) {
      for (const limit of limits.values()) {
        const isOwn = limit.brand === item.brand && limit.member === item.member && limit.currency === item.currency;
        if (!isOwn || limit.measure !== measure || limit.allowed === undefined) continue;
        const isPassed =
          measure === 'session'
            ? limit.allowed === 0n
            : measure === 'stake'
              ? item.amount > limit.allowed
              : item.amount > 0n && usedOf(limit) + item.amount > limit.allowed;
        if (isPassed) return `${measure}_limit`;
      }
    }
    return undefined;
  }

  function post(item: LedgerItem): LedgerAnswer {
    const main = placeOf(item.brand, item.member, item.currency, 'main');
    const spendable = (): bigint => (item.member === 0n ? 0n : (balances.get(main) ?? 0n));
    const own = records.get(keyOf(item, item.key));
    const found = item.ref === '' ? undefined : records.get(keyOf(item, item.ref));
    const target = found?.item;
    const refKind = target?.member === item.member ? target.kind : undefined;
    const moved = item.rule === 'reverses' ? (found?.answer.amount ?? 0n) : item.amount;
    const pass = (outcome: string, amount = moved): LedgerAnswer => ({
      outcome,
      isReplayed: false,
      balance: spendable(),
      balanceNow: spendable(),
      amount,
      refKind,
    });
    const remember = (outcome: string, amount = moved, debt = 0n): LedgerAnswer => {
      const answer = pass(outcome, amount);
      records.set(keyOf(item, item.key), { item, answer, debt, reversedBy: '', dependents: 0, at: records.size });
      return answer;
    };

    if (own?.answer.outcome === 'tombstone') return pass('cancelled');
    if (own && isSame(own.item, item)) return { ...own.answer, isReplayed: true, balanceNow: spendable(), refKind };
    if (own) return pass('conflict');
    if (item.isProbe) return pass('unknown_key');
    if (item.member > 0n && !balances.has(main)) return pass('account_missing');

    const isUsable =
      found !== undefined &&
      target !== undefined &&
      target.member === item.member &&
      target.currency === item.currency &&
      target.rule !== 'reverses' &&
      (item.refContent === '' || target.content === item.refContent || found.answer.outcome === 'tombstone');
    if (item.rule === 'requires' || item.rule === 'consumes') {
      // A win cannot be the bet that another win requires.
      const isWon = item.rule === 'requires' && ['win', 'freeWin', 'jackpot'].includes(target?.kind ?? '');
      if (!isUsable || isWon) return pass('reference_missing');
      if (found.answer.outcome === 'tombstone' || found.reversedBy !== '') return pass('reference_reversed');
      if (found.answer.outcome !== 'applied') return pass('reference_missing');
      if (item.rule === 'consumes' && found.dependents > 0) return pass('reference_settled');
    }
    if (item.rule === 'reverses') {
      if (!found) {
        const never = {
          ...item,
          key: item.ref,
          kind: 'tombstone',
          content: '',
          rule: '',
          ref: '',
          amount: 0n,
        } as const;
        records.set(keyOf(item, item.ref), {
          item: never,
          answer: pass('tombstone', 0n),
          debt: 0n,
          reversedBy: '',
          dependents: 0,
          at: records.size,
        });
        return remember('tombstoned', 0n);
      }
      if (!isUsable) return pass('reference_missing');
      if (found.answer.outcome !== 'applied') return remember('tombstoned', 0n);
      if (found.reversedBy !== '') return remember('already_reversed');
      if (found.dependents > 0 && !item.maySettled) return pass('reference_settled');
    }

    const isReversal = item.rule === 'reverses' && target !== undefined;
    const from = isReversal ? target.credit : item.debit;
    const to = isReversal ? target.debit : item.credit;
    const debitPlace = placeOf(item.brand, item.member, item.currency, from);
    const creditPlace = placeOf(item.brand, item.member, item.currency, to);
    for (const name of [from, to]) {
      if (!name.startsWith('house.') && !balances.has(main)) return pass('account_missing');
    }

    const available = balances.get(debitPlace) ?? 0n;
    const isForced = from === 'main' && (item.mayOwe || isReversal);
    const short = isForced && moved > available ? moved - available : 0n;
    if (from === 'main' && closed.has(`${item.brand}/${item.member}`) && !isReversal && !item.mayOwe)
      return remember('account_closed');
    const refusal = item.rule === 'reverses' ? undefined : refusalOf(item);
    if (refusal !== undefined) return item.kind === 'deposit' ? pass(refusal) : remember(refusal);
    if (!from.startsWith('house.') && from !== 'debt' && short === 0n && available < moved)
      return remember('insufficient_funds');
    const ceiling = to === 'debt' ? 0n : MAX_BALANCE;
    if (!to.startsWith('house.') && (balances.get(creditPlace) ?? 0n) + moved > ceiling)
      return remember('balance_limit');

    const debtPlace = placeOf(item.brand, item.member, item.currency, 'debt');
    const owed = -(balances.get(debtPlace) ?? 0n);
    const back = isReversal && found && found.debt > 0n ? (found.debt < owed ? found.debt : owed) : 0n;
    move(debitPlace, short - moved);
    move(placeOf(item.brand, item.member, item.currency, 'debt'), -short);
    move(creditPlace, moved - back);
    move(debtPlace, back);
    const answer = remember('applied', moved, short);
    if (isReversal && found) {
      found.reversedBy = item.key;
      const before = target.rule === '' ? undefined : records.get(keyOf(item, target.ref));
      if (before) before.dependents -= 1;
    } else if (found && item.rule !== '') {
      found.dependents += 1;
    }
    return answer;
  }

  return {
    open(brand, member, currency) {
      const place = placeOf(brand, member, currency, 'main');
      if (!balances.has(place)) balances.set(place, 0n);
    },
    setClosed(brand, member, isClosed) {
      if (isClosed) closed.add(`${brand}/${member}`);
      else closed.delete(`${brand}/${member}`);
    },
    setLimit(limit) {
      const { brand, member, currency, measure, period } = limit;
      limits.set(`${brand}/${member}/${currency}/${measure}/${period}`, limit);
    },
    setBlock(brand, member, block) {
      if (block === undefined) blocks.delete(`${brand}/${member}`);
      else blocks.set(`${brand}/${member}`, block);
    },
    beginPeriod(period) {
      begun.set(period, records.size);
    },
    post,
    balanceOf: (brand, member, currency, name) => balances.get(placeOf(brand, member, currency, name)) ?? 0n,
    versionOf: (brand, member, currency, name) => versions.get(placeOf(brand, member, currency, name)) ?? 0n,
    sumOf: (brand, currency) =>
      [...balances]
        .filter(([place]) => place.startsWith(`${brand}/`) && place.split('/')[2] === currency)
        .reduce((sum, [, balance]) => sum + balance, 0n),
  };
}

function isSame(a: LedgerItem, b: LedgerItem): boolean {
  return (
    a.member === b.member &&
    a.currency === b.currency &&
    a.kind === b.kind &&
    a.rule === b.rule &&
    a.ref === b.ref &&
    a.content === b.content &&
    (a.rule === 'reverses' || (a.debit === b.debit && a.credit === b.credit && a.amount === b.amount))
  );
}
