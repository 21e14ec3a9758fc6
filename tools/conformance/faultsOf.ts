import type { PlayAnswer, Seamless, SeamlessWallet } from '../../apps/platform/src/modules/vendors/index.ts';
import { driverOf, type DriverName } from './drivers/driverOf.ts';
import { newId } from './Table.ts';

/** One changed core, or one changed codec, under what is otherwise the honest wallet. */
type Broken = (whole: Seamless) => Partial<Seamless>;
export type BrokenCodec = (wallet: SeamlessWallet, seat: Readonly<{ user: string }>) => Partial<SeamlessWallet>;

/** A core that books a duplicate again. */
const forgetful: Broken = (whole) => {
  const anew = <Call extends { transaction: string }>(call: Call): Call => ({ ...call, transaction: newId() });
  return {
    bet: (call) => whole.bet(anew(call)),
    betAndWin: (call) => whole.betAndWin(anew(call)),
    winOfRound: (call) => whole.winOfRound(anew(call)),
    promo: (call) => whole.promo(anew(call)),
    adjust: (call) => whole.adjust(anew(call)),
    together: (call) => {
      const ending = newId();
      const steps = call.steps.map((step) => ({
        ...step,
        transaction: `${step.transaction} ${ending}`,
        ...('betTransaction' in step ? { betTransaction: `${step.betTransaction} ${ending}` } : {}),
      }));
      return whole.together({ ...call, steps });
    },
  };
};

/** A core that takes stakes without a valid token. */
const careless: Broken = (whole) => ({
  bet: (call) => whole.adjust({ ...call, amount: -call.amount }),
  betAndWin: (call) => whole.betAndWin({ ...call, isResend: true }),
  together: (call) => {
    const steps = call.steps.map((step) => (step.kind === 'bet' ? { ...step, kind: 'stake' as const } : step));
    return whole.together({ ...call, steps });
  },
});

/** A core that acknowledges a cancel without undoing it. */
const lazy: Broken = (whole) => ({
  rollback: (call) => whole.balance(call),
  rollbackOf: (call) => whole.balance(call),
  together: (call) =>
    call.steps.every(({ kind }) => kind === 'rollback') ? whole.balance(call) : whole.together(call),
});

/** A core that pays on bets that it does not have. */
const credulous: Broken = (whole) => ({
  win: (call) => whole.adjust(call),
  winOfRound: (call) => whole.adjust(call),
  together: (call) => {
    const steps = call.steps.map((step) => (step.kind === 'win' ? { ...step, kind: 'adjust' as const } : step));
    return whole.together({ ...call, steps });
  },
});

/** A core that lets every token in. */
const hospitable: Broken = (whole) => ({ authenticate: (call) => whole.balance(call) });

/** A core that asks every stake for its session. */
const stubborn: Broken = (whole) => ({ betAndWin: (call) => whole.betAndWin({ ...call, isResend: false }) });

/** A core that gives something at the end of a round. */
const cheering: Broken = (whole) => ({
  endRound: (call) => whole.adjust({ ...call, transaction: newId(), amount: 1_000n, closesRound: true }),
});

/** A core that never says that something was undone. */
const silent: Broken = (whole) => ({
  movements: async (call) => (await whole.movements(call)).map((movement) => ({ ...movement, isReversed: false })),
});

/** A core that says that money was set aside, and leaves it where it is. */
const careFree: Broken = (whole) => ({
  together: (call) => whole.together({ ...call, steps: call.steps.filter(({ kind }) => kind !== 'hold') }),
});

/** The stake of a call, whichever way the dialect has it booked. */
type Staking =
  | Parameters<Seamless['bet']>[0]
  | Parameters<Seamless['betAndWin']>[0]
  | Parameters<Seamless['together']>[0];
const idOf = (call: Staking): string =>
  'transaction' in call ? call.transaction : call.steps.map(({ kind, transaction }) => `${kind} ${transaction}`).join();
const isStake = (call: Staking): boolean =>
  'transaction' in call || call.steps.some(({ kind }) => kind === 'bet' || kind === 'stake');

/** A core in which every stake takes another way than in the honest one. */
const staking = (
  take: <Call extends Staking>(
    call: Call,
    book: (call: Call) => Promise<PlayAnswer>,
    again: (call: Call) => Promise<PlayAnswer>,
    whole: Seamless,
  ) => Promise<PlayAnswer>,
): Broken => {
  return (whole) => {
    const anew = forgetful(whole);
    return {
      bet: (call) => take(call, whole.bet, anew.bet ?? whole.bet, whole),
      betAndWin: (call) => take(call, whole.betAndWin, anew.betAndWin ?? whole.betAndWin, whole),
      together: (call) =>
        isStake(call) ? take(call, whole.together, anew.together ?? whole.together, whole) : whole.together(call),
    };
  };
};

/** A core that books again what comes while its first time is still under way. */
const hasty: Broken = (whole) => {
  const underWay = new Set<string>();
  return staking(async (call, book, again) => {
    const id = idOf(call);
    if (underWay.has(id)) return again(call);
    underWay.add(id);
    try {
      return await book(call);
    } finally {
      underWay.delete(id);
    }
  })(whole);
};

/** A core that takes any content for a known id. */
const deaf: Broken = (whole) => {
  const first = new Map<string, Staking>();
  return staking((call, book) => {
    const known = first.get(idOf(call)) ?? call;
    first.set(idOf(call), known);
    return book(known as typeof call);
  })(whole);
};

/** A core that turns a stake away soon after another one. */
const single: Broken = (whole) => {
  let takenAt = -Infinity;
  return staking(async (call, book) => {
    if (performance.now() - takenAt < 500) return { isAccepted: false, reason: 'insufficient_funds' };
    takenAt = performance.now();
    return book(call);
  })(whole);
};

/** A core that says that a stake was taken which the balance does not pay for. */
const lending = staking(async (call, book, _again, whole) => {
  const answer = await book(call);
  return !answer.isAccepted && answer.reason === 'insufficient_funds' ? whole.balance(call) : answer;
});

/** A core that pays a hundredth more than it is told to. */
const generous: Broken = (whole) => ({
  betAndWin: (call) => whole.betAndWin({ ...call, winAmount: call.winAmount + 1_000n }),
  win: (call) => whole.win({ ...call, amount: call.amount + 1_000n }),
  winOfRound: (call) => whole.winOfRound({ ...call, amount: call.amount + 1_000n }),
  together: (call) => {
    const steps = call.steps.map((step) => (step.kind === 'win' ? { ...step, amount: step.amount + 1_000n } : step));
    return whole.together({ ...call, steps });
  },
});

/** A codec that reads another body than the one whose proof it has checked. */
const rewriting =
  (rewrite: (body: string, seat: Readonly<{ user: string }>) => string): BrokenCodec =>
  (wallet, seat) => ({
    answer: (call, known, seamless) =>
      wallet.answer({ ...call, body: Buffer.from(rewrite(call.body.toString(), seat)) }, known, seamless),
  });

/** A codec that takes whoever calls for a vendor. */
const trusting: BrokenCodec = () => ({ isSigned: () => true });

/** A codec that cuts the last letter from the name of a user that it does not know. */
const familiar = rewriting((body, { user }) => body.replaceAll(`${user}0`, user));

/** A codec that reads an amount without its sign, or what was moved without a look at what was said of it. */
const unsigned = rewriting((body) => {
  const form = new URLSearchParams(body);
  if (!form.has('transfer_amount')) return body.replace(/(?<=[:=])-(?=\d)/g, '');
  const moved = Number(form.get('win_amount')) - Number(form.get('bet_amount'));
  form.set('transfer_amount', moved.toFixed(2));
  return form.toString();
});

/** A codec that reads past what it does not know, also in a stake. */
const readsPast = rewriting((body) => body.replace(/"colour":5,|,"colour":5|&colour=5|colour=5&/, ''));

const none: Broken = () => ({});
const honest: BrokenCodec = () => ({});

type Planted = readonly [fault: string, caughtBy: string, broken: Broken, codec?: BrokenCodec];
type Red = readonly [fault: string, caughtBy: string, broken: Broken, codec: BrokenCodec];

/** Broken cores under the honest codec and broken codecs over the honest core, with the case in which each must be noticed. */
export function faultsOf(name: DriverName): Red[] {
  const driver = driverOf(name, { secret: '', operatorToken: '' });
  const {
    steps,
    unsaid = [],
    gift,
    hold,
    unsettle,
    correct,
    jackpot,
    session,
    whoIs,
    endRound,
    resent,
    status,
  } = driver;
  const planted: readonly (readonly [isThere: boolean, ...Planted])[] = [
    [true, 'books a call again when it comes again', 'duplicate', forgetful],
    [true, 'pays a hundredth more than a prize is', 'round', generous],
    [true, 'books again what comes while its first time is under way', 'parallel-duplicate', hasty],
    [true, 'takes any content for a known id', 'changed-content', deaf],
    [true, 'takes a stake that the balance does not pay for', 'insufficient-funds', lending],
    [true, 'turns a stake away soon after another', 'overspend', single],
    [true, 'takes a name for the one that it begins with', 'wrong-parts', none, familiar],
    [true, 'takes whoever calls for the vendor', 'proof', none, trusting],
    [true, 'books again what a client sends again', 'resend-after-timeout', forgetful],
    [true, 'reads amounts that are none', 'bad-amounts', none, unsigned],
    [true, 'reads past fields of a stake that it does not know', 'malformed', none, readsPast],
    [true, 'books a known call again in some order', 'all-orders', forgetful],
    [unsaid.includes('token'), 'books a stake again after its session', 'late', forgetful],
    [!unsaid.includes('token'), 'stakes without a living token', 'late', careless],
    [steps.includes('cancel'), 'does not undo what it says it undid', 'cancel', lazy],
    [steps.includes('cancel'), 'forgets a cancel that came before its bet', 'cancel-first', lazy],
    [
      steps.includes('cancel'),
      'leaves a stake in place whose cancel came at the same time',
      'cancel-in-parallel',
      lazy,
    ],
    [steps.includes('win'), 'pays on a bet that it does not have', 'win-without-bet', credulous],
    [gift !== undefined, 'gives again when it is told again', 'gift', forgetful],
    [hold !== undefined, 'sets nothing aside', 'hold', careFree],
    [unsettle !== undefined, 'does not take back what it has settled', 'unsettle', lazy],
    [correct !== undefined, 'corrects again when it is asked again', 'correction', forgetful],
    [jackpot !== undefined, 'pays a jackpot again when it is told again', 'jackpot', forgetful],
    [(session ?? whoIs) !== undefined, 'lets every token in', 'session', hospitable],
    [endRound !== undefined, 'pays something at the end of a round', 'end-of-round', cheering],
    [resent !== undefined, 'asks a stake that is sent again for its session', 'marked-resend', stubborn],
    [status !== undefined, 'never tells that something was undone', 'bet-status', silent],
  ];
  return planted.flatMap(([isThere, fault, caughtBy, broken, codec = honest]): Red[] =>
    isThere ? [[fault, caughtBy, broken, codec]] : [],
  );
}
