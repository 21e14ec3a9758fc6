import { constants, type KeyObject } from 'node:crypto';
import { breathe, Refusal, type Entry, type Fields, type Kind, type ReferenceWallet } from './ReferenceWallet.ts';

/** A wallet's override of one decision. `stranger` is a key that is not the supplier's. */
export type Change = (wallet: ReferenceWallet, stranger: KeyObject) => void;

const foldId =
  (fold: (id: string) => string): Change =>
  (wallet) => {
    wallet.keyOf = ({ id }) => fold(id);
    wallet.isId = (value) => typeof value === 'string' && value !== '' && value.length <= 2_000;
  };

const scopeBy =
  (scope: (fields: Fields, kind: Kind) => string): Change =>
  (wallet) => {
    wallet.keyOf = (fields, kind) => `${scope(fields, kind)} ${fields.id}`;
  };

/** Duplicate detection lasts only as long as this says; references to the ids still work. */
const forgetReplays =
  (isForgotten: (entry: Entry, wallet: ReferenceWallet) => boolean): Change =>
  (wallet) => {
    const perform = wallet.perform.bind(wallet);
    wallet.perform = (call) => {
      const key = wallet.keyOf(call.fields, call.kind);
      const entry = wallet.entries.get(key);
      if (entry && call.kind === entry.kind && isForgotten(entry, wallet)) wallet.entries.delete(key);
      return perform(call);
    };
  };

const ignoreInContent =
  (...positions: number[]): Change =>
  (wallet) => {
    const contentOf = wallet.contentOf.bind(wallet);
    wallet.contentOf = (kind, fields) => contentOf(kind, fields).filter((_, index) => !positions.includes(index));
  };

const unprovedOn =
  (kind: Kind): Change =>
  (wallet) => {
    wallet.isProved = (called, raw, signature) => called === kind || wallet.isSigned(raw, signature);
  };

const alsoProvedBy =
  (isToo: (wallet: ReferenceWallet, raw: Buffer, signature: string, stranger: KeyObject) => boolean): Change =>
  (wallet, stranger) => {
    wallet.isProved = (_kind, raw, signature) =>
      wallet.isSigned(raw, signature) || isToo(wallet, raw, signature, stranger);
  };

const amounts =
  (isAmount: (amount: unknown, kind: Kind) => boolean, toNumber: (amount: unknown) => number = Number): Change =>
  (wallet) => {
    const right = wallet.amountOf.bind(wallet);
    wallet.amountOf = (kind, body, text) => {
      const { amount } = body;
      return amount !== undefined && isAmount(amount, kind) ? toNumber(amount) : right(kind, body, text);
    };
  };

/** Adds or removes fields of every response. */
const answers =
  (change: (json: Record<string, unknown>) => Record<string, unknown>): Change =>
  (wallet) => {
    const told = wallet.told.bind(wallet);
    wallet.told = async (call, reply) => {
      const json = await told(call, reply);
      return json && { ...json, ...change(json) };
    };
  };

const slow =
  (isSlow: (call: Parameters<ReferenceWallet['told']>[0], isAgain: boolean) => boolean, ms: number | 'never'): Change =>
  (wallet) => {
    const told = wallet.told.bind(wallet);
    const seen = new Set<string>();
    wallet.told = async (call, reply) => {
      const isAgain = seen.has(call.fields.id);
      seen.add(call.fields.id);
      if (isSlow(call, isAgain)) {
        if (ms === 'never') return undefined;
        await breathe(ms);
      }
      return told(call, reply);
    };
  };

const pauseAt =
  (where: 'funds' | 'known' | 'reversal'): Change =>
  (wallet) => {
    wallet.pause = (at) => (at === where ? breathe() : undefined);
  };

/** Pays a win in this case as well. */
const winToo =
  (isToo: (bet: Entry | undefined, fields: Fields) => boolean): Change =>
  (wallet) => {
    const right = wallet.winRefusal.bind(wallet);
    wallet.winRefusal = (call, account, bet) => (isToo(bet, call.fields) ? undefined : right(call, account, bet));
  };

const winNot =
  (isNot: (bet: Entry, fields: Fields) => boolean): Change =>
  (wallet) => {
    const right = wallet.winRefusal.bind(wallet);
    wallet.winRefusal = (call, account, bet) =>
      bet && isNot(bet, call.fields) ? 'RS_ERROR_UNKNOWN' : right(call, account, bet);
  };

/** Typical faults of seamless wallets, each alone in an otherwise correct wallet. */
export const faults: Readonly<Record<string, Change>> = {
  // Ids: lifetime, ownership, equality.
  'ids are forgotten at once': forgetReplays(() => true),
  'ids live for 50 milliseconds': forgetReplays(({ at }) => Date.now() - at > 50),
  'ids live until 60 more have come': forgetReplays((entry, { entries }) => {
    const all = [...entries.values()];
    return all.length - all.indexOf(entry) > 60;
  }),
  'ids of wins are forgotten': forgetReplays(({ kind }) => kind === 'win'),
  'ids of rollbacks are forgotten': forgetReplays(({ kind }) => kind === 'rollback'),
  'ids of bets are forgotten when they are paid': forgetReplays(({ kind, wins }) => kind === 'bet' && wins > 0),
  'ids of bets are forgotten when they are taken back': forgetReplays(({ isReversed }) => isReversed),
  'ids are free again for other users': scopeBy(({ user }) => user),
  'ids are free again in other rounds': scopeBy(({ round }) => round),
  'ids are free again for other games': scopeBy(({ game }) => game),
  'ids are free again with another token': scopeBy(({ token }) => token),
  'ids of bets are free for wins': (wallet) => {
    wallet.keyOf = ({ id }, kind) => `${kind} ${id}`;
  },
  'the id of the attempt counts as the id': (wallet) => {
    const seen = new Map<string, Awaited<ReturnType<ReferenceWallet['perform']>>>();
    const perform = wallet.perform.bind(wallet);
    wallet.perform = async (call) => {
      const key = `${call.kind} ${call.fields.requestId}`;
      const reply = seen.get(key) ?? (await perform(call));
      seen.set(key, reply);
      return reply;
    };
  },
  'ids are compared in lower case': foldId((id) => id.toLowerCase()),
  'ids are compared without white space': foldId((id) => id.replace(/\s/g, '')),
  'ids are trimmed': foldId((id) => id.trim()),
  'ids end at a zero byte': foldId((id) => id.split('\0')[0] ?? ''),
  'ids have 32 characters': foldId((id) => id.slice(0, 32)),
  'ids have 64 characters': foldId((id) => id.slice(0, 64)),
  'ids have 255 characters': foldId((id) => id.slice(0, 255)),
  'bets are found in any case': (wallet) => {
    wallet.betOf = ({ fields }) =>
      [...wallet.entries.values()].find(({ fields: { id } }) => id.toLowerCase() === fields.target.toLowerCase());
  },
  'empty ids are taken': (wallet) => {
    wallet.required = () => ['user', 'request_uuid'];
    wallet.isId = () => true;
  },

  // Known ids with other content.
  'any content is taken for a known id': (wallet) => {
    wallet.isSame = () => true;
  },
  'another amount is taken for a known id': ignoreInContent(6),
  'another round is taken for a known id': ignoreInContent(3),
  'another reference is taken for a known id': ignoreInContent(2),
  'another user is taken for a known id': ignoreInContent(1),
  'another game is taken for a known id': ignoreInContent(4),
  'another currency is taken for a known id': ignoreInContent(5),
  'a known id for another kind of call is taken': ignoreInContent(0, 2, 6),
  'another amount for a known id books the difference': (wallet) => {
    const again = wallet.again.bind(wallet);
    wallet.again = (before, call) => {
      const reply = again(before, call);
      if (reply.status === 'RS_ERROR_DUPLICATE_TRANSACTION' && call.kind === 'win') {
        before.account.balance += call.fields.amount - before.fields.amount;
      }
      return reply;
    };
  },

  // Responses.
  'a repeated answer repeats the id of the first attempt': (wallet) => {
    const told = wallet.told.bind(wallet);
    const first = new Map<string, string>();
    wallet.told = async (call, reply) => {
      const { id, requestId } = call.fields;
      if (id !== '' && !first.has(id)) first.set(id, requestId);
      const json = await told(call, reply);
      return json && { ...json, request_uuid: first.get(id) ?? requestId };
    };
  },
  'a repeated answer has the balance of now': (wallet) => {
    const again = wallet.again.bind(wallet);
    wallet.again = (before, call) => {
      const reply = again(before, call);
      return reply.status === 'RS_OK' ? wallet.state(before.account) : reply;
    };
  },
  'a repeated call is told to be a duplicate': (wallet) => {
    wallet.again = () => ({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  },
  'no answer repeats request_uuid': answers(() => ({ request_uuid: undefined })),
  'every answer makes up a request_uuid': answers(() => ({ request_uuid: crypto.randomUUID() })),
  'no answer names the user': answers(() => ({ user: undefined })),
  'every answer names one user': answers(() => ({ user: 'player-2' })),
  'no answer names the currency': answers(() => ({ currency: undefined })),
  'every answer names one currency': answers(() => ({ currency: 'USD' })),
  'balances are texts': answers(({ balance }) => ({ balance: balance === undefined ? balance : String(balance) })),
  'balances are in hundredths': answers(({ balance }) => ({ balance: Number(balance) / 1_000 })),
  'balances are rounded to hundredths': answers(({ balance }) => ({
    balance: Math.floor(Number(balance) / 1_000) * 1_000,
  })),
  'no answer to a win has a balance': (wallet) => {
    const win = wallet.win.bind(wallet);
    wallet.win = async (call, account) => {
      const { balance: _, ...reply } = await win(call, account);
      return reply as { status: string };
    };
  },
  'a bet answers the balance before it': (wallet) => {
    const told = wallet.told.bind(wallet);
    wallet.told = async (call, reply) => {
      const json = await told(call, reply);
      if (json?.status !== 'RS_OK' || call.kind !== 'bet') return json;
      return { ...json, balance: Number(json.balance) + call.fields.amount };
    };
  },
  'the balance is read after others had their turn': (wallet) => {
    const told = wallet.told.bind(wallet);
    const known = new Set<string>();
    wallet.told = async (call, reply) => {
      const isFirst = call.kind === 'bet' && reply.status === 'RS_OK' && !known.has(call.fields.id);
      known.add(call.fields.id);
      if (!isFirst) return told(call, reply);
      await breathe(3);
      const account = wallet.accountOf(call.kind, call.fields);
      reply.balance = account?.balance;
      return told(call, reply);
    };
  },
  'the balance of a win is read after others had their turn': (wallet) => {
    const told = wallet.told.bind(wallet);
    const known = new Set<string>();
    wallet.told = async (call, reply) => {
      const isFirst = call.kind === 'win' && reply.status === 'RS_OK' && !known.has(call.fields.id);
      known.add(call.fields.id);
      if (!isFirst) return told(call, reply);
      await breathe(3);
      reply.balance = wallet.accountOf(call.kind, call.fields)?.balance;
      return told(call, reply);
    };
  },
  'answers under way together are mixed up': (wallet) => {
    const told = wallet.told.bind(wallet);
    let latest = '';
    wallet.told = async (call, reply) => {
      latest = call.fields.requestId;
      if (call.kind === 'bet') await breathe(2);
      const json = await told(call, reply);
      return json && { ...json, request_uuid: latest };
    };
  },
  'users under way together are mixed up': (wallet) => {
    const told = wallet.told.bind(wallet);
    let latest = '';
    wallet.told = async (call, reply) => {
      latest = call.fields.user;
      if (call.kind === 'bet') await breathe(2);
      const json = await told(call, reply);
      return json && { ...json, user: latest };
    };
  },
  'what is done is told under HTTP 500': answers(({ status }) => (status === 'RS_OK' ? { http: 500 } : {})),
  'statuses are in lower case': answers(({ status }) => ({ status: String(status).toLowerCase() })),
  'too little money is told without the balance': answers(({ status, balance }) => ({
    balance: status === 'RS_ERROR_NOT_ENOUGH_MONEY' ? undefined : balance,
  })),
  'answers are no JSON': answers(({ status }) => (status === 'RS_OK' ? { text: '<ok/>' } : {})),

  // Signatures.
  'no signature is looked at': (wallet) => {
    wallet.isProved = () => true;
  },
  'no signature is asked for /user/info': unprovedOn('info'),
  'no signature is asked for /user/balance': unprovedOn('balance'),
  'no signature is asked for bets': unprovedOn('bet'),
  'no signature is asked for wins': unprovedOn('win'),
  'no signature is asked for rollbacks': unprovedOn('rollback'),
  'a missing signature is no wrong one': alsoProvedBy((_wallet, _raw, signature) => signature === ''),
  'any signature of the right length is right': alsoProvedBy(
    (_wallet, _raw, signature) => Buffer.from(signature, 'base64').length === 256,
  ),
  'signatures by SHA-1 are taken': alsoProvedBy((wallet, raw, signature) =>
    wallet.isSigned(raw, signature, 'RSA-SHA1'),
  ),
  'signatures by SHA-512 are taken': alsoProvedBy((wallet, raw, signature) =>
    wallet.isSigned(raw, signature, 'RSA-SHA512'),
  ),
  'signatures with PSS are taken': alsoProvedBy((wallet, raw, signature) =>
    wallet.isSigned(raw, signature, 'RSA-SHA256', constants.RSA_PKCS1_PSS_PADDING),
  ),
  'signatures over the trimmed body are taken': alsoProvedBy((wallet, raw, signature) =>
    wallet.isSigned(Buffer.from(raw.toString().trim()), signature),
  ),
  'signatures over nothing are taken': alsoProvedBy((wallet, _raw, signature) =>
    wallet.isSigned(Buffer.from(''), signature),
  ),
  'signatures are checked over the JSON written anew': (wallet) => {
    wallet.isProved = (_kind, raw, signature) => {
      try {
        return wallet.isSigned(Buffer.from(JSON.stringify(JSON.parse(raw.toString()))), signature);
      } catch {
        return wallet.isSigned(raw, signature);
      }
    };
  },
  'a wrong signature is told after the bet is booked': (wallet) => {
    const answer = wallet.answer.bind(wallet);
    wallet.answer = async (kind, raw, signature) => {
      if (!wallet.isSigned(raw, signature) && kind === 'bet') {
        const { isProved } = wallet;
        wallet.isProved = () => true;
        const under = answer(kind, raw, signature);
        wallet.isProved = isProved;
        await under;
      }
      return answer(kind, raw, signature);
    };
  },

  // Amounts.
  'bets may be negative': amounts((amount, kind) => kind === 'bet' && Number.isSafeInteger(amount)),
  'wins may be negative': amounts((amount, kind) => kind === 'win' && Number.isSafeInteger(amount)),
  'fractions of bets are cut off': amounts(
    (amount, kind) => kind === 'bet' && typeof amount === 'number',
    (amount) => Math.max(0, Math.trunc(Number(amount))),
  ),
  'fractions of wins are taken': amounts(
    (amount, kind) => kind === 'win' && typeof amount === 'number' && amount >= 0 && amount < 1e6,
  ),
  'amounts may be texts': amounts((amount) => typeof amount === 'string' && /^\d+$/.test(amount)),
  'amounts may be true': amounts((amount) => amount === true),
  'no amount is nought': (wallet) => {
    const right = wallet.amountOf.bind(wallet);
    wallet.amountOf = (kind, body, text) => (body['amount'] === undefined ? 0 : right(kind, body, text));
  },
  'null is nought': amounts((amount) => amount === null),
  'wins may have any size': amounts((amount, kind) => kind === 'win' && typeof amount === 'number' && amount > 1e15),
  'wins beyond what a number holds are taken': amounts(
    (amount, kind) => kind === 'win' && typeof amount === 'number' && amount > Number.MAX_SAFE_INTEGER,
  ),
  'amounts are rounded to hundredths': (wallet) => {
    const right = wallet.amountOf.bind(wallet);
    wallet.amountOf = (kind, body, text) => Math.round(right(kind, body, text) / 1_000) * 1_000;
  },

  // Money, users and tokens.
  'a bet may be one more than there is': (wallet) => {
    wallet.isEnough = (balance, amount) => balance + 1 >= amount;
  },
  'a bet may not be all there is': (wallet) => {
    wallet.isEnough = (balance, amount) => balance > amount;
  },
  'funds are read and then written': pauseAt('funds'),
  'known ids are read and then written': pauseAt('known'),
  'rollbacks are read and then written': pauseAt('reversal'),
  'no token is looked at': (wallet) => {
    wallet.tokenRefusal = () => undefined;
  },
  'expired tokens are taken for bets': (wallet) => {
    wallet.tokenRefusal = ({ fields: { token } }, account) =>
      [...account.tokens, ...account.expired].includes(token) ? undefined : 'RS_ERROR_INVALID_TOKEN';
  },
  "other users' tokens are taken for bets": (wallet) => {
    wallet.tokenRefusal = ({ fields: { token } }) =>
      wallet.accounts.some(({ tokens }) => tokens.includes(token)) ? undefined : 'RS_ERROR_INVALID_TOKEN';
  },
  'the owner of the token pays': (wallet) => {
    const right = wallet.accountOf.bind(wallet);
    wallet.accountOf = (kind, fields) =>
      wallet.accounts.find(({ tokens }) => tokens.includes(fields.token)) ?? right(kind, fields);
  },
  'wins need a living token': (wallet) => {
    const right = wallet.winRefusal.bind(wallet);
    wallet.winRefusal = (call, account, bet) => wallet.tokenRefusal(call, account) ?? right(call, account, bet);
  },
  'rollbacks need a living token': (wallet) => {
    const right = wallet.rollbackRefusal.bind(wallet);
    wallet.rollbackRefusal = (call, account, bet) => wallet.tokenRefusal(call, account) ?? right(call, account, bet);
  },
  'bets that are known need a living token': (wallet) => {
    const again = wallet.again.bind(wallet);
    wallet.again = (before, call) => {
      const status = call.kind === 'bet' ? wallet.tokenRefusal(call, before.account) : undefined;
      return status === undefined ? again(before, call) : { status };
    };
  },
  'users are known in any case': (wallet) => {
    wallet.accountOf = (_kind, { user }) => wallet.accounts.find((one) => one.user === user.toLowerCase());
  },
  'users are known with white space': (wallet) => {
    wallet.accountOf = (_kind, { user }) => wallet.accounts.find((one) => one.user === user.trim());
  },
  'users are known by how they begin': (wallet) => {
    wallet.accountOf = (_kind, { user }) => wallet.accounts.find((one) => user.startsWith(one.user));
  },
  'locked users may bet': (wallet) => {
    wallet.mayPlay = () => true;
  },
  'locked users get nothing taken back': (wallet) => {
    const right = wallet.rollbackRefusal.bind(wallet);
    wallet.rollbackRefusal = (call, account, bet) =>
      account.isLocked ? 'RS_ERROR_USER_DISABLED' : right(call, account, bet);
  },
  'the currency is not looked at': (wallet) => {
    wallet.isCurrency = () => true;
  },
  'the currency of wins is not looked at': (wallet) => {
    const right = wallet.isCurrency.bind(wallet);
    wallet.isCurrency = (call) => call.kind === 'win' || right(call);
  },

  // Wins.
  'wins need no bet': winToo((bet) => bet === undefined),
  'wins of refused bets are paid': winToo((bet) => bet?.isApplied === false),
  'wins of bets that were taken back are paid': winToo((bet) => bet?.isReversed === true),
  'wins of wins are paid': winToo((bet) => bet?.kind === 'win'),
  'wins of rollbacks are paid': winToo((bet) => bet?.kind === 'rollback'),
  "wins of other users' bets are paid": winToo((bet, { user }) => bet?.isApplied === true && bet.fields.user !== user),
  'wins without a reference are paid': (wallet) => {
    const right = wallet.required.bind(wallet);
    wallet.required = (kind) => (kind === 'win' ? right('bet').filter((name) => name !== 'token') : right(kind));
    winToo((_bet, { target }) => target === '')(wallet, wallet.key);
  },
  'a bet has one win': winNot(({ wins }) => wins > 0),
  'a second win of a bet is told and not paid': (wallet) => {
    const pay = wallet.pay.bind(wallet);
    wallet.pay = (call, account, bet) => {
      if (bet === undefined || bet.wins < 2) pay(call, account, bet);
    };
  },
  'a second win of the same amount is told and not paid': (wallet) => {
    const pay = wallet.pay.bind(wallet);
    const paid = new Set<string>();
    wallet.pay = (call, account, bet) => {
      const key = `${call.fields.target} ${call.fields.amount}`;
      if (!paid.has(key)) pay(call, account, bet);
      paid.add(key);
    };
  },
  'a win of nothing is refused': winNot((_bet, { amount }) => amount === 0),

  // Rounds.
  'a round has one bet': (wallet) => {
    const right = wallet.betRefusal.bind(wallet);
    wallet.betRefusal = (call, account) =>
      [...wallet.entries.values()].some(({ kind, fields }) => kind === 'bet' && fields.round === call.fields.round)
        ? 'RS_ERROR_DUPLICATE_TRANSACTION'
        : right(call, account);
  },
  'a second bet of a round is told and not booked': (wallet) => {
    const bet = wallet.bet.bind(wallet);
    wallet.bet = async (call, account) => {
      const first = [...wallet.entries.values()].find(
        ({ kind, fields }) => kind === 'bet' && fields.round === call.fields.round,
      );
      return first ? first.reply : bet(call, account);
    };
  },

  // Rollbacks.
  'rollbacks bury nothing': (wallet) => {
    wallet.isBuried = () => false;
  },
  'what is buried is dug up by the first bet': (wallet) => {
    const right = wallet.isBuried.bind(wallet);
    wallet.isBuried = (call) => {
      const isBuried = right(call);
      wallet.buried.delete(wallet.keyOf(call.fields, 'bet'));
      return isBuried;
    };
  },
  'only the last five stay buried': (wallet) => {
    const bury = wallet.bury.bind(wallet);
    wallet.bury = (call) => {
      bury(call);
      for (const key of [...wallet.buried].slice(0, -5)) wallet.buried.delete(key);
    };
  },
  'a rollback buries its whole round': (wallet) => {
    const rounds = new Set<string>();
    const bury = wallet.bury.bind(wallet);
    wallet.bury = (call) => {
      rounds.add(call.fields.round);
      bury(call);
    };
    wallet.winRefusal = (
      (was) => (call, account, bet) =>
        rounds.has(call.fields.round) ? 'RS_ERROR_TRANSACTION_ROLLED_BACK' : was(call, account, bet)
    )(wallet.winRefusal.bind(wallet));
  },
  'a rollback of what never came is an error of the server': (wallet) => {
    wallet.bury = () => {
      throw new Refusal('RS_ERROR_UNKNOWN', 500);
    };
  },
  'a rollback takes back the whole round': (wallet) => {
    wallet.giveBack = (bet) => {
      for (const one of wallet.entries.values()) {
        const isOfIt = one.kind === 'bet' && one.isApplied && one.fields.round === bet.fields.round;
        if (!isOfIt || (one !== bet && one.isReversed)) continue;
        one.isReversed = true;
        one.account.balance += one.fields.amount;
      }
    };
  },
  'a rollback takes back the latest bet': (wallet) => {
    wallet.betOf = ((was) => (call) => {
      const named = was(call);
      if (call.kind !== 'rollback' || named?.kind !== 'bet') return named;
      return [...wallet.entries.values()].findLast(
        (one) => one.kind === 'bet' && one.isApplied && one.account === named.account,
      );
    })(wallet.betOf.bind(wallet));
  },
  'a rollback goes by its round': (wallet) => {
    wallet.betOf = ((was) => (call) => {
      if (call.kind !== 'rollback') return was(call);
      return [...wallet.entries.values()].find(
        ({ kind, fields }) => kind === 'bet' && fields.round === call.fields.round,
      );
    })(wallet.betOf.bind(wallet));
  },
  "other users' bets are taken back": (wallet) => {
    const right = wallet.rollbackRefusal.bind(wallet);
    wallet.rollbackRefusal = (call, account, bet) => right(call, bet?.account ?? account, bet);
  },
  'whoever asks gets the stake back': (wallet) => {
    const right = wallet.rollbackRefusal.bind(wallet);
    wallet.rollbackRefusal = (call, account, bet) => right(call, bet?.account ?? account, bet);
    wallet.giveBack = (bet, caller) => void (caller.balance += bet.fields.amount);
  },
  'a second rollback returns the stake again': (wallet) => {
    wallet.isToReturn = (bet) => bet.kind === 'bet' && bet.isApplied;
  },
  'the id of a second rollback is not remembered': (wallet) => {
    const remember = wallet.remember.bind(wallet);
    const gone = new Set<string>();
    wallet.remember = (call, account, reply, isApplied) => {
      const isSecond = call.kind === 'rollback' && gone.has(call.fields.target);
      if (call.kind === 'rollback') gone.add(call.fields.target);
      return isSecond ? reply : remember(call, account, reply, isApplied);
    };
  },
  'a rollback is told and nothing returned': (wallet) => {
    wallet.giveBack = () => undefined;
  },
  'a rollback returns nothing of odd stakes': (wallet) => {
    wallet.giveBack = ({ account, fields }) => void (account.balance += Math.floor(fields.amount / 2_000) * 2_000);
  },
  'a rollback of a paid-out bet is told and nothing moves': (wallet) => {
    wallet.rollbackRefusal = () => undefined;
    wallet.isToReturn = (bet) => bet.kind === 'bet' && bet.isApplied && !bet.isReversed && bet.wins === 0;
  },
  'a rollback of a refused bet returns its stake': (wallet) => {
    wallet.isToReturn = (bet) => bet.kind === 'bet' && !bet.isReversed;
  },
  'a rollback of a rollback books the bet again': (wallet) => {
    const right = wallet.rollback.bind(wallet);
    wallet.rollback = async (call, account) => {
      const target = wallet.betOf(call);
      if (target?.kind === 'rollback') {
        const bet = wallet.found(target.fields.target);
        if (bet?.isReversed) account.balance -= bet.fields.amount;
      }
      return right(call, account);
    };
  },
  'a rollback of itself is an error of the server': (wallet) => {
    const right = wallet.rollbackRefusal.bind(wallet);
    wallet.rollbackRefusal = (call, account, bet) => {
      if (call.fields.target === call.fields.id) throw new Error('It cannot be booked.');
      return right(call, account, bet);
    };
  },

  // Message format.
  'what is no JSON is an error of the server': (wallet) => {
    wallet.parse = (raw) => {
      try {
        return JSON.parse(raw.toString());
      } catch {
        throw new Refusal('RS_ERROR_UNKNOWN', 500);
      }
    };
  },
  'of a key that stands twice the last one counts': (wallet) => {
    wallet.parse = (raw) => JSON.parse(raw.toString());
  },
  'what follows the first object is read past': (wallet) => {
    const parse = wallet.parse.bind(wallet);
    wallet.parse = (raw) => {
      const text = raw.toString();
      const end = text.indexOf('}{');
      return end < 0 ? parse(raw) : JSON.parse(text.slice(0, end + 1));
    };
  },
  'lists of one call are taken': (wallet) => {
    const parse = wallet.parse.bind(wallet);
    wallet.parse = (raw) => {
      const parsed = parse(raw);
      return Array.isArray(parsed) ? parsed[0] : parsed;
    };
  },
  'bets need no token': (wallet) => {
    const right = wallet.required.bind(wallet);
    wallet.required = (kind) => right(kind).filter((name) => name !== 'token');
    const token = wallet.tokenRefusal.bind(wallet);
    wallet.tokenRefusal = (call, account) => (call.fields.token === '' ? undefined : token(call, account));
  },
  'bets need no currency': (wallet) => {
    const right = wallet.required.bind(wallet);
    wallet.required = (kind) => right(kind).filter((name) => name !== 'currency');
  },
  'types are not looked at': (wallet) => {
    wallet.checkForm = (kind, body) => {
      for (const name of wallet.required(kind))
        if (body[name] === undefined) throw new Refusal('RS_ERROR_WRONG_SYNTAX');
    };
  },

  // Time.
  'a rollback of what never came is never answered': slow(({ kind }) => kind === 'rollback', 'never'),
  'a call that comes again is never answered': slow(
    ({ kind }, isAgain) => isAgain && !['info', 'balance'].includes(kind),
    'never',
  ),
  'wins are answered late': slow(({ kind }) => kind === 'win', 12_000),
  '/user/info is answered late': slow(({ kind }) => kind === 'info', 12_000),
};

/** Correct variations of wallets. */
export const variations: Readonly<Record<string, Change>> = {
  'as it is': () => undefined,
  'a win may name a bet of another round': (wallet) => {
    winToo((bet, { user }) => bet?.kind === 'bet' && bet.isApplied && !bet.isReversed && bet.fields.user === user)(
      wallet,
      wallet.key,
    );
  },
  'fields that nobody knows are refused': (wallet) => {
    const right = wallet.checkForm.bind(wallet);
    wallet.checkForm = (kind, body, text) => {
      if ('colour' in body || text.includes('__proto__')) throw new Refusal('RS_ERROR_WRONG_SYNTAX', 400);
      right(kind, body, text);
    };
  },
  'numbers are written as plain digits': (wallet) => {
    const right = wallet.amountOf.bind(wallet);
    wallet.amountOf = (kind, body, text) => {
      const isMoney = kind === 'bet' || kind === 'win';
      if (isMoney && !/"amount"\s*:\s*(?:0|[1-9]\d*)\s*[,}]/.test(text)) throw new Refusal('RS_ERROR_WRONG_TYPES', 400);
      return right(kind, body, text);
    };
  },
  'ids may have any characters and 2,000 of them': (wallet) => {
    wallet.isId = (value) => typeof value === 'string' && value !== '' && value.length <= 2_000;
  },
  'ids are UUIDs': (wallet) => {
    wallet.isId = (value) => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
  },
  'a rollback of what never came is told not to exist': (wallet) => {
    const right = wallet.rollback.bind(wallet);
    wallet.rollback = async (call, account) => {
      if (wallet.betOf(call) !== undefined) return right(call, account);
      wallet.bury(call);
      throw new Refusal('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    };
  },
  'a paid-out bet may be taken back': (wallet) => {
    const right = wallet.rollbackRefusal.bind(wallet);
    wallet.rollbackRefusal = (call, account, bet) => right(call, account, bet && { ...bet, wins: 0 });
  },
  'a bet that was taken back says so when it comes again': (wallet) => {
    const again = wallet.again.bind(wallet);
    wallet.again = (before, call) =>
      before.isReversed && before.kind === 'bet' && wallet.isSame(before, call)
        ? { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' }
        : again(before, call);
  },
  'refusals are told under HTTP 200': (wallet) => {
    const answer = wallet.answer.bind(wallet);
    wallet.answer = async (kind, raw, signature) => {
      const reply = await answer(kind, raw, signature);
      return reply && { ...reply, http: 200 };
    };
  },
  'answers have more than is asked': answers(() => ({ bonus: 0 })),
  "a win with another user's token is refused": (wallet) => {
    const right = wallet.winRefusal.bind(wallet);
    wallet.winRefusal = (call, account, bet) => {
      const isForeign = wallet.accounts.some((one) => one !== account && one.tokens.includes(call.fields.token));
      return isForeign ? 'RS_ERROR_INVALID_TOKEN' : right(call, account, bet);
    };
  },
};
