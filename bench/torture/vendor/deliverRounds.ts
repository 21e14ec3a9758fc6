import { Late, type WireClient } from '@baize/tools/conformance/WireClient';
import { NoAnswer } from '../NoAnswer.ts';
import type { Verdict } from '@baize/studio/simulator/dialects/VendorCodec';
import type { Call, Round } from './Round.ts';

/** Lifetime in milliseconds of a connection that is cut in the middle of a call. */
const CUT_WITHIN_MS = 8;
const CALLERS = 256;
/** Maximum retries of an indefinite response. */
const PATIENCE = 20;
/** Time-out of one delivery; after this many time-outs more of them prove nothing new. */
const DELIVERY_MS = 30_000;
const MOST_LATE = CALLERS;

export type Wire = {
  /** The platform's processes by dialect; any of them answers any call. */
  clientsOf(dialect: string): readonly WireClient[];
  draw(n: number): number;
  /** Percentage of deliveries that lose their connection. */
  cutPercent: number;
  /** Counter for the moments of all calls. */
  tick: number;
  delivered: number;
  cut: number;
  /** Deliveries that lost their connection unintentionally. */
  lost: number;
  /** Deliveries without a response in time. */
  late: number;
};

/** Delivers all calls of these rounds in one random order, and then what a vendor would retry. */
export async function deliverRounds(wire: Wire, rounds: readonly Round[]): Promise<void> {
  const all = rounds.flatMap((round) =>
    round.calls.flatMap((call) =>
      Array.from({ length: call.deliveries }, (_, attempt) => ({ round, call, attempt, order: wire.draw(2 ** 31) })),
    ),
  );
  all.sort((a, b) => a.order - b.order);
  await byMany(all, async ({ round, call, attempt }) => {
    // With a vague duplicate status the first delivery must be answered, or the outcome would be unknowable.
    const isVague = round.seat.voice.isVague === true && round.calls.length === 3;
    const isCut = wire.draw(100) < wire.cutPercent && !isVague;
    await deliver(wire, round, call, attempt, isCut ? wire.draw(CUT_WITHIN_MS) : undefined);
  });
  await byMany(rounds, async (round) => {
    for (const call of round.calls) await settle(wire, round, call);
  });
}

/** Repeats every call once. */
export async function askAgain(wire: Wire, rounds: readonly Round[]): Promise<void> {
  const all = rounds.flatMap((round) => round.calls.map((call) => ({ round, call })));
  await byMany(all, async ({ round, call }) => {
    for (let turn = 0; turn < PATIENCE; turn += 1) {
      if (!isOpen(await deliver(wire, round, call, call.deliveries + turn))) return;
    }
  });
}

/** Repeats calls that were not accepted in their logical order; a win may have overtaken its bet. */
async function settle(wire: Wire, round: Round, call: Call): Promise<void> {
  const isDone = call.told.some(({ verdict }) => verdict === 'done' || verdict === 'again');
  for (let turn = 0; !isDone && turn < PATIENCE; turn += 1) {
    if (!isOpen(await deliver(wire, round, call, call.deliveries + turn))) return;
  }
}

function isOpen(verdict: Verdict | undefined): boolean {
  return verdict === undefined || verdict === 'retry' || verdict === 'none';
}

/** Resolves to the response, or undefined if the connection was lost: the outcome is then unknown. */
async function deliver(
  wire: Wire,
  { seat, play }: Round,
  call: Call,
  attempt: number,
  cutAfterMs?: number,
): Promise<Verdict | undefined> {
  const { voice } = seat;
  const clients = wire.clientsOf(voice.dialect);
  const client = clients[wire.draw(clients.length)];
  if (!client) throw new Error(`There is no platform for ${voice.dialect}.`);
  const sentAt = (wire.tick += 1);
  wire.delivered += 1;
  try {
    const { httpStatus, text } = await client.post({
      ...voice.request(call.step, play, attempt),
      cutAfterMs,
      deadlineMs: DELIVERY_MS,
    });
    const { verdict, balance } = voice.readAnswer(httpStatus, text);
    // Most responses are identical; each is stored once.
    const known = call.told.find((told) => told.text === text)?.text ?? text;
    call.told.push({ sentAt, answeredAt: (wire.tick += 1), verdict, balance, text: known });
    return verdict;
  } catch (error) {
    if (error instanceof Late) wire.late += 1;
    if (wire.late >= MOST_LATE) throw new NoAnswer(`${wire.late} deliveries`, DELIVERY_MS / 1_000);
    if (cutAfterMs === undefined) wire.lost += 1;
    else wire.cut += 1;
    return undefined;
  }
}

async function byMany<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let at = 0;
  const caller = async (): Promise<void> => {
    for (let item = items[at++]; item !== undefined; item = items[at++]) await work(item);
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}
