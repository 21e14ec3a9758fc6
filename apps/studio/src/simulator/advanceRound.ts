import { callVendorWallet } from './callVendorWallet.ts';
import { codecOf } from './dialects/codecOf.ts';
import { giveBackGrant } from './store/grants.ts';
import type { VendorReply, Play, VendorCodec } from './dialects/VendorCodec.ts';
import type { Simulator } from './Simulator.ts';
import type { SimVendor } from './SimVendor.ts';
import { claimDueSimRounds, countSimAttempt, moveSimRound, postponeSimRound, type SimCall } from './store.ts';

const LONGEST_PAUSE_MS = 5 * 60_000;

/** The lease of the process that sends a call; after it the queue may take the call over. */
const leaseOf = ({ clock, walletDeadlineMs }: Simulator): Date => new Date(clock().getTime() + walletDeadlineMs * 2);

/** Sends a round's next call, and its follow-ups, until it is closed or has to wait. */
export async function advanceRound(sim: Simulator, id: string): Promise<void> {
  for (;;) {
    const call = await countSimAttempt(sim.pool, id, leaseOf(sim));
    if (!call || !(await takeStep(sim, call))) return;
  }
}

/** Continues every round that is due: retries, and rounds left by a process that died. */
export async function advanceDueRounds(sim: Simulator): Promise<number> {
  const due = await claimDueSimRounds(sim.pool, { now: sim.clock(), leaseUntil: leaseOf(sim), limit: 50 });
  await Promise.all(
    due.map(async (call) => {
      if (await takeStep(sim, call)) await advanceRound(sim, call.id);
    }),
  );
  return due.length;
}

/** True when the round may continue at once. */
async function takeStep(sim: Simulator, call: SimCall): Promise<boolean> {
  const vendor = sim.vendors.find(({ code }) => code === call.vendor);
  if (!vendor) return postpone(sim, call, 'the vendor is not in the simulator’s file');
  const codec = codecOf(vendor.dialect, vendor);
  switch (call.state) {
    case 'betting':
      return bet(sim, call, vendor, codec);
    case 'winning':
      return follow(sim, call, vendor, codec, 'win');
    case 'ending':
      return follow(sim, call, vendor, codec, 'end');
    default:
      return follow(sim, call, vendor, codec, 'cancel');
  }
}

const playOf = (call: SimCall): Play => ({
  ...{ id: call.number, stake: call.stake, prize: call.prize, user: call.username, token: call.launchToken },
  ...{ currency: call.currency, game: call.gameCode, grant: call.grantReference ?? undefined },
});

/**
 * A stake without a response is retried as often as the dialect does, and then cancelled: its result is unknown, and
 * the player may have left. Where the dialect has no cancel it is retried until there is a response.
 */
async function bet(sim: Simulator, call: SimCall, vendor: SimVendor, codec: VendorCodec): Promise<boolean> {
  // The previous sender died before the response, or was told to wait.
  if (call.attempts > codec.resends + 1) return move(sim, call, 'cancelling', 'the sender ended before the answer');
  const reply = await callVendorWallet(sim, vendor, codec.request('bet', playOf(call), call.attempts - 1));
  const { verdict, word, balance } = reply;
  tell(sim, call, reply);
  if (verdict === 'done' || verdict === 'again') {
    return move(sim, call, codec.steps.includes('win') ? 'winning' : 'settled', word, { balance });
  }
  const isOpen = verdict === 'retry' || verdict === 'none' || codec.doubts.includes(word);
  if (!isOpen)
    return move(sim, call, 'refused', word, { refusal: verdict === 'poor' ? 'notEnoughMoney' : 'betRefused' });
  if (call.attempts > codec.resends) return move(sim, call, 'cancelling', word);
  return postpone(sim, call, word);
}

/** A wallet that refuses for good so often is not asked again. */
const MOST_REFUSALS = 8;

/**
 * Calls that must arrive: a prize, the end of a round, a cancel. They are retried until the wallet confirms. What it
 * refuses for good, again and again, is not sent for ever: the round ends, people are alarmed, the vendor's list of
 * rounds keeps what was played, and the player plays on.
 */
async function follow(
  sim: Simulator,
  call: SimCall,
  vendor: SimVendor,
  codec: VendorCodec,
  what: 'win' | 'end' | 'cancel',
): Promise<boolean> {
  const play = playOf(call);
  const outgoing = what === 'end' ? codec.endRound?.(play) : codec.request(what, play, call.attempts - 1);
  if (!outgoing) return move(sim, call, 'settled', 'nothing to end');
  const reply = await callVendorWallet(sim, vendor, outgoing);
  tell(sim, call, reply);
  const isGone = what === 'cancel' && codec.gone.includes(reply.word);
  if (reply.verdict !== 'done' && reply.verdict !== 'again' && !isGone) {
    const isDefinite = reply.verdict === 'refused' || reply.verdict === 'poor';
    if (!isDefinite || call.attempts < MOST_REFUSALS) return postpone(sim, call, reply.word);
    sim.log.error(
      { alarm: 'simulator.refused', round: call.number, vendor: call.vendor, what, word: reply.word },
      'gave up',
    );
    // On the vendor's side the bet is void; the player is not told that its stake is back.
    if (what === 'cancel') return move(sim, call, 'cancelled', reply.word, { refusal: 'betNotReturned' });
    return move(sim, call, 'unpaid', reply.word);
  }
  if (what === 'cancel') return move(sim, call, 'cancelled', reply.word, { refusal: 'betReturned', ...reply });
  const isLast = what === 'end' || codec.endRound === undefined;
  return move(sim, call, isLast ? 'settled' : 'ending', reply.word, { balance: reply.balance });
}

async function move(
  { pool, clock }: Simulator,
  { id, state: from, vendor, grantReference }: SimCall,
  to: SimCall['state'],
  answer: string,
  { balance, refusal }: { balance?: bigint | undefined; refusal?: string } = {},
): Promise<boolean> {
  const isClosed = to === 'settled' || to === 'refused' || to === 'cancelled' || to === 'unpaid';
  const closedAt = isClosed ? clock() : undefined;
  const isMoved = await moveSimRound(pool, {
    id,
    from,
    to,
    answer,
    balance,
    closedAt,
    ...(refusal === undefined ? {} : { refusal }),
  });
  if (isMoved && (to === 'refused' || to === 'cancelled') && grantReference !== null) {
    await giveBackGrant(pool, { vendor, reference: grantReference });
  }
  return isMoved && !isClosed;
}

async function postpone({ pool, clock }: Simulator, { id, attempts }: SimCall, answer: string): Promise<false> {
  const pauseMs = Math.min(1_000 * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
  await postponeSimRound(pool, { id, until: new Date(clock().getTime() + pauseMs), answer });
  return false;
}

function tell({ log }: Simulator, { number, vendor, state, attempts }: SimCall, { verdict, word }: VendorReply): void {
  const line = { round: number, vendor, state, attempts, verdict, word };
  if (verdict === 'done') log.debug(line, 'simulated wallet call');
  else log.info(line, 'simulated wallet call');
}
